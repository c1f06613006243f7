import type { ReadingWords } from "#language/reading.ts"

/** The question particle after what is asked, joined to it as many type it ("olurmu"), and with a person ("mıyım"). */
const particle = String.raw`(?:\bm[iu]|(?:var|yok|[^y\W][aeiu]r|maz|mez|yor|m[ae]l[iu]|oldu)m[iu])(?:y[iu][mz]|yd[iu]|d[iu]r|s[iu]n(?:[iu]z)?)?\b`

/** A question by its words, wherever they stand in a title. */
export const question: RegExp = new RegExp(
  String.raw`\?|${particle}|\b(?:neden|niye|nicin|nasil|hangi(?:si|leri|sini)?|kac(?:inci|ar|ta)?|kimler|nereden|nerede|acaba|nedir|neler(?:e|i|den)?|neye|neyi)\b|\bne (?:zaman|kadar|yap(?!sam)\w*|olur|ise|oluyor|onerir\w*|dusun\w*|gibi|sikl\w*|lazim|alma\w*|yeme\w*|icme\w*|demek|anlama|iyi gel\w*|diyorsunuz|fark\w*)\b|\b(?:oneri\w*|tavsiye\w*|yardim|bilen|fikri|onerisi|tavsiyesi|tecrubesi|deneyimi)(?: olan(?:lar)?)?\b\W*$|\b(?:kullan|dene|yap|yasa|ic|birak|gecir|rahatla|zayifla|goren|gec)(?:y?[ae]n)?l[ae]r\W*$`,
)

/** A sentence that asks by its end, question mark or not. */
export const asksAtEnd: RegExp = new RegExp(
  String.raw`\?\W*$|${particle}(?: (?:acaba|sizce|ki|bilmiyorum|bilen var m[iu]))?\W*$|\b(?:ne|nedir|neden|ne yap(?:ayim|mal[iu]|mal[iu]y[iu]m|sam))\W*$`,
)

const condition = String.raw`hasta\w*|hamile\w*|emzir\w*|seker(?:i|im)\b|tansiyon\w*`
const mayI = String.raw`(?:kullan|al|ic|ye|yi|yap|sur|tuket|gid)\w{0,4}(?:bilir|[iu][ln]?ir|[iu]?n?ir|[iu]l[iu]r)\w{0,3} m[iu]`

/** How posts put each question, narrower ones first, without marks. */
export const asks: ReadingWords["asks"] = [
  ["pregnancy", /hamile(?! kal(?:an|ma|di|a|ir))|\bgebe|emzir|lohusa/],
  ["children", /\bcocu[kg]|\bbebe[kg]|\boglu(?:m|na|nu)|\bkizim|\btorun|\b[1-9] yas(?!am)|\b\d+ aylik/],
  ["older", /\byasli(?!l)|ileri yas|yas ilerle|\b(?:5[05]|[678]\d) yas/],
  [
    "how_long",
    /ne kadar sur|(?<!\b(?:haftada|gunde|ayda|yilda) )\bkac (?:gun|hafta|ay|yil)(?!\w* (?:yap|calis|kos|git|antren))|ne zaman (?:gec|etki|iyiles|fark|sonuc|duzel|biter)|ne kadar (?:surede|zamanda)|kalici m[iu]|omur boyu|(?<!yan etki\w* )\bgece?r m[iu]\b|kac ders|\bkac ay(?:da)? (?:gid|dayan|etki|gec)|ne kadar (?:gidiyor|dayan|idare)/,
  ],
  [
    "how_much",
    /ne kadar(?! sur| zaman| once| sonra| dogru| etkili| guven| ise)|\b(?:haftada|gunde|ayda|gunluk) kac\b|\bkac (?!gun|hafta|ay|yil|saat|yas|ders|kisi|para|lira|tl|dolar|kilo (?:ver|al))\w+|\bdoz|fazlasi|yeterli m[iu]|yeter m[iu]|\bcok mu (?:gelir|olur|fazla)|fazla m[iu]\b|\baz m[iu] (?:gelir|olur)|ne siklik|(?<!seker ?)\byukleme|\bmiktar/,
  ],
  [
    "when",
    /ne zaman(?! (?:gec|etki|iyiles|fark|sonuc|duzel|biter))|hangi saat|saat kac|kac yas(?:ina|inda|indan|a)\b|\bgec m[iu] (?:kal|olur)|\byasindan sonra (?:\w+ ){0,2}(?:ol|yap|vur)\w* m[iu]\b|(?:sabah|aksam|gece|ogle)(?:lari|leri)? m[iu]\b|yatmadan|ac karn|tok karn|\bac m[iu]\b|once m[iu]\b|sonra m[iu]\b|ne kadar (?:once|sonra)|gunun hangi/,
  ],
  [
    "side_effects",
    /yan etki|zarar(?!li m[iu] bilmiyorum)|tehlike|\brisk|dokunur mu|(?<!\borucu(?:nu)? )bozar m[iu]|(?<!ne )yap(?:ar|iyor|ti|iyormus) m[iu]\b|dok(?:er|uyor|tu) m[iu]|bagimlilik|kilo aldir|yorar m[iu]|bulan(?:an|di)/,
  ],
  [
    "with",
    new RegExp(
      String.raw`birlikte|ayni anda|beraber|bir arada|ust uste|etkiles|karistir|yaninda (?:al|ic|ye)|ilac\w* kullan(?:irken|iyorum)|\b(?:ilac|hap)(?:i|lari)?(?:yla|y[iu]la|la)\b|ilac\w* ile|sulandirici`,
    ),
  ],
  [
    "compare",
    /yerine|karsilastir|(?<!\b(?:sabah|aksam|gece|ogle|once|sonra|ac|tok|damla|ampul|kapsul|toz|tablet|sivi|buz|\w*(?:yor|ir|ar|er|ur|di|ti|m[ae]li))) m[iu] (?:yoksa )?(?!normal|bilmiyorum)(?:[a-z0-9]+ ){1,3}m[iu]\b(?! acaba)|farki|fark ne|\bvs\b|alternatif|hangisi daha/,
  ],
  [
    "forms",
    /hangi (?:form|tur|cesit|marka|urun|model)|hangi (?!saat|zaman|gun|ay|yas|haft|bolum|doktor)(?:\w+ ){1,2}(?:al(?:in|mali|ayim|sam)|sec|tercih|kullan(?:mali|ayim))|\bal(?:irken|madan once) (?:neye|nelere?) (?:dikkat|bak)|\ben \w+ (?:\w+ ){0,3}hangisi|\bmarka|oner(?:i|ir|ebil|en)|tavsiye|(?:kapsul|toz|tablet|sivi|damla|ampul|sprey|jel|krem) m[iu]\b|hangisini|en (?:iyi|cok memnun)|memnun kal|turu?n?u? (?:iyi|dogru)|nereden al/,
  ],
  [
    "safe",
    new RegExp(
      String.raw`guvenli|\bolan(?:lar)? (?:\w+ ){0,3}\w+bilir m[iu]|doktora (?:git|gid|gorun)\w* m[iu]|doktora git(?:meli|sem)|hangi (?:doktor|bolum)|ciddiye al|sakinca|kork(?:ma|ul|u)|(?:s[ae]m|ma[ks]i?|me[ks]i?) (?:sorun |kotu )?olur mu\b(?<!yerine.{0,40})|sorun olur m[iu]|guvenilir m[iu]|(?:normal|olagan) m[iu]|zararli m[iu] bilmiyorum|devam ed(?:eyim|ebilir)|(?:${condition}) .*${mayI}`,
    ),
  ],
  [
    "who_not",
    /kimler(?:in|e)? .*(?:uygun|zarar|kullan|al|ic|yap|sakin)|kullanmama|almama|uygun (?:mu|degil)/,
  ],
  [
    "stop",
    /birak(?:inca|irsa|sam|mali|ilmali|tim|mak|tiktan|ilir|anlar|an var|mis)|birakma (?:surec|donem|belirti)|kes(?:ersem|sem|ince|meli|mek|ilince|tikten|ilir m)|ara ver(?:ince|mek|sem|irsem)/,
  ],
  [
    "do_first",
    /\bne(?:ler)? yap(?!sam|ar\b|iyor\b|an)\w*|nelere? dikkat|olanlar\w* ne yap|nasil beslen|(?:hangi|ne) (?:\w+ )?iyi gel|yedir(?:elim|eyim|meli|sem)|ilk adim|basla(?:mali|yacag|rken|ngic|sam|mak)|nereden basla|nasil (?:\w+ ){0,4}(?:basla|yap|uygula|kullan|duzel|tedavi|kurtul|gec|hazirla|olmali|azalt|onle|artir|dusur|yuksel|toparla|sakinles|bas (?:et|ed|cik)|ayarla|rahatla)|ne iyi gel|iyi gelen|ne (?:yemeli|icmeli|yenir|icilir)|buz mu|program yap/,
  ],
  [
    "cause",
    /\w[dt][ae]n (?:olur m[iu]|m[iu] olur|kaynak)|(?:eksikli\w*|stres|menopoz|hormon\w*|tiroid\w*)[dt][ae]n m[iu]\b|eksikligi m[iu]\b|\bneden(?:dir)?\b(?! olmasin)|nicin|\bniye\b|yol ac|sebeb|sebep|kaynakl|neye bagli|neyden/,
  ],
  ["myth", /efsane|dogru m[iu]\b|gercek m[iu]\b|ne kadar dogru|soylenti|hurafe|yalan m[iu]|diyorlar/],
  [
    "works",
    /(?:dogru|yanlis) (?:olc|goster)|olcum\w* (?:\w+ )?(?:guvenilir|dogru)|ne kadar guven|guven(?:ilir|meli|ebilir)\w* m[iu]\b|(?<!\bne )ise yar|\bne ise yar|fayda|(?<!daha )etkili|etkisi (?:var|olu|gercek)|iyi gel(?!en|ir\?)\w* m[iu]|yarar[il]|sonuc al|(?<!\b(?:surede|zaman|zamanda|gunde|haftada|ayda) )etki (?:ed|et)|deger mi|gercekten|arastirma (?:var|ne)|kanit|bilimsel|(?:kullan|dene|yap|yaptir|ic)(?:y?[ae]n)(?:l[ae]r)? (?:var|oldu)|(?:goren|birakan|kurtulan|iyilesen|rahatlayan|zayiflayan|kilo veren)(?:l[ae]r)? (?:var|oldu)|guclendir\w* m[iu]|\b(?:zayiflat|erit|azalt|sakinlestir|rahatlat|toparlat|gecir|hizlandir|sikilastir)[iu]?r m[iu]|\b(?:yakar|(?:horlamayi|istahi) kese[rn]|sakinlestiriyor|korur|onler) m[iu]/,
  ],
  ["what", /nedir|ne demek|ne anlama|tam olarak ne\b|anlami ne|nasil bir (?:sey|his|tedavi|duygu)/],
]
