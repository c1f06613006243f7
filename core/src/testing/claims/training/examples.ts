import { featuresOf } from "#script/claims/learned/features.ts"
import { plainText } from "#script/claims/plain-text.ts"
import type { Language } from "#script/settings.ts"
import { type ClaimClass, claimClasses } from "#script/claims/learned/classes.ts"

/** A sentence as numbers: rows of the model and their values. */
export interface Example {
  readonly rows: Int32Array
  readonly values: Float32Array
  /** First and last word that a feature of letters was read from; -1 where it is of meaning. */
  readonly first: Int16Array
  readonly last: Int16Array
  /** 0 is lawful; else the class's place plus one. */
  readonly label: number
}

/** Hashes that a model knows, each with its row. */
export type Vocabulary = ReadonlyMap<number, number>

export interface Read {
  readonly hashes: ReadonlyArray<number>
  readonly values: ReadonlyArray<number>
  readonly first: ReadonlyArray<number>
  readonly last: ReadonlyArray<number>
  readonly formCount: number
  readonly label: number
}

const read = (text: string, language: Language, label: number): Read => {
  const { hashes, values, first, last, formCount } = featuresOf(plainText(text, language).text, language)
  return { hashes, values, first, last, formCount, label }
}

/** A sentence with the class it breaks. */
interface WithLabel {
  readonly text: string
  readonly label: ClaimClass | "none"
}

export const readLabelled = (sentences: ReadonlyArray<WithLabel>, language: Language): ReadonlyArray<Read> =>
  sentences.map(({ text, label }) =>
    read(text, language, label === "none" ? 0 : claimClasses.indexOf(label) + 1),
  )

export const readLawful = (texts: ReadonlyArray<string>, language: Language): ReadonlyArray<Read> =>
  texts.map((text) => read(text, language, 0))

/** Features that occur twice and more. */
export const vocabularyOf = (sentences: ReadonlyArray<Read>): Vocabulary => {
  const counts = new Map<number, number>()
  for (const { hashes } of sentences) for (const hash of hashes) counts.set(hash, (counts.get(hash) ?? 0) + 1)
  const kept = [...counts].filter(([, count]) => count > 1).map(([hash]) => hash)
  return numbered(kept)
}

/** A vocabulary of hashes in their order. */
export const numbered = (hashes: ReadonlyArray<number>): Vocabulary =>
  new Map(hashes.toSorted((one, two) => one - two).map((hash, row) => [hash, row]))

export const exampleOf = (
  { hashes, values, first, last, formCount, label }: Read,
  vocabulary: Vocabulary,
): Example => {
  const rows: Array<number> = []
  const kept: Array<number> = []
  const from: Array<number> = []
  const to: Array<number> = []
  hashes.forEach((hash, i) => {
    const row = vocabulary.get(hash)
    if (row === undefined) return
    rows.push(row)
    kept.push(values[i] ?? 0)
    from.push(i < formCount ? (first[i] ?? 0) : -1)
    to.push(i < formCount ? (last[i] ?? 0) : -1)
  })
  return {
    rows: Int32Array.from(rows),
    values: Float32Array.from(kept),
    first: Int16Array.from(from),
    last: Int16Array.from(to),
    label,
  }
}
