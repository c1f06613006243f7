import { matter as words, type MatterWords } from "#language/matter.ts"
import { names } from "#language/names.ts"
import { languages, partsOf } from "#language/pack.ts"
import type { Language } from "#script/settings.ts"
import { grammarWordsIn } from "./words-between.ts"
import { readingsOf, wordsOf } from "./plain.ts"

/** What has no place in any part of a script: roads out of it, disguise, and talk of the machine. Null: nothing of the sort. */
export const foreignMatterIn = (text: string): string | null => {
  const readings = readingsOf(text)
  for (const [pattern, problem] of matter)
    if (readings.some((reading) => pattern.test(reading))) return problem
  return isDisguised(text) ? "Words are written in letters that hide them." : null
}

const ends =
  "com|net|org|io|co|me|tv|app|shop|store|online|site|link|info|biz|xyz|dev|ai|gg|ly|example|test|de|uk|us|eu|tr|ru|cn|in".split(
    "|",
  )
/** Those that nobody says in a sentence for anything else: "at this point AI can", "a starting point UK guidance gives". */
const neverWords = "com|org|io|biz|xyz|gg|ly|dev"
const anyOf = (...parts: ReadonlyArray<keyof MatterWords>): string =>
  parts.flatMap((part) => partsOf(words, part)).join("|")

/** Six digits and more in the words of one language. */
const told = partsOf(words, "digits").map(
  (digits) => `(?<!\\p{L})(?:(?:${digits}|\\d)[\\s,.-]+){6,}(?:${digits}|\\d)(?!\\p{L})`,
)

/**
 * An address said word by word: "healthy life dot com". A last part that is a word of the language counts only behind a
 * road to it, or everybody who speaks of "one point in time" would be taken to name a site.
 */
function spelledAddress(): RegExp {
  const dot = anyOf("dot")
  const label = `(?<!\\p{L})(?!(?:${anyOf("pointing", "digits")}) )\\p{L}[\\p{L}\\p{N}-]*`
  const ofLanguage = languages.map((language) => {
    const { wordEnds, road } = words[language]
    const noWords = ends.filter((end) => !new RegExp(`^(?:${wordEnds})$`).test(end)).join("|")
    const point = words[language].point
    return [
      `${label} (?:${words[language].dot}) (?:${noWords})(?!\\p{L})`,
      ...(point === null ? [] : [`${label} (?:${point}) (?:${neverWords})(?!\\p{L})`]),
      `(?<!\\p{L})(?:${road}) (?:${label} ){1,3}(?:${words[language].dot}) (?:${wordEnds})(?!\\p{L})`,
    ].join("|")
  })
  const chained = `${label} (?:${dot}) (?!(?:${anyOf("digits")}) )\\p{L}{2,4} (?:${anyOf("dot", "slash")})(?!\\p{L})`
  return new RegExp([...ofLanguage, chained].join("|"), "iu")
}

const matter: ReadonlyArray<readonly [RegExp, string]> = [
  [/<\/?[a-z!][^<>]*>?|&(?:[a-z]+|#\d+);|javascript:|\]\(|onerror|onload/i, "No HTML and no code."],
  [/https?:|www\.|[a-z]:\/\//i, "No links and no addresses."],
  [
    new RegExp(
      `(?<![\\p{L}\\p{N}])[\\p{L}\\p{N}-]{2,}\\.(?:${ends.join("|")})(?![\\p{L}\\p{N}])|(?<![\\p{L}\\p{N}])t\\.me`,
      "iu",
    ),
    "No links and no addresses.",
  ],
  [spelledAddress(), "No web addresses, not even spelled out."],
  [
    new RegExp(
      String.raw`[\p{L}\p{N}._-]+@[\p{L}\p{N}]|(?<!\p{L})(?:${anyOf("at")}) (?:gmail|hotmail|outlook|yahoo)|(?<![\p{L}\p{N}])@\p{L}{2,}|(?<!\p{L})u\/\p{L}`,
      "iu",
    ),
    "No e-mail addresses and no user names.",
  ],
  [/(?:\+|00)?\d(?:[\s().-]?\d){8,}|(?<!\d)\d{3}[\s.-]\d{2,4}[\s.-]\d{2,4}(?!\d)/u, "No telephone numbers."],
  [new RegExp(told.join("|"), "iu"), "No telephone numbers, not even in words."],
  [new RegExp(`(?<!\\p{L})(?:${anyOf("voucherCodes")})(?!\\p{L})`, "iu"), "No voucher codes."],
  // Capitals only: "SAVE20" is a code, "CoQ10" is a substance.
  [/(?<![\p{L}\p{N}])\p{Lu}{3,}\d{2,}(?![\p{L}\p{N}])/u, "No voucher codes."],
  [
    new RegExp(`(?<!\\p{L})(?:whatsapp|telegram|${anyOf("reach")})(?!\\p{L})`, "iu"),
    "No ways to reach somebody.",
  ],
  [
    new RegExp(
      String.raw`(?<!\p{L})(?:${anyOf("machine")}|im_start|im_end|\[inst\]|begin material)(?!\p{L})`,
      "iu",
    ),
    "Nothing about instructions, prompts or models.",
  ],
]

/** Letters of two alphabets in one word, of an alphabet no script is written in, full-width ones, words spelled apart or with digits in them. */
const isDisguised = (text: string): boolean => {
  const shown = text
    .normalize("NFC")
    .replace(/(?<![\p{L}\p{N}])[µμαβγ](?=g(?!\p{L})|(?!\p{L}))/gu, " ")
    .replace(/(?<![\p{L}\p{N}])VO2(?=(?:max|peak)(?!\p{L}))/giu, " ")
  return (
    /(?!\p{Script=Latin}|\p{Lm})\p{L}/u.test(shown) ||
    /[\uff01-\uff5e\u{1d400}-\u{1d7ff}\u{1f130}-\u{1f189}\u24b6-\u24e9]/u.test(shown) ||
    /(?<![\p{L}\p{N}'’])\p{L}(?:[\s._*|/-]{1,3}\p{L}){3,}(?![\p{L}\p{N}'’])/u.test(shown) ||
    /\p{L}{2,}[*|@$!]\p{L}[*|@$!]?\p{L}{2,}/u.test(shown) ||
    /(?<![\p{L}\p{N}])\p{L}+\d+\p{L}{2,}(?![\p{L}\p{N}])/u.test(shown) ||
    /[\p{L}]\p{Cf}+[\p{L}]/u.test(text.replaceAll("\u00ad", "").replaceAll("\u200d", ""))
  )
}

/** Short words of other languages, by tag. */
const abroad: { readonly [tag: string]: string } = {
  de: "der|die|das|und|nicht|ist|eine[nrms]?|mit|für|auf|kein[e]?|wie|sich|auch",
  es: "el|los|las|una|del|que|por|para|con|como|está|esta|su|sus|y",
  fr: "le|les|des|est|avec|pour|dans|sur|pas|vous|votre",
  it: "il|della|che|non|per|gli|è|con|di",
  pt: "o|os|que|uma|não|com|para|seu",
  nl: "het|een|van|niet|zijn|ja",
  pl: "nie|jest|się",
  sv: "på|och|är|ikke",
}

const written = new Set(partsOf(names, "tag"))

/** Of those that no script is written in. */
const elsewhere = new RegExp(
  `(?<!\\p{L})(?:${Object.entries(abroad)
    .flatMap(([tag, short]) => (written.has(tag) ? [] : [short]))
    .join("|")})(?!\\p{L})`,
  "giu",
)

/** Whether a sentence is in another language than asked: it has none of that language's small words, and some of another's. */
export const isForeign = (text: string, language: Language, other: Language): boolean => {
  const words = wordsOf(text, language).length
  if (words < 3) return false
  const ours = grammarWordsIn(text, language)
  const theirs = grammarWordsIn(text, other)
  const far = [...text.matchAll(elsewhere)].length
  return ours === 0
    ? theirs >= 2 || far >= 2
    : (theirs > ours * 2 && theirs >= 3) || (far > ours * 2 && far >= 3)
}
