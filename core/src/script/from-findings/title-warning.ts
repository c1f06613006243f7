import { asksIn } from "#evidence/asks.ts"
import type { Ask, Finding } from "#evidence/finding.ts"
import type { Library } from "#evidence/library.ts"
import { matchOf } from "#evidence/match.ts"
import { nameWords } from "#evidence/names.ts"
import type { RedFlag, SubjectFile } from "#evidence/subject-file.ts"
import { keeping } from "#kernel/kept.ts"
import { inEachLanguage } from "#language/pack.ts"
import { titleWords } from "#language/title-words.ts"
import { writing } from "#language/writing.ts"
import { checkClaims, type ClaimContext } from "#script/claims/check-claims.ts"
import type { WritingOrder } from "#script/ports.ts"
import { warningId } from "#script/sources.ts"
import type { Language } from "#script/settings.ts"
import type { Line } from "./line.ts"
import { forWhom, mayBeSaid } from "./subject.ts"
import { namesNothing } from "./title-question.ts"

/** What a title is about: its words without those that it only asks with, and those that say for how long. */
export const contentWords = (title: string, language: Language): ReadonlyArray<string> =>
  nameWords(title, language).filter(
    (word, at, words) => !namesNothing(words, at, language) && !writing[language].questions.ofTime.test(word),
  )

/** So many of the words stand in a text, in any form. */
export const countBorne = (words: ReadonlyArray<string>, text: string, language: Language): number => {
  const spoken = nameWords(text, language)
  return words.filter((word) => spoken.some((other) => titleWords[language].isAkin(word, other))).length
}

/** The warnings of the library are some thousands, and each title is held against all of them. */
const lastRead = inEachLanguage(() => keeping<ReadonlyArray<string>>(20_000))

/** Whether all of the words stand in a warning of the library, in any form. */
const bearsAll = (words: ReadonlyArray<string>, text: string, language: Language): boolean => {
  const spoken = lastRead[language](text, () => nameWords(text, language))
  const { isAkin } = titleWords[language]
  return words.every((word) => spoken.some((other) => isAkin(word, other)))
}

const lastNamed = new WeakMap<Library, (asked: string, answer: () => boolean) => boolean>()

/** Whether a warning names a subject of the library: it comes back with each title that it bears. */
const namesSubject = (library: Library, text: string, language: Language): boolean => {
  const known = lastNamed.get(library) ?? keeping<boolean>(20_000)
  lastNamed.set(library, known)
  return known(
    `${language} ${text}`,
    () => matchOf(library, { title: text, keywords: [], language }) !== null,
  )
}

/** How urgent a warning is, the most urgent first. */
export const urgencies: { readonly [U in RedFlag["urgency"]]: number } = { emergency: 0, today: 1, soon: 2 }

interface Warning {
  readonly file: SubjectFile
  readonly id: string
  readonly text: string
  /** Whether it says when to see someone; else who must ask first. */
  readonly isSign: boolean
  readonly place: number
  readonly asks: ReadonlyArray<Ask>
}

/**
 * The warning whose own words bear everything that a title is about; null where none does, and where warnings of
 * several files do: all but one of them are on another thing.
 */
export const warningOnTitle = (
  library: Library,
  { title, topic, settings: { language } }: Pick<WritingOrder, "title" | "topic" | "settings">,
  context: ClaimContext,
): Line | null => {
  const words = topic === null ? contentWords(title, language) : []
  if (words.length === 0) return null
  // What warns of something must be meant for those whom the title asks for.
  const people = asksIn(title, language).filter((ask) => forWhom.has(ask))
  const bearing = library.files
    .flatMap((file) => warningsOf(file, language, context))
    .filter(
      ({ text, asks }) =>
        bearsAll(words, text, language) &&
        people.every((ask) => asks.includes(ask) || asksIn(text, language).includes(ask)) &&
        // What names a subject of the library warns of that one, which the title does not name.
        !namesSubject(library, text, language),
    )
  // When to see someone is said of the thing itself; what stands beside a finding, of what the finding is on.
  const signs = bearing.filter(({ isSign }) => isSign)
  const nearest = signs.length > 0 ? signs : bearing
  if (new Set(nearest.map(({ file }) => file)).size > 1) return null
  const [first] = nearest
    .filter(({ text }) => checkClaims(text, context).length === 0)
    .toSorted((a, b) => a.place - b.place)
  return first === undefined ? null : { text: first.text, origin: { kind: "finding", id: first.id } }
}

const warningsOf = (file: SubjectFile, language: Language, context: ClaimContext): ReadonlyArray<Warning> => {
  const findings = new Map(file.findings.map((finding) => [finding.id, finding]))
  const isFree = (finding: Finding | undefined) => finding !== undefined && mayBeSaid(finding, context)
  return [
    ...file.redFlags.flatMap((flag, index) =>
      flag.finding !== null && !isFree(findings.get(flag.finding))
        ? []
        : [
            {
              file,
              id: flag.finding ?? warningId(file.subject, index),
              text: flag.says[language],
              isSign: true,
              place: urgencies[flag.urgency],
              asks: [],
            },
          ],
    ),
    ...file.findings.flatMap((finding) =>
      finding.safety === null || !isFree(finding)
        ? []
        : [
            {
              file,
              id: finding.id,
              text: finding.safety[language],
              isSign: false,
              place: urgencies.soon,
              asks: finding.asks,
            },
          ],
    ),
  ]
}
