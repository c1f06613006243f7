import type { SubjectFile } from "#evidence/subject-file.ts"

/** Sentences of a text, as a listener hears them. */
export const sentencesIn = (text: string): ReadonlyArray<string> =>
  text.split(/(?<=[.!?…])\s+/u).filter((sentence) => sentence.trim() !== "")

/** A sentence without what names its subject: names in every language and case, and figures. */
export const masked = (sentence: string, { names, turkishCases }: SubjectFile): string =>
  [...names.english, ...names.turkish, ...Object.values(turkishCases)]
    .toSorted((a, b) => b.length - a.length)
    .reduce(
      (text, name) => text.replaceAll(name.toLocaleLowerCase("tr"), "§"),
      sentence.toLocaleLowerCase("tr"),
    )
    .replace(/\d+/g, "#")

/** Share of the first list that stands in the second, 0 to 1. */
export const sharedWith = (own: ReadonlyArray<string>, others: ReadonlyArray<string>): number => {
  const known = new Set(others)
  return own.length === 0 ? 0 : own.filter((one) => known.has(one)).length / own.length
}

/** Every run of five words. */
export const fiveGrams = (text: string): ReadonlyArray<string> => {
  const words = text.split(/\s+/)
  return words.slice(4).map((_, at) => words.slice(at, at + 5).join(" "))
}

export const mean = (values: ReadonlyArray<number>): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
