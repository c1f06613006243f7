import type { Ask, Finding } from "#evidence/finding.ts"
import { maySpeak } from "#evidence/standing.ts"
import type { SubjectFile } from "#evidence/subject-file.ts"
import { usualLanguage } from "#language/pack.ts"
import { gateOf } from "#script/safety/gate.ts"
import type { Language } from "#script/settings.ts"
import { unmarked } from "#text/letters.ts"
import type { Circumstance } from "#wording/circumstances.ts"
import { populationsAmong, populationsIn, populationsOf, statedFor } from "#wording/populations.ts"
import type { OwnAngled, Wordy } from "./angled.ts"
import type { OwnSubject } from "./subject.ts"
import { turned } from "./title.ts"

/** Whether a text speaks of another name of its file than the subject's: of yoga, where pilates is asked about. */
const namesAnother = (text: string, { name }: OwnSubject, file: SubjectFile, language: Language): boolean => {
  const [said, own] = [text, name].map(unmarked)
  // Anywhere in a word: "multivitamin" speaks of vitamins, "izotretinoin" of tretinoin.
  const isSaid = (word: string): boolean =>
    said?.includes(word.slice(0, Math.max(4, word.length - 2))) === true
  const wordsOf = (one: string): ReadonlyArray<string> =>
    unmarked(one)
      .split(/[^a-z0-9]+/)
      .filter((word) => word.length > 3)
  if (wordsOf(own ?? "").some(isSaid)) return false
  return file.names[language].flatMap(wordsOf).some(isSaid)
}

/** A statement of the library in a language, with whether it answers what the posts ask. */
export interface Statement {
  readonly text: string
  readonly ways: ReadonlyArray<string>
  readonly isNear: boolean
}

/**
 * What the library holds on a subject and may be told these people: what answers their questions first, the rest behind.
 * None that promotes a medicine, none that holds for others than the posts are about.
 */
export const evidentOf = (
  { subject, posts }: OwnAngled,
  asks: ReadonlySet<Ask>,
  told: ReadonlyArray<Circumstance>,
  { words: { topics }, language }: Wordy,
): ReadonlyArray<Statement> => {
  const { file } = subject
  if (file === null) return []
  const spoken = new Map(
    file.findings.filter((one) => maySpeak(one) && one.promotes === "none").map((one) => [one.id, one]),
  )
  const { populations: marks } = topics.care
  const among = populationsAmong(posts, told.includes("insulin"), marks, unmarked)
  const stated = (
    says: { readonly [L in Language]: string },
    finding: Finding | undefined,
    ways: (text: string) => ReadonlyArray<string>,
    isBelief: boolean,
  ): ReadonlyArray<Statement> => {
    if (finding === undefined || namesAnother(says[language], subject, file, language)) return []
    // Of whom a statement speaks is marked in the library's usual language.
    const of = [...new Set([...populationsOf(finding, file), ...populationsIn(says[usualLanguage])])]
    if (!of.every((one) => among.has(one))) return []
    const text = isBelief ? says[language] : statedFor(says[language], of, marks)
    return [{ text, ways: ways(text), isNear: finding.asks.some((ask) => asks.has(ask)) }]
  }
  const all = [
    ...file.hooks.flatMap(({ says, finding }) =>
      stated(says, spoken.get(finding), topics.anglesOfHook, false),
    ),
    ...file.myths.flatMap(({ myth, finding }) =>
      stated(myth, spoken.get(finding), topics.anglesOfMyth, true),
    ),
  ].filter(({ text }) => gateOf(text) === null)
  const shuffled = turned(all, subject.name)
  return [...shuffled.filter(({ isNear }) => isNear), ...shuffled.filter(({ isNear }) => !isNear)]
}
