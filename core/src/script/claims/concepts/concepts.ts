import { inEachLanguage } from "#language/pack.ts"
import type { Language } from "#script/settings.ts"
import { englishConcepts } from "./english.ts"
import { turkishConcepts } from "./turkish.ts"

/** A word of a claim by its meaning: `cure_verb`, `disease`, `negation`. */
export type Concept = string

interface Lexicon {
  readonly whole: ReadonlyMap<string, ReadonlyArray<Concept>>
  /** Stems by their first two letters, long ones first. */
  readonly stems: ReadonlyMap<string, ReadonlyArray<Stem>>
  /** First words of what is said in two words or three. */
  readonly openers: ReadonlySet<string>
}

interface Stem {
  readonly letters: string
  readonly concepts: ReadonlyArray<Concept>
}

type Meanings = Map<string, Array<Concept>>

const add = (map: Meanings, word: string, concept: Concept) => {
  const known = map.get(word)
  if (known === undefined) map.set(word, [concept])
  else if (!known.includes(concept)) known.push(concept)
}

const lexiconOf = (rows: string, language: Language): Lexicon => {
  const whole: Meanings = new Map()
  const stems: Meanings = new Map()
  for (const row of rows.trim().split("\n")) {
    const [concept = "", ...words] = row.split(" ")
    for (const word of words.filter((each) => each !== "")) entry[language](word, concept, whole, stems)
  }
  const openers = [...whole.keys(), ...stems.keys()]
    .filter((word) => word.includes("_"))
    .map((word) => word.slice(0, word.indexOf("_")))
  return { whole, stems: byFirstLetters(stems), openers: new Set(openers) }
}

const byFirstLetters = (stems: Meanings): ReadonlyMap<string, ReadonlyArray<Stem>> => {
  const buckets = new Map<string, Array<Stem>>()
  const longFirst = [...stems].toSorted(([one], [two]) => two.length - one.length)
  for (const [letters, concepts] of longFirst) {
    const key = letters.slice(0, 2)
    const bucket = buckets.get(key)
    if (bucket === undefined) buckets.set(key, [{ letters, concepts }])
    else bucket.push({ letters, concepts })
  }
  return buckets
}

type Entry = (word: string, concept: Concept, whole: Meanings, stems: Meanings) => void

const entry: { readonly [L in Language]: Entry } = {
  english: (word, concept, whole, stems) => {
    if (word.endsWith("*")) add(stems, word.slice(0, -1), concept)
    else add(whole, word, concept)
  },
  turkish: (word, concept, whole, stems) => {
    if (word.endsWith(".")) return add(whole, word.slice(0, -1), concept)
    for (const form of [word, softened(word)]) add(stems, form, concept)
  },
}

const softened = (word: string): string => {
  const soft = { p: "b", ç: "c", t: "d", k: "ğ" }[word.at(-1) ?? ""]
  return soft === undefined || word.length < 4 ? word : `${word.slice(0, -1)}${soft}`
}

const lexicons = inEachLanguage((language) =>
  lexiconOf({ english: englishConcepts, turkish: turkishConcepts }[language], language),
)

const none: ReadonlyArray<Concept> = []

/** What a word, or words joined by `_`, mean in a claim. */
export const conceptsOf = (word: string, language: Language): ReadonlyArray<Concept> => {
  const { whole, stems } = lexicons[language]
  const exact = whole.get(word) ?? (language === "english" ? base(word, whole) : undefined)
  const stem = stems.get(word.slice(0, 2))?.find(({ letters }) => word.startsWith(letters))
  if (stem === undefined) return exact ?? none
  return exact === undefined ? stem.concepts : [...exact, ...stem.concepts]
}

/** Whether something of two words or three begins with a word. */
export const opensPhrase = (word: string, language: Language): boolean => lexicons[language].openers.has(word)

const base = (
  word: string,
  whole: ReadonlyMap<string, ReadonlyArray<Concept>>,
): ReadonlyArray<Concept> | undefined => {
  for (const form of singulars(word)) {
    const found = whole.get(form)
    if (found !== undefined) return found
  }
  return undefined
}

const singulars = (word: string): ReadonlyArray<string> => {
  if (word.endsWith("'s")) return [word.slice(0, -2)]
  if (word.length < 4) return none
  if (word.endsWith("ies")) return [`${word.slice(0, -3)}y`]
  if (word.endsWith("ing")) {
    const stem = word.slice(0, -3)
    return [stem, `${stem}e`, stem.at(-1) === stem.at(-2) ? stem.slice(0, -1) : stem]
  }
  if (word.endsWith("ed")) {
    const stem = word.slice(0, -2)
    return [stem, `${stem}e`, stem.at(-1) === stem.at(-2) ? stem.slice(0, -1) : stem]
  }
  if (word.endsWith("es")) return [word.slice(0, -1), word.slice(0, -2)]
  return word.endsWith("s") ? [word.slice(0, -1)] : none
}
