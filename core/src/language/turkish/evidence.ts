import type { EvidenceWords } from "#language/evidence.ts"
import { stemOf } from "./stems.ts"
import { oneThing } from "./word-families.ts"

/** Softening of a last consonant before a vowel: "grip" becomes "grib", "ekmek" becomes "ekmeğ". */
const softened = (word: string): string => {
  const soft = { p: "b", ç: "c", t: "d", k: "ğ" }[word.at(-1) ?? ""]
  return soft === undefined ? word : `${word.slice(0, -1)}${soft}`
}

/** A possessive already in the name gives way to other endings: "ağrısı" stands in "ağrılarım", "ilacı" in "ilaçları". */
const bare = (word: string): ReadonlyArray<string> => {
  if (word.length <= 4 || !/[ıiuü]$/u.test(word)) return []
  const stem = word.slice(0, /s[ıiuü]$/u.test(word) ? -2 : -1)
  // "Hamsi" is an anchovy, and no raw one.
  if (stem.length < 4) return []
  const hard = { b: "p", c: "ç", d: "t", ğ: "k" }[stem.at(-1) ?? ""]
  return hard === undefined ? [stem] : [stem, `${stem.slice(0, -1)}${hard}`]
}

/** By which somebody says that he has it, or while he had it: "kaygılıyım", "ishalken". */
const having = /^(?:l[ıiuü]y[ıiuü][mz]|y?ken)$/u

/** Turkish endings a noun may carry, in any order that occurs: plural, possessive, case, question. */
const isEnding = (rest: string): boolean =>
  having.test(rest) ||
  /^(?:l[ae]r)?(?:[ıiuü]m[ıiuü]z|[ıiuü]n[ıiuü]z|s?[ıiuü]m?|[ıiuü]?[mn])?(?:n?[ıiuüae]|y[ıiuüae]|n?[dt][ae]n?|n?[ıiuü]n|y?l[ae]|ki)?$/u.test(
    rest,
  )

/** So short a word is the beginning of many others: its ending must at least sound like it, and "bale" is no "bal". */
const shortest = 3

/** Whether the first vowel of an ending is spoken where the last one of its word is, in front or at the back. */
const soundsLike = (word: string, ending: string): boolean => {
  const [last] = word.match(/[aeıioöuü](?=[^aeıioöuü]*$)/u) ?? []
  const [first] = ending.match(/[aeıioöuü]/u) ?? []
  const isFront = (vowel: string): boolean => /[eiöü]/u.test(vowel)
  return last === undefined || first === undefined || isFront(last) === isFront(first)
}

const tellsNothing: ReadonlySet<string> = new Set(
  `
    altı analiz analizde araştırma artış ayda aynı azalma bazen bağlantılı belirsiz benzer beşte bilinen
    boyunca bulundu büyük daha dakika derleme dokuz dört dörtte düşük erkek erken etki etkisi fark fazla
    genellikle görüldü gösterdi gösteriyor günde güçlü hafta haftada haftalar hasta hâlâ ilişkili içinde
    kadar kadın kanıt kişi kişide kişiden kötü küçük kısa nadir olasılık onda puan risk riski saat sekiz
    sonra sonuç uzun veri yaklaşık yalnız yalnızca yaradı yarar yararı yarı yarısı yarıyor yedi yetişkin
    yine yönü yüksek yüzde yılda zayıf çalışma çalışmada çalışmalar çalışmalarda çoğunlukla önce öneri
    öneriliyor üçte
  `
    .trim()
    .split(/\s+/u),
)

export const evidence: EvidenceWords = {
  isForm: (written, word) =>
    written === word ||
    (word.length >= 3 &&
      [word, softened(word), ...bare(word)].some(
        (stem) =>
          written.startsWith(stem) &&
          isEnding(written.slice(stem.length)) &&
          (word.length > shortest || soundsLike(stem, written.slice(stem.length))),
      )),
  // Five letters find Turkish as well as its grammar does: Can et al., J Am Soc Inf Sci Technol 2008;59:407-421.
  stemOf: (word) => stemOf(word).slice(0, 5),
  vowel: /[aeıioöuü]/,
  lowerCase: (text) => text.toLocaleLowerCase("tr"),
  // "Ibuprofen" is typed with the capital of other languages: a word's first i is one with a dot.
  comparedCase: (text) => text.toLocaleLowerCase("tr").replace(/(?<!\p{L})ı/gu, "i"),
  heard: (name) =>
    name
      .toLocaleLowerCase("tr")
      .replace(/[^\p{L}\p{N}]+/gu, "")
      .replace(/â/gu, "a")
      .replace(/d$/u, "t"),
  nursing: /emzir\p{L}*|anne sütü ver\p{L}*|lohusa\p{L}*/giu,
  kitchen:
    /(?<!\p{L})(?:ne|neler) (?:pişir|yapabilir)\p{L}*|(?<!\p{L})nasıl (?:pişir|hazırla(?!nma))\p{L}*|(?<!\p{L})(?:hangi|ne) (?:yemek|tarif|öğün)\p{L}*|(?<!\p{L})(?:akşam|öğle) yemeğ\p{L}*|(?<!\p{L})tarif(?:ler|i|leri)?(?!\p{L})/iu,
  beside: / (?:ve|ile|artı) /i,
  pointsBack:
    /^(?:o|bu|şu|onlar|bunlar|öteki (?:çalışma|grup)|diğerleri|ikisi|üçü|böyle|bunun|aynı (?:çalışma|analiz|araştırma|derleme)\p{L}*|başka (?:veri|yer\p{L}*|(?:bir )?(?:çalışma|analiz)\p{L}*))(?!\p{L})/iu,
  oneThing,
  tellsNothing,
  promising: "kesin çözüm|mucize|garanti",
  toldToAct: /(?:[ıiuü]n(?:[ıiuü]z)?|s[ıiuü]n(?:l[ae]r)?|m[ae]z|bilir|değil|[dt][ıiuü]r)$/iu,
  // Blood pressure is said in centimetres ("13'e 8"): a point of it is heard as ten millimetres of mercury.
  misheard: /(?<!\p{L})tansiyon.*(?<!\p{L})(?:puan|birim)(?:a|e|dı|di)?(?!\p{L})/iu,
  ruledIn: {
    US: /(?<!\p{L})(?:ABD|Amerikan|CDC|FDA)(?!\p{L})/u,
    UK: /(?<!\p{L})(?:NHS|NICE|Birleşik Krallık|İngil(?:iz|tere)|İskoç)/u,
    EU: /(?<!\p{L})(?:AB|Avrupa)(?!\p{L})/u,
    TR: /(?<!\p{L})(?:Türkiye|Sağlık Bakanlığı)/u,
  },
  partOnly: /(?<!\p{L})alt grup\p{L}*/iu,
  asks: [
    ["pregnancy", /hamile|gebe|emzir/],
    ["children", /çocu[kğ]|bebe[kğ]|ergen|(?<!\d)(?:1[0-7]|\d) yaşında(?:ki)?(?!\p{L})/u],
    ["older", /yaşlı|ileri yaş|yaş ilerle|yaşla değiş|(?<!\d)(?:50|[6-9]\d|elli|altmış|yetmiş|seksen) yaş/],
    [
      "how_much",
      /ne kadar(?! sür(?!ül)| etkili| güven| tehlike| ciddi| önemli)|ne sıklı[kğ]\p{L}*|doğru miktar|hangi değer|kaç (?:gram|tane|kez|kere|miligram|olunca|olursa|olmalı)|doz|fazlası|yeterli/u,
    ],
    [
      "how_long",
      /ne kadar sür(?!ül)|kaç (?:gün|hafta|ay|yıl(?!da))|ne zaman (?:geç|fark|etki)|(?:etkisi|sonucu)(?:ni|nu)? ne zaman|sabır|kendiliğinden geç|(?<!(?:l[ae]|s[ıiuü]z) )geçer m[iı](?!\p{L})|(?<!\p{L})(?:gün|hafta|ay)lardır(?!\p{L})/u,
    ],
    [
      "when",
      /ne zaman(?! (?:geç|fark|etki|ciddi|endişe)| görü[lr]| çıkar)|kaç yaş(?:ında(?!ki)|ından)|en (?:uygun|doğru) (?:zaman|saat)|zamanlama|hangi saat|sabah|akşam|yatmadan|aç karnına|tok karnına/,
    ],
    ["side_effects", /yan etki|bağımlılık yap|zarar(?!sız)|tehlike|risk|olumsuz yan|belirtiler ciddi/],
    [
      "safe",
      /güvenli|güvenle|tehlikeli|zararsız|rahatça|sakınca|korkmalı|kaygılan|endişelen|ciddiye al|normal mi|fazla gelebilir|olur mu/,
    ],
    [
      "who_not",
      /(?:herkes(?:e|in)?|herkes için) (?:uygun|göre|yapabilir|kullanabilir)|kimler(?:e|in) .*(?:uygun değil|uygun olma|öneril?m[ae]|zararlı|sakıncalı)|kimler(?!(?:e|in)(?!\p{L}))(?!.*(?<!m[ae])m[ae]l[ıi](?!\p{L}))|kullanmamalı|almamalı|kaçın|uzak durmalı/u,
    ],
    ["with", /birlikte|aynı anda|etkileş|karıştır|eşlik/],
    [
      "compare",
      /yerine|karşılaştır|m[ıiuü] yoksa|(?<!\p{L})m[ıiuü],? (?:\p{L}+ ){1,3}m[ıiuü](?!\p{L})|farkı|daha iyisi|hangisi daha iyi|dışında ne var/u,
    ],
    [
      "forms",
      /hangi (?:form|tür|çeşit|marka|biçim)|hangisi(?:ni)? seç|seçerken|alırken (?:hangi|neye)|hangi \S+(?: \S+)? alın|ne önerirsiniz|öneriniz ne|biçimi|(?:gummy|toz|kapsül)\p{L}* m[ıiuü]|etiket/u,
    ],
    ["stop", /bırak|kes(?:er|ip|sem|mek)|unut(?!kan)|ara verince|eksik kal|yetmezse/],
    [
      "cause",
      /(?<!\p{L})neden|niçin|niye|yol aç|sebep|sebeb|neye bağlı|tetikle|ne bozar|ne artır|vücutta ne|vücuda ne/u,
    ],
    ["myth", /efsane|(?<!\p{L})şart m[ıi]|doğru mu|(?<!etkisi )gerçek mi|söylenti|söylenenler|anlatılanlar/u],
    [
      "do_first",
      /(?<!vücutta |vücuda )ne yap|nasıl (?:başla|geç|kullan|tüket|düzel|düzen|azal|hazırlanma|yapıl)|nereden başla|ilk adım|başlamadan|öncesinde ne|önce ne|doğru yolu/,
    ],
    [
      "works",
      /işe yar|fayda|etkili|yardımcı olur|iyi gel|sonuç al|ne yarar|değer mi|ne hafiflet|ne düzelt|etkisi gerçek|ne kadar güven|ne beklen|(?:l[ae]|s[ıiuü]z) geçer m[iı](?!\p{L})/u,
    ],
    ["what", /nedir|ne demek|ne anlama|neyi göster|normal mi/],
  ],
}
