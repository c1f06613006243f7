import { meaning } from "#language/meaning.ts"
import { inEachLanguage } from "#language/pack.ts"
import type { Language } from "#script/settings.ts"

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

const lexiconOf = (language: Language): Lexicon => {
  const { concepts, entryOf } = meaning[language]
  const whole: Meanings = new Map()
  const stems: Meanings = new Map()
  for (const row of concepts.trim().split("\n")) {
    const [concept = "", ...words] = row.split(" ")
    for (const word of words.filter((each) => each !== "")) {
      const { isWhole, forms } = entryOf(word)
      for (const form of forms) add(isWhole ? whole : stems, form, concept)
    }
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

const lexicons = inEachLanguage(lexiconOf)

const none: ReadonlyArray<Concept> = []

/** What a word, or words joined by `_`, mean in a claim. */
export const conceptsOf = (word: string, language: Language): ReadonlyArray<Concept> => {
  const { whole, stems } = lexicons[language]
  const exact = whole.get(word) ?? base(word, language, whole)
  const stem = stems.get(word.slice(0, 2))?.find(({ letters }) => word.startsWith(letters))
  if (stem === undefined) return exact ?? none
  return exact === undefined ? stem.concepts : [...exact, ...stem.concepts]
}

/** Whether something of two words or three begins with a word. */
export const opensPhrase = (word: string, language: Language): boolean => lexicons[language].openers.has(word)

const base = (
  word: string,
  language: Language,
  whole: ReadonlyMap<string, ReadonlyArray<Concept>>,
): ReadonlyArray<Concept> | undefined => {
  for (const form of meaning[language].basesOf(word)) {
    const found = whole.get(form)
    if (found !== undefined) return found
  }
  return undefined
}
