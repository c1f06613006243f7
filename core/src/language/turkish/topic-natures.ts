import type { Nature } from "#evidence/nature.ts"

/** How people speak of what they take, do, suffer from, eat, measure out and have done to them; small letters without marks. */
export const spokenOfAs = {
  taking:
    /\b(?:kullan\w*|ic(?:iyor|tim|ilir|ilmeli|meli|mek|en|sem|tikten)\w*|al(?:iyor|dim|inir|mak|mali|sam|inmali)\w*|doz\w*|takviye\w*|hap\w*|kapsul\w*|tablet\w*|igne\w*|toz\w*|surul\w*|surmek|suruyor\w*|merhem\w*|damla\w*)\b/,
  doing:
    /\b(?:yap(?:iyor|tim|ilir|mak|an|sam|arken|mali)\w*|antrenman\w*|egzersiz\w*|hareket\w*|calis(?:iyor|tim|mak|an)\w*|idman\w*|set\w*|tekrar\w*|kac (?:dk|dakika)|\d+ (?:dk|dakika)|durulur|gobek erit\w*|kosu\w* mu)\b/,
  suffering:
    /\bgec(?:er|mez|medi|miyor|mek bilmiyor|ti m[iu])\b|nasil gecer|\b(?:neden|niye) (?:olur|oluyor|olusur)|normal mi|tehlikeli|\w[dt][ae]n m[iu]\b|oluyor neden|(?:atak|kriz|kanser|hastali[kg])\w* m[iu]\b|doktora (?:gid|gorun|git)|\w[ae] ne iyi gel|teshisi|tanisi k|olanlar ne yap|hangi (?:doktor|bolum)|stresten|ciddiye|(?:eksikli[kg]\w*|tiroid\w*|menopoz\w*|yan etki\w*) (?:mi|olur)|yuzunden|uyuyam|agriyor|batiyor|iltihap|iyilesir|tekrarlar m[iu]|onerisi var|damla/,
  eating:
    /\b(?:yen(?:ir|meli|mez|irse|ebilir)|yiyor\w*|yedi[mn]\w*|yiyen|yut(?:an|mak|uyorum|sam)|yemek|yesem|ic(?:ilir|ilmeli|iyor\w*|en|sem|mek|tim|ilebilir)|pis(?:ir|er)\w*|tarif\w*|kalori\w*|kasik|kasigi|tadi\w*|puding|corba\w*|salata\w*|kahvalt\w*|porsiyon|bardak|bardag\w*|fincan|sise|latte|demle\w*|bulgur|yogurt)\b/,
  dosing:
    /\b(?:doz\w*|takviye\w*|hap\w*|kapsul\w*|tablet\w*|igne\w*|\d+ ?mg|mg|ac m[iu] tok m[iu]|ilac\w*)\b/,
  having: /\b(?:taktir\w*|taktik|yaptir\w*|ameliyat\w*|seans\w*|islem\w*|cekim)\b/,
} satisfies { readonly [how: string]: RegExp }

/** Says that somebody lives with it, and did not just come by it: "haşimotom var". */
export const livedWith =
  /\w[aeiou]m var\b|\bolanlar|teshis|tani(?:si|m|sı)\b|hastasi(?:yim)?\b|antikor|romatolo|endokrin|genetik/

/** Says that somebody prescribed it. */
export const prescribed =
  /\bilac(?:i|im|imi) (?:\w+ )?(?:birak|kes|atla)|psikiyatr|\brecete|(?:doktor|hekim)\w* (?:\w+ )?(?:yazdi|baslatti|basladi\b|verdi)|prospektus|raporlu|eczane\w* (?:\w+ )?(?:yok|kalma|bulunm|bulam)|antidepresan|yetiskin dehb/

/** The stems by which medicines are named, and endings of names that say what a thing is: "kemik suyu" is drunk. */
export const calledSo: ReadonlyArray<readonly [ending: RegExp, nature: Nature]> = [
  [
    /(?:april|[dlnz]april|sartan|vastatin|prazol|oksetin|alopram|tralin|glutid|faksin|triptilin|gliptin|gliflozin|azepam|azolam|tiroksin|triptan|fenidat|piprazol|tiyapin|metformin|floksasin|solon|tidin|olol|dipin)$/,
    "medicine",
  ],
  [/ (?:testi|tahlili|taramasi|yuklemesi|olcumu|sensor|sensoru|olcer|tartisi|analizi)$/, "test"],
  [
    / (?:botoksu|asisi|asilari|lazeri|serumu|tedavisi|ameliyati|masaji|seansi|terapisi|dolgusu|enjeksiyonu|akupunkturu|mide|mezoterapi|mezoterapisi)$/,
    "therapy",
  ],
  [/(?:^| )(?:bileklik|kemer|saat|yuzuk|bant|cihaz|tarti|sensor|korse|terlik|olcer)$/, "device"],
  [
    / (?:bandi|terligi|yuzugu|yastigi|bileligi|bilekligi|korsesi|aleti|cihazi|topu|kemeri|tahtasi|silindiri|pedi|tabanligi|coragi|lambasi|saati|gozlugu|matarasi)$/,
    "device",
  ],
  [
    / (?:suyu|cayi|ekmegi|corbasi|pekmezi|sutu|peyniri|unu|sirkesi|bali|yogurdu|kahvesi|tatlisi|salatasi|serbeti|yagi|cekirdegi|tohumu|ezmesi|baligi|eti|makarnasi|pirinci|lapasi|kurabiyesi|tursusu|receli|bar|smoothie|latte)$/,
    "food",
  ],
  [
    / (?:agrisi|yanmasi|batmasi|uyusmasi|sisligi|kasintisi|dokulmesi|krampi|burkulmasi|yirtigi|fitigi|egriligi|cinlamasi|donmesi|carpintisi|terlemesi|morarmasi|sendromu)$/,
    "symptom",
  ],
  [
    /(?:odem|alji|pati|fasiit|tendinit|artrit|sinuzit|gastrit|dermatit|kolit|artroz|skolyoz|sendrom|fobi|migren)$/,
    "symptom",
  ],
  [/(?:kanseri?|tumoru|losemi|lenfoma|diyabet|astim|hastaligi|yetmezligi|rahatsizligi)$/, "condition"],
  [/terapi$/, "therapy"],
  [/ (?:yuruyus|kosu|yoga|pilates|egzersiz|antrenman|dans|bisiklet|yuzme|boks)$/, "exercise"],
  [/ (?:egzersizi|antrenmani|hareketi|yuruyusu|kosusu|yogasi|pilates|dansi|esnemesi)$/, "exercise"],
]

/** Names of what is drunk, by the word that they end in. */
export const drink =
  /(?:^| )(?:su|suyu|cay|cayi|kahve|kahvesi|serbet|serbeti|ayran|ayrani|sut|sutu|kefir|kefiri|smoothie|latte|limonata\w*|salgam|boza|kombucha|matcha|soda|sodasi|maden suyu)$/

/** Behind a listed name: a form, a lack, a bout or a way of that thing, and no other ("çinko hapı", "migren atağı"). */
export const sameThing =
  /(?:hap|kapsul|toz|tablet|takviye|damla|sprey|surub|eksikli[kg]|fazlali[kg]|yuksekli[kg]|dusuklu[kg]|ata[kg]|agri|kriz|nobet|tedavi|diyet|kur|kullanim|tuketim|doz|cesit|tur|marka|igne|belirti|sorun|problem|hastali[kg]|ila[cj]|egzersiz|hareket|deger|seviye|test)\w*$/
