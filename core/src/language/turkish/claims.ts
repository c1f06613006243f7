import type { ClaimWords } from "#language/claims.ts"
import { bounded } from "#script/claims/pattern.ts"
import { own } from "./claim-terms.ts"
import { turkishClasses, turkishRules } from "./claim-wordings.ts"
import { turkishDocumentRules } from "./document-wordings.ts"

/** Whether a speaker calls themselves by a title: "as a ...", "I am a ...", "ben ...", "... olarak", "...im". */
const self = (title: string): RegExp =>
  new RegExp(
    String.raw`(?<![\p{L}])(?:ben (?:bir )?(?:\p{L}+ )?(?:${title})(?:y?[ıiuü]m)?(?![\p{L}])(?! değil)|(?:${title})(?:s?[ıiuü])? olarak(?! değil)|(?:${title})s?(?:y?[ıiuü]m|y?[ıiuü]y[ıiuü]m)(?![\p{L}])(?! değil))`,
    "u",
  )

export const claims: ClaimWords = {
  numberWords:
    "iki=2 üç=3 dört=4 beş=5 altı=6 yedi=7 sekiz=8 dokuz=9 on=10 yirmi=20 otuz=30 kırk=40 elli=50 altmış=60 yetmiş=70 seksen=80 doksan=90 yüz=100",
  appeal: bounded(
    [
      String.raw`araştırma\p{L}*|çalışma(?:lar|sı|ya göre|nın)?\p{L}* (?:göster|bul|söyl|ortaya|kanıt)\p{L}*|bilim insan\p{L}*|meta-?analiz\p{L}*`,
      String.raw`yüzde \p{L}*\d*\p{L}*|\d+ kat\p{L}*|(?:iki|üç|dört|beş|on) kat\p{L}*`,
    ],
    "u",
  ),
  percent: /(?:%|yüzde) ?\d|\d ?%/u,
  turning: "ama|fakat|çünkü|ancak",
  jargon:
    /(?<!\p{L})(?:agonis[tm]|antagonist|kontrendik|farmakokineti|biyoyararlan|idiyopatik|etiyoloji|komorbid|profila(?:ksi|ktik)|hipertrofi|miyofasyal|propriyosep|dispne|dislipidemi|nosisep|patofizyoloji|postprandiyal|sarkopeni)\p{L}*/u,
  explained: /(?<!\p{L})(?:yani|demek\p{L}*|başka bir deyişle|anlamına|adı verilen|denir|denen)(?!\p{L})/u,
  symptom:
    /(?<!\p{L})(?:ağrı|sızı|uyuşma|şişlik|kanama|baş dönmesi|döküntü|yüksek ateş|uykusuzluk|yorgunluk|bulantı|kramp|migren)\p{L}*/u,
  // "Git" softens in "gidin": both are written.
  seen: /(?:hekim|doktor|eczacı|diyetisyen|fizyoterapist|psikolo[gğ]|dermatolo[gğ]|hemşire|klini[kğ]|sağlık uzman|uzman|ekib|merkez|hastane)\p{L}* (?:\p{L}+ ){0,3}?(?:danış|görün|göster|götür|başvur|gi[td]|sor|söyle|ara|konuş|planla|haber ver)\p{L}*|(?<!\p{L})acil(?:e|i| servis| yardım| hatt\p{L}*)(?!\p{L})|ambulans çağır|danışma hattını ara|yardım (?:al|iste)|baktırın|(?:göster|kontrole gid|aynı gün gid)in|(?:testi?|tahlili?|değerlendirme) (?:iste|yaptır)|randevu al|başvurun|muayene|112/u,
  supplements: own.remedies,
  remedy: bounded([own.remedies, own.prescribed, String.raw`ilaç\p{L}*|ilac\p{L}*`], "u"),
  benefit: bounded(
    [
      String.raw`iyi gel\p{L}*|yardımcı olur|destekle(?:r|yor)\p{L}*|azalt(?:ır|ıyor)\p{L}*|düşür(?:ür|üyor)\p{L}*`,
      String.raw`artır(?:ır|ıyor)\p{L}*|hafiflet(?:ir|iyor)\p{L}*|güçlendir(?:ir|iyor)\p{L}*|işe yar(?:ar|ıyor)\p{L}*`,
    ],
    "u",
  ),
  harm: /(?<!\p{L})(?:yan etki|risk|zarar|etkileş|gebe|hamile|böbrek|karaciğer|alerji|fazlası|uygun değil|kullanmamalı|(?:eczacı|hekim|doktor)\p{L}* (?:sor|danış|söyle))\p{L}*/u,
  risk: /(?<!\p{L})(?:risk|olasılı|ihtimal|ölüm|vaka)\p{L}*/u,
  relative:
    /(?:iki|üç|dört|2|3|4|\d+) kat\p{L}*|ikiye katl\p{L}*|yarı yarıya|yarıya in\p{L}*|(?:yüzde |%)\d+(?:[.,]\d+)? (?:daha )?(?:oranında |fazla|az|yüksek|düşük|art|azal)\p{L}*/u,
  absolute:
    /\d[\d.]*'?(?:de|da|te|ta|den|dan|ten|tan)? (?:kişi\p{L}* )?(?:\d+)|\d[\d.]* kişi\p{L}*|(?:yüzde |%)\d[\d,]*'?(?:den|dan|ten|tan) (?:yüzde |%)?\d/u,
  titles: {
    doctor: String.raw`(?:uzman )?(?:doktor|hekim)|cerrah|kardiyolog|dermatolog|psikiyatrist|nörolog`,
    pharmacist: "eczacı",
    dietitian: "diyetisyen",
    physiotherapist: "fizyoterapist",
    psychologist: "(?:klinik )?psikolog",
    nurse: "hemşire|ebe",
    dentist: "diş hekimi|ortodontist",
  },
  self,
  unregulated: String.raw`(?:sağlık|beslenme|yaşam|zayıflama|fitness|wellness|nefes) (?:koçu|danışmanı|uzmanı)|medikal estetik (?:uzmanı|hekimi)|estetik uzmanı|(?:bütüncül|fonksiyonel|alternatif|tamamlayıcı) tıp uzmanı|(?:fitoterapi|ozon|hacamat|kupa|longevity|anti-?aging|homeopati|akupunktur) (?:uzmanı|doktoru)|sertifikalı [\p{L} ]{0,30}uzman[ıi]`,
  selfUnregulated: (titles) =>
    new RegExp(
      String.raw`${self(titles).source}|(?<![\p{L}])(?:${titles})y?(?:[ıiuü]m|[ıiuü]z)(?![\p{L}])`,
      "u",
    ),
  letters: /[a-zçğıöşü]/u,
  readingEase: (perSentence, perWord) => 198.825 - 40.175 * perWord - 2.61 * perSentence,
  syllables: (word) => Math.max(1, word.match(/[aeıioöuüâîû]/giu)?.length ?? 0),
  frames: {
    idioms: bounded([
      "(?:sadece|yalnızca|yalnız) \\p{L}* ?(?:değil|kalmaz|kalmıyor)",
      "söylemediği|istemediği|bilmediği",
      "(?:şaka|yalan|boşuna|tesadüf) (?:değil|yok)",
    ]),
    frames: bounded(
      [
        "değil\\p{L}*|yok(?:tur)?|hiçbir|asla|efsane\\p{L}*|yanlış\\p{L}*|mümkün değil",
        "kanma|şüphe(?:len|yle)\\p{L}*|(?:gibi|diye) (?:kelime|söz|ifade|vaat)\\p{L}*|videoyu (?:geç|kapat)\\p{L}*|diyen (?:video|yabancı|hesap|reklam|kutu|kişi)\\p{L}*|diyordu|diyorlar",
        "tehlike\\p{L}*|zararlı\\p{L}*|yasak\\p{L}*|kaçın\\p{L}*|uyarı\\p{L}*|gerek yok\\p{L}*",
        "\\p{L}+m[ae]z(?:lar|ler|sınız|siniz)?|\\p{L}+m[ae]y[ıi]n(?:[ıi]z)?|\\p{L}+m[ıiuü]yor(?!sa\\p{L}*)\\p{L}*|\\p{L}+m[ae](?:dı|di|mış|miş)\\p{L}*",
        "iddia\\p{L}*|sanıl\\p{L}*|söylenti\\p{L}*|sözde|merak ediyor|soruluyor|soruyor\\p{L}*",
      ],
      "u",
    ),
    leads:
      /^(?:(?:yaygın|bilinen|sık|en|çok|bir|başka|eski|duyulan|duyduğum) ){0,3}(?:efsane|yanlış|mit|iddia)(?: \d+)? *[:–—-]|kanıt\p{L}* (?:yok|yetersiz|zayıf)/u,
    question: /(?:^|\s)m[ıiuü](?:dır|dir|dur|dür|yız|yiz|sınız|siniz)?\s*\?$/u,
    way: /(?:^|\s)nasıl(?:\s\p{L}+){1,3}\s*\?$|en iyi(?:\s\p{L}+){1,3}\s(?:nedir|ne|hangisi(?:dir)?)\s*\?$/u,
  },
  perhaps: "Belki, bir daha bakın: ",
  classWordings: turkishClasses,
  ruleWordings: turkishRules,
  documentWordings: turkishDocumentRules,
  found: {
    hook: (words, most) =>
      `İlk cümle ${words} sözcük; izleyici karar verene kadar en çok ${most} sözcük söylenebilir.`,
    ease: (ease, enough) =>
      `Okunabilirlik puanı 100 üzerinden ${ease}; ${enough} ve üstü dinlerken anlaşılır.`,
    term: "Bir meslek terimi, anlamı söylenmeden geçiyor.",
    // Professions are named in English: the table says enough.
    otherField: null,
  },
  common: bounded(
    [
      "bu|ve|bir|için|ile|yok|var|değil|ama|çok|en|mi|mı|ben|siz|size|daha|gibi|da|de|hiç|kadar|sonra|önce|olarak|ne|her gün",
    ],
    "u",
  ),
}
