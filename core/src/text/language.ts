import { languages as spokenHere } from "#language/names.ts"
import type { Language } from "#script/settings.ts"
import { lettersSay } from "./letters.ts"

/** What a text may be written in: a language of the product, another one that is told apart, or none of these ("und"). */
const otherLanguages = ["de", "es", "fr", "it", "nl", "pt", "sv", "und"] as const
type OtherLanguage = (typeof otherLanguages)[number]
export type TextLanguage = Language | OtherLanguage

/** Everything that a text may be told to be written in. */
export const textLanguages: ReadonlyArray<TextLanguage> = [...spokenHere, ...otherLanguages]

const grammar: ReadonlyArray<readonly [language: TextLanguage, words: ReadonlyArray<string>]> = (
  [
    [
      "english",
      "the and of to in is it you that for on with my i are this be have what how do does any can not was from or but if at your me an so about has just get when why which would should best help need anyone after no all who will been new vs day first",
    ],
    [
      "turkish",
      "bir ve bu şu için icin çok cok ne nasıl nasil var yok mı mi mu mü ben benim bende bana beni siz sizce bence ile ama gibi daha kadar değil degil olan olur olmaz oldu oluyor kaç kac sonra önce neden niye niçin hangi hangisi iyi zaman zamanı mıdır midir lazım lazim gerekir gerekli gerek kimse biri acaba selam merhaba arkadaşlar arkadaslar öneri oneri öneriniz tavsiye yardım yardim lütfen hakkında hakkinda yerine göre sadece hiç hic şey sey bunu olarak eder etkisi etkileri günde gunde haftada sabah akşam aksam kullanan kullananlar deneyen içen icen yapan alan ay hafta saat gün gun yeni doğru dogru mıyım miyim musunuz misiniz mısınız",
    ],
    [
      "es",
      "el los las de que y es una por con para como mi se un del más muy pero su lo está tengo hola cómo qué",
    ],
    [
      "fr",
      "le les des et est une pour que qui dans sur je vous avec pas mon ma au du ce cette j'ai il elle mais où quel",
    ],
    [
      "de",
      "der die das und ist ich nicht ein eine mit für auf von zu den dem wie was mein meine sich bei auch habe hat oder wir",
    ],
    ["it", "il gli di che è un una per con mio mia sono non come del della ho si più ma questo dei"],
    ["pt", "o os de que e é um uma para com meu minha não como do da em mais eu você muito são tem"],
    ["nl", "de het een en van ik is dat niet met voor op mijn zijn te aan ook maar hoe wat heb bij"],
    ["sv", "och det att är jag en som på för med inte har den till av om men ett hur min kan"],
  ] as const
).map(([language, words]) => [language, words.split(" ")] as const)

/** The languages each grammar word belongs to, as positions in the list above. English is the first, Turkish the second. */
const spoken: ReadonlyMap<string, ReadonlyArray<number>> = (() => {
  const of = new Map<string, Array<number>>()
  grammar.forEach(([, words], at) => {
    for (const word of words) of.set(word, [...(of.get(word) ?? []), at])
  })
  return of
})()

const foreignLetters = /[çğışöüñãõâêîôûàèìòùáéíóúßåæø¿¡]/gu

const onlyTurkishLetters = /[ğışİ]/u

/** Words of health talk that no other language writes so: short titles hold no grammar. */
const turkishWords: ReadonlySet<string> = new Set(
  `magnezyum takviye takviyesi takviyeler vitamini vitaminleri ağrısı agrisi ağrım agrim ağrı agri ilaç ilac ilacı ilaci
  antrenman antrenmanı idman beslenme zayıflama zayiflama diyetisyen egzersiz egzersizi egzersizleri uyku uykusuzluk
  faydaları faydalari fayda zararları zararlari zarar yararları kullanımı kullanimi verme tarifi tozu balık yağı yagi
  çinko cinko kolajen sporcu koşu kosu yürüyüş yuruyus diz bel boyun omuz sırt sindirim bağırsak bagirsak tansiyon kemik
  eklem eksikliği eksikligi hamilelikte gebelikte çocuklarda belirtileri tedavisi nedir dozu yan etki karşılaştırma
  yoğurt yumurta süt kahve önerisi onerisi öneriler oneriler önerir onerir kremi egzama sivilce dökülmesi dokulmesi
  hap hapı hapi hapları haplari içtim ictim içmiş icmis yuttum yutmuş yutmus`.split(/\s+/),
)

/** How somebody tells of themselves, or asks others: no other language ends words so. */
const verbEnding = /.[iıuü]yor(?:um|uz|sun|lar|m)?$|m[ae]l[iı]y[iı][mz]$/u

/** From so much on the letters confirm what grammar says; without any they decide alone, a word weighing so much. */
const likely = 3
const surelyPerWord = 3
const leastWords = 4

const isTurkish = (words: ReadonlyArray<string>, text: string, hits: Hits): boolean => {
  const marked = onlyTurkishLetters.test(text) ? 1.5 : 0
  const named = words.reduce(
    (sum, word) => sum + (turkishWords.has(word) || verbEnding.test(word) ? 1 : 0),
    0,
  )
  const own = hits.turkish + marked + named
  const maySpeak = own > 0 && own > hits.english && own >= hits.other
  const isStrange = hits.english * 6 > words.length || hits.other * 6 > words.length
  const mayBe = !isStrange && words.length >= leastWords
  if (!maySpeak && !mayBe) return false
  const letters = lettersSay(text)
  return (maySpeak && letters >= likely) || (mayBe && letters >= surelyPerWord * words.length)
}

/** Grammar words of a text in each language, `other` in the foremost of the others. */
interface Hits {
  readonly english: number
  readonly turkish: number
  readonly other: number
}

/** More grammar than this of a language leaves no doubt. */
const plainly = 4

const most = (hits: ReadonlyArray<number>, from: number): number => {
  let best = from
  for (let at = from; at < hits.length; at++) if ((hits[at] ?? 0) > (hits[best] ?? 0)) best = at
  return best
}

/**
 * What a title, or a title and the opening of a body, is written in. Grammar words decide; so does the run of the
 * letters for Turkish, also where it is typed without its marks ("kreatin ne zaman alinmali"); letters that English
 * does not have count against it. Without any evidence a text in Latin script is taken for English, because
 * titles are short and full of names.
 */
export const languageOf = (text: string): TextLanguage => {
  const lower = text.replaceAll("İ", "i").toLowerCase()
  const plainAscii = /^[\x20-\x7e]*$/.test(lower)
  if (!plainAscii) {
    const letters = lower.match(/\p{L}/gu)?.length ?? 0
    if ((lower.match(/\p{Script=Latin}/gu)?.length ?? 0) < letters * 0.7) return "und"
  }
  const words: ReadonlyArray<string> = lower.match(plainAscii ? /[a-z']+/g : /[\p{L}']+/gu) ?? []
  if (words.length === 0) return "und"
  const hits = grammar.map(() => 0)
  for (const word of words) for (const at of spoken.get(word) ?? []) hits[at] = (hits[at] ?? 0) + 1
  const [english = 0, turkish = 0] = hits
  const best = most(hits, 2)
  const other = hits[best] ?? 0
  if (english >= plainly && turkish * 2 < english && other < english) return "english"
  if (isTurkish(words, text, { english, turkish, other })) return "turkish"
  const accents = plainAscii ? 0 : (lower.match(foreignLetters)?.length ?? 0)
  const against = Math.max(other, turkish) + Math.min(2, accents / 2)
  if (against <= english + 1) return "english"
  return turkish > other ? "turkish" : other > 0 ? (grammar[best]?.[0] ?? "und") : "und"
}

/** Whether the product speaks a language. */
export const isSpokenHere = (language: TextLanguage): language is Language =>
  spokenHere.some((own) => own === language)
