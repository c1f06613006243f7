import type { RulePatterns } from "#language/claim-rules.ts"
import { terms } from "#script/claims/terms.ts"
import { own } from "./claim-terms.ts"

export const claimRules: RulePatterns = {
  "HC-CURE": [
    String.raw`${own.diseases} (?:\p{L}+ ){0,2}?(?:yok ed\p{L}*|iyileştir(?!me[zkm]|mi|med|il)\p{L}*|tamamen geçir(?!me)\p{L}*|bitir(?!me)(?:ir|iyor|en)\p{L}*|yen(?:er|iyor|en)(?!\p{L}))`,
    String.raw`${own.diseases} (?:kesin )?(?:çözüm|şifa)\p{L}*`,
    String.raw`${own.diseases} (?:\p{L}+ ){0,2}?(?:sil(?:er|iyor|ip)|süpür(?:ür|üyor)|kurut(?:ur|uyor)|kaybol(?:ur|uyor|sun|du)|tarihe karış(?:ır|ıyor|sın|tı))(?!\p{L})`,
    String.raw`(?:${own.diseases})(?<=[dt][ae]n|[dt][ae]n['’]?) (?:\p{L}+ ){0,3}?kurtul(?:un|ur|acak|uyor|du)\p{L}*`,
    String.raw`${own.diseases} (?:\p{L}+ )?(?:birebir|ilaç gibi|son veri(?:r|yor|n))(?!\p{L})`,
    String.raw`${own.diseases}(?<=[ea]) veda`,
  ],
  "HC-SUPP-DISEASE": [
    String.raw`${own.remedies}(?: ${terms.filler}){0,3}? ${own.diseases} (?:tedavi ed(?:er|iyor|en)\p{L}*|önle(?:r|yen|yor)(?!\p{L})|iyi gelir|engelle(?:r|yor)(?!\p{L})|geçirir|uzak tutar|(?:\p{L}+ )?(?:indirir|indiriyor|düşürür|düşürüyor)(?!\p{L})|ilaç gibi|birebir)`,
    String.raw`(?:ailenizi|sizi|çocuğunuzu|çocukları|vücudu) (?:korona|covid|grip|kanser|nezle)\p{L}*(?<=[dt][ae]n) korur(?!\p{L})`,
  ],
  "HC-SUBSTITUTE": [
    String.raw`ilac\p{L}* (?:bırak|kes)(?:ın|ınız|abilirsin\p{L}*|ıp|tım|tık)?(?!\p{L})`,
    String.raw`${own.medicines} (?:(?:artık|hemen|bugün|şimdi|tamamen|gönül rahatlığıyla|rahatça|güvenle|kullanmayı|almayı|içmeyi) ){0,3}(?:bırakabilir|kesebilir|atabilir|atlayabilir)\p{L}*`,
    String.raw`${own.medicines} (?:(?:artık|hemen|bugün|şimdi|tamamen) ){0,2}(?:(?:kullanmayı|almayı|içmeyi) )?(?:(?:artık|hemen|bugün|şimdi|tamamen) )?(?:bırak(?:ın(?:ız)?)?|kesin(?= *(?:$|ve |,))|çöpe at\p{L}*)(?!\p{L})`,
    String.raw`(?!antibiyoti)${own.medicines} (?:artık )?(?:almanıza|kullanmanıza|içmenize|almana|kullanmana)? ?(?:artık )?(?:gerek|ihtiya[cç]\p{L}*|gereksinim\p{L}*) (?:yok|kalma(?:z|dı|yacak))\p{L}*`,
    String.raw`(?:artık )?${own.medicines} (?:artık )?(?:ihtiyaç duyma(?:z|ya)|muhtaç değil)\p{L}*`,
    String.raw`(?:kemoterapi|radyoterapi|insülin|ilaç|ilacınız|statin|antibiyotik|ameliyat)\p{L}* yerine(?! geçmez| kon)`,
    String.raw`(?:insüline|ilaca|ilaçlara|kemoterapiye) (?:gerek|ihtiyaç\p{L}*) (?:yok|kalmaz)\p{L}*`,
    String.raw`${own.medicines} (?:\p{L}+ ){0,2}?(?:ne gerek var|kim ne yapsın)(?!\p{L})`,
    String.raw`(?:size|sana|ona|çocuğunuza|çocuğa|annenize|babanıza) (?:\p{L}+ ){0,2}?${own.medicines} (?:lazım|gerekli) değil`,
    String.raw`${own.medicines} (?:doz\p{L}* )?yarıya (?:indir|düşür)(?:in|ün|iniz|ünüz|ebilirsin\p{L}*)?(?!\p{L})`,
    String.raw`${own.medicines} (?:\p{L}+ ){0,1}?çöpe(?!\p{L})`,
    String.raw`(?<!\p{L})at(?:ın)? ${own.medicines} çöpe`,
  ],
  "HC-DISCOURAGE": [
    String.raw`(?:doktora|hekime|uzmana) (?:gitmenize|gitmene|gitmeye|danışmanıza|görünmenize|başvurmanıza)? ?gerek (?:yok|kalmaz)\p{L}*`,
    String.raw`(?:doktora|hekime|doktorunuza|hekiminize|doktorlara) (?:gitmeyin|güvenmeyin|inanmayın|danışmayın)`,
    String.raw`(?:biyopsi|mamografi|smear|kolonoskopi)\p{L}* (?:yaptırma(?:yın|yınız)?|gitmeyin|girmeyin|gerek yok)(?!\p{L})`,
    String.raw`(?:ambulans|112'yi|acili) (?:çağırma|arama)(?:yın|yınız)?(?!\p{L})`,
  ],
  "HC-HARMFUL-REMEDY": [String.raw`${own.harmful}`],
  "HC-INFANT-FOOD": [
    String.raw`${own.infants}(?: \p{L}+){0,4}? bal(?:ı)? (?:\p{L}+ ){0,2}?(?:ver(?:in|ebilirsiniz|iyorum|iyoruz|ilebilir|ilir)|yedir\p{L}*|iyi gelir|güvenli\p{L}*|zararsız\p{L}*)`,
    String.raw`bal(?: \p{L}+){0,3}? ${own.infants}(?: \p{L}+){0,3}? (?:iyi gelir|güvenli\p{L}*|zararsız\p{L}*|verilebilir|verilir)`,
  ],
  "HC-VACCINE": [
    String.raw`aşı\p{L}*(?: ${terms.filler}){0,3}? (?:otizm|kısırlık|kanser|kısır)\p{L}*(?: ${terms.filler}){0,2}? ?(?:yap(?:ıyor|ar)|yol aç(?:ar|ıyor)|neden ol(?:ur|uyor)|eder|ediyor)\p{L}*`,
    String.raw`aşı\p{L}* (?:zehir|zararlı|gereksiz)\p{L}*`,
    String.raw`aşı\p{L}* (?:\p{L}+ ){0,2}?(?:dna|gen)\p{L}*(?:'\p{L}+)? (?:değiştir|boz)(?!me)\p{L}*`,
    String.raw`aşı\p{L}* (?:\p{L}+ ){0,2}?otisti[kğ]\p{L}* (?:yap|ed)(?:ar|ıyor|er|iyor)\p{L}*`,
  ],
  "HC-DENIAL": [
    String.raw`(?:otizm|dehb|depresyon|migren|covid|virüs\p{L}*|fibromiyalji|kanser) (?:diye bi(?:r ?|) ?şey yok|uydurma|gerçek değil)\p{L}*`,
    String.raw`güneş krem\p{L}* (?:\p{L}+ ){0,4}?kanser\p{L}* (?:yap(?:ar|ıyor)|yol aç(?:ar|ıyor)|neden ol(?:ur|uyor))(?!\p{L})`,
    String.raw`(?:depresyon|anksiyete|dehb) (?:\p{L}+ ){0,2}?(?:tembelli[kğ]|şımarıklı[kğ])\p{L}*`,
    String.raw`kanser (?:aslında |sadece )?(?:bir )?(?:mantar|parazit|vitamin eksikliği)(?:dır|dir)?(?!\p{L})`,
  ],
  "EV-GUARANTEE": [
    String.raw`kesin sonuç\p{L}*`,
    String.raw`garanti\p{L}*`,
    String.raw`(?:herkeste|her bünyede) işe yarar`,
    String.raw`(?:%100|yüzde yüz) (?:etkili|garanti\p{L}*|sonuç\p{L}*)`,
    String.raw`(?:her zaman|her seferinde|herkese) (?:işe yar(?:ar|ıyor)|etki (?:eder|ediyor)|işler)(?!\p{L})`,
    String.raw`par(?:an|anız) iade`,
    String.raw`istisnasız`,
    String.raw`(?:bugüne kadar )?hiç şaşmadı(?!\p{L})`,
    String.raw`kesin(?:likle)? (?:geçer|iyileşir|iyileşeceksin\p{L}*|hamile kal\p{L}*|kurtulur\p{L}*)`,
    String.raw`söz veriyorum(?!\p{L})`,
  ],
  "EV-MIRACLE": [
    String.raw`mucize\p{L}*`,
    String.raw`sihirli (?:\p{L}+ )?(?:formül|hap|karışım|değnek|çözüm)\p{L}*`,
    String.raw`(?:doktorlar\p{L}*|ilaç firmaları\p{L}*) (?:söylemediği|sakladığı|saklıyor)\p{L}*`,
    String.raw`(?:doktorlar|hekimler|ilaç (?:firmaları|şirketleri|sektörü))(?: \p{L}+){0,4}? (?:bilmenizi|duymanızı|öğrenmenizi|bilmeni) iste(?:mez|miyor|mezler|miyorlar)(?!\p{L})`,
    String.raw`(?:sizden|senden|bizden|halktan) (?:sakl|gizl)(?:ıyor|iyor|anıyor|eniyor|adı|edi)\p{L}*`,
    String.raw`(?:size|sana|bize) (?:asla|hiç) (?:göstermez|söylemez|anlatmaz|öğretmez)\p{L}*`,
    String.raw`(?:asırlık|kadim) (?:sır|formül|tarif|reçete)\p{L}*`,
    String.raw`tıp fakülte\p{L}* öğretilmeyen\p{L}*`,
  ],
  "EV-PROVEN-NOCITE": [
    String.raw`(?:bilimsel|klinik) olarak (?:kanıtlan|ispatlan|test edil)\p{L}*`,
    String.raw`(?:araştırma|çalışma|bilim|uzman)(?:lar)?\p{L}* (?:gösteriyor|kanıtlıyor|kanıtladı|söylüyor|gösterdi)(?!\p{L})`,
    String.raw`(?:araştırma|çalışma|deney|bilim|uzman|laboratuvar|üniversite)\p{L}*(?: ${terms.filler}){0,3}? (?:kanıtladı|ispatladı|ispat etti|doğruladı|onayladı|tescilledi)(?!\p{L})`,
    String.raw`(?:kullanan|deneyen|içen|sürdüren|müşteri|danışan)\p{L}* (?:yüzde|%|onda |tamamı|hepsi)`,
    String.raw`(?:klinik|bilimsel|laboratuvar)\p{L}* (?:kanıtlı|ispatlı|onaylı|testli)\p{L}*`,
  ],
  "EV-NO-RISK": [
    String.raw`(?:hiçbir )?yan etki\p{L}* (?:yok|bulunmuyor|görülmez|olmaz)\p{L}*`,
    String.raw`(?:tamamen|kesinlikle|yüzde yüz|%100) (?:güvenli|zararsız|risksiz)\p{L}*`,
    String.raw`(?:zararsız|risksiz)\p{L}*`,
    String.raw`doğal (?:olduğu için|olduğundan) güvenli\p{L}*`,
  ],
  "EV-ANIMAL": [
    String.raw`(?:fare|sıçan|hayvan|hücre)\p{L}*(?:[^.!?]{0,80})(?:sizi|siz de|sizde|denemelisiniz|başlayın|alın(?!\p{L})|gençleştirir)`,
  ],
  "EV-EVERYONE": [
    String.raw`herkes(?: ${terms.filler}){0,4}? (?:almalı|kullanmalı|içmeli|yemeli|denemeli|yapmalı|başlamalı)\p{L}*`,
  ],
  "EV-SUPERLATIVE": [
    String.raw`en (?:iyi|etkili|güvenli|başarılı|kaliteli) (?:klini|takviye|doktor|hekim|tedavi|ürün|marka|yöntem|vitamin|diyet|merkez|eczane)\p{L}*`,
  ],
  "EV-FDA-APPROVED": [
    String.raw`(?:sağlık bakanlığı|tarım bakanlığı|titck|bakanlık) (?:onaylı|ruhsatlı)(?: ${terms.filler}){0,2}? (?:takviye|vitamin|bitki|çay|ürün)\p{L}*`,
  ],
  "WT-RATE": [
    String.raw`(?:${terms.amount} )?(?:gün|hafta|ay)(?:da|de|ta|te|lık|lik)? (?:\p{L}+ )?${terms.amount}\s?(?:kilo|kg)(?!\p{L}*kalori)\p{L}*`,
    String.raw`(?:${terms.amount} )?(?:beden) (?:birden )?(?:incel|zayıfla|küçül)(?:in|ir|irsin|iyor|dim|eceksin)\p{L}*`,
  ],
  "WT-NO-EFFORT": [
    String.raw`(?:diyet|spor|egzersiz) yapmadan (?:kilo ver|zayıfla)\p{L}*`,
    String.raw`yağ\p{L}* (?:yakan|eriten|eritir|eritiyor|yakar)(?: (?:çay|içecek|kür|karışım|su|detoks|hap)\p{L}*)?(?!\p{L})`,
    String.raw`(?:santim|kilo|yağ)\p{L}* (?:\p{L}+ ){0,2}?(?:eri|uç|git|kaybol)(?:sin|sun|iyor|uyor|ip gid\p{L}*)(?!\p{L})`,
  ],
  "WT-SPOT": [String.raw`(?:göbek|basen|kol|bel)\p{L}* (?:eriten|inceltici|yakan|eritir|eritme)\p{L}*`],
  "WT-EXTREME": [
    String.raw`(?:4[89]|[5-9]\d|\d{3}) saat\p{L}* (?:su |kuru |susuz )?oru[cç]\p{L}*`,
    String.raw`(?:su|susuz|kuru) oru[cç]\p{L}*`,
    String.raw`günde [1-9]\d{2} kalori\p{L}*`,
  ],
  "WT-SHAME": [
    String.raw`(?:göbeğinden|kilolarından|vücudundan|göbeğinizden|kilonuzdan|kilolarınızdan|vücudunuzdan) utan\p{L}*`,
    String.raw`şişman mısın\p{L}*`,
    String.raw`şişmanlar`,
  ],
  "WT-GLP1-LIKE": [
    String.raw`doğal (?:ozempic|wegovy|mounjaro|glp-?1)\p{L}*`,
    String.raw`(?:ozempic|wegovy|mounjaro)(?:'?[dt][ae]n) (?:daha )?(?:iyi|etkili|güçlü)\p{L}*`,
    String.raw`(?:ozempic|wegovy|mounjaro) (?:etkisi|gibi zayıflatan|alternatifi)\p{L}*`,
  ],
  "RX-PROMO": [
    String.raw`${own.prescribed} (?:kampanya|indirim|fırsat|fiyat)\p{L}*`,
    String.raw`${own.prescribed}(?: ${terms.filler}){0,3}? (?:sipariş|randevu al|satın al)\p{L}*`,
    String.raw`reçete (?:istemez|istemiyoruz|gerekmez|sormuyoruz|şartı yok)(?!\p{L})`,
    String.raw`(?:antibiyoti[kğ]|ağrı kesici|uyku hap|${own.medicines})\p{L}* (?:\p{L}+ ){0,2}?(?:kardeş|arkadaş|anne|baba|komşu|eş)\p{L}*(?<=[ea]) (?:de |da )?ver(?:in|ebilirsin|ebilirsiniz)?(?!\p{L})`,
  ],
  "RX-DOSE": [
    String.raw`${terms.amount}\s?(?:mg|mcg|iu|ünite|miligram|mikrogram|tablet|kapsül|damla)(?: ${terms.filler}){0,4}? (?:alın|alınız|al|kullanın|kullanınız|için|içiniz|alabilirsiniz|almalısınız)(?!\p{L})`,
    String.raw`günde (?:${terms.amount}\s?)(?:gr|g|gram|mg|ünite|iu)(?!\p{L})(?: \p{L}+){0,2}? (?:sizin için|size|sana|senin için) (?:ideal|yeter|uygun|iyi)\p{L}*`,
  ],
  "RX-UNAPPROVED": [
    String.raw`bpc[- ]?157|tb[- ]?500|sarms?|sarm\p{L}*|ostarin\p{L}*|ligandrol|klenbuterol|trenbolon|melanotan|dnp`,
  ],
  "RX-VULNERABLE": [
    String.raw`(?:bebeğ|bebek|çocuğ|çocuk)\p{L}* (?:\p{L}+ ){1,3}?(?:verin|veriniz|verebilirsiniz|içirin|kullanın)(?!\p{L})`,
    String.raw`(?:hamile|gebe|emzir)\p{L}*(?: ${terms.filler}){0,4}? (?:kullanın|alın|için|deneyin)(?!\p{L})`,
  ],
  "DX-PERSONAL": [
    String.raw`(?:sende|sizde|sen de|siz de) (?:kesin(?:likle)?|büyük ihtimalle|muhtemelen)(?: ${terms.filler}){0,4}? var(?!\p{L})`,
    String.raw`(?:\p{L}+ )(?:hastasısın|hastasısınız)(?!\p{L})`,
  ],
  "DX-SEND-ME": [
    String.raw`(?:tahlil|test|kan|mr|röntgen|reçete|belirti|şikayet|şikâyet|hastalık)\p{L}*(?: ${terms.filler}){0,2}?(?: \p{L}+['’]?\p{L}*){0,2}? (?:gönderin|gönder|paylaşın|paylaş|atın|(?:bana|bize|buraya|yoruma|yorumlara|dm'den|mesajla) (?:yazın|yaz))(?!\p{L})`,
  ],
  "PHI-PATIENT": [
    String.raw`(?:[Hh]astam(?:ız)?|[Dd]anışanım) \p{Lu}\p{Ll}+`,
    String.raw`\d{1,3} yaşında(?:ki)? (?:\p{Ll}+ )?(?:hasta|danışan)\p{Ll}*`,
  ],
  "PHI-IDENTIFIER": [],
  "PHI-TESTIMONIAL": [
    String.raw`(?:hasta|danışan)(?:m|mız|ımız|ım|larım|larımız) (?:\p{L}+ ){0,2}?(?:teşekkür|memnun|kurtuldu|zayıfladı|verdi)\p{L}*`,
    String.raw`(?:hasta|danışan)\p{L}*[^.!?]{0,40}çok memnun\p{L}*`,
    String.raw`mutlu (?:hasta|danışan)\p{L}*`,
    String.raw`(?:bitti|geçti|kurtuldum|iyileştim|zayıfladım|yok oldu) diyen(?:ler\p{L}*| (?:\p{L}+ ){0,2}?(?:hasta|danışan|müşteri|takipçi)\p{L}*)`,
  ],
  "CR-TITLE": [
    String.raw`(?:doktor|hekim|cerrah|psikiyatrist|kardiyolog|dermatolog) olarak`,
    String.raw`ben (?:bir )?(?:doktorum|hekimim)`,
    String.raw`(?:doktor|diyetisyen|hekim|eczacı|fizyoterapist|psikolog)(?: değilim)?,? (?:sayılırım|(?:değilim )?(?:ama|fakat) (?:\p{L}+ ){0,2}?(?:iyi bilirim|iyi biliyorum|iyi anlarım))`,
    String.raw`alaylı (?:\p{L}+ )?(?:doktor|hekim|onkolog|diyetisyen|psikolog|fizyoterapist)\p{L}*`,
  ],
  "AD-UNDISCLOSED": [
    String.raw`(?:indirim|promosyon|referans) kod\p{L}*`,
    String.raw`(?:profildeki|biyodaki) link\p{L}*`,
    String.raw`hemen (?:satın al|sipariş ver)\p{L}*`,
  ],
  "AD-EXPERT-ENDORSE": [
    String.raw`(?:doktor|hekim|eczacı|diyetisyen|uzman) (?:tavsiyesi|onaylı|önerisi)(?!\p{L})`,
    String.raw`(?:doktor|hekim|eczacı|diyetisyen|fizyoterapist) olarak (?:\p{L}+ ){0,2}?(?:marka|ürün|takviye)\p{L}* (?:öner|tavsiye)\p{L}*`,
  ],
  "AD-PRICE": [
    String.raw`(?:ücretsiz|indirimli|bedava) (?:muayene|kontrol|danışma|seans|randevu)\p{L}*`,
    String.raw`kampanya\p{L}*`,
    String.raw`(?:%|yüzde )\d+ indirim\p{L}*`,
  ],
  "AD-URGENCY": [
    String.raw`son \d+ (?:kişi|yer|gün|kontenjan)`,
    String.raw`kaçırmayın|acele edin|sınırlı süre|geç olmadan`,
  ],
  "AD-BEFORE-AFTER": [
    String.raw`önce(?:si)?[ -](?:ve )?sonra(?:sı)?(?= (?:fark|foto|görüntü|görsel|sonuç)|$)\p{L}*`,
    String.raw`öncesi sonrası\p{L}*`,
  ],
  "VG-DETOX": [
    String.raw`detoks\p{L}*`,
    String.raw`toksin\p{L}* (?:at(?:ar|an|ıyor)|temizle\p{L}*)`,
    String.raw`(?:vücudu|karaciğeri|bağırsağı) temizle(?!me)\p{L}*`,
  ],
  "VG-IMMUNE": [
    String.raw`bağışıklı\p{L}*(?: \p{L}+)? (?:güçlendir(?!me[zk])|arttır|artır|uçur|destekle|güçlen(?:ir|sin))\p{L}*`,
  ],
  "VG-HORMONE": [String.raw`hormon\p{L}* (?:dengele(?!me[zk])|düzenle(?!me[zk])|sıfırla)\p{L}*`],
  "VG-FEAR": [
    String.raw`(?:sizi|seni) (?:\p{L}+ ){0,2}?(?:öldür|zehirle)\p{L}*`,
    String.raw`sessiz katil`,
    String.raw`(?:zehirliyor|zehirlemekte)\p{L}*`,
  ],
  "SF-EMERGENCY": [
    String.raw`(?:göğüs ağrısı|nefes darlığı|ani (?:güçsüzlük|baş ağrısı)|konuşma bozukluğu|bayılma)\p{L}*(?: ${terms.filler}){0,3}? (?:çoğu zaman|genellikle|çoğunlukla|sadece|normaldir|önemsizdir)`,
  ],
  "SF-CHALLENGE": [
    String.raw`kuru (?:kuru )?(?:protein|scoop)\p{L}* (?:yut|iç)\p{L}*`,
    String.raw`nefes tutma (?:yarışma|meydan okuma|challenge)\p{L}*`,
  ],
}
