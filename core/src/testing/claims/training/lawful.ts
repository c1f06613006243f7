import { readdirSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import * as Schema from "effect/Schema"
import { SubjectFile } from "#evidence/subject-file.ts"
import { writing } from "#language/writing.ts"
import { calledByLibrary } from "#script/from-findings/called.ts"
import type { Language } from "#script/settings.ts"
import { claimsFolder } from "./sentences.ts"

const subjects = fileURLToPath(new URL("../../../../../fixtures/evidence/subjects/", import.meta.url))

const decode = Schema.decodeUnknownSync(SubjectFile)

/** Every file of the evidence library. */
export const libraryFiles = (): ReadonlyArray<SubjectFile> =>
  readdirSync(subjects)
    .filter((name) => name.endsWith(".json"))
    .toSorted()
    .map((name) => decode(JSON.parse(readFileSync(`${subjects}${name}`, "utf8"))))

/** Every sentence of the evidence library that may be spoken in a language: findings with their limits, red flags, first steps. */
export const librarySentences = (language: Language): ReadonlyArray<string> =>
  libraryFiles().flatMap(({ findings, redFlags, firstSteps }) => [
    ...findings
      .filter(({ mayBeSpoken }) => mayBeSpoken)
      .flatMap(({ says, brief, limit, safety }) =>
        [says, brief, limit, safety].flatMap((each) => (each === null ? [] : [each[language]])),
      ),
    ...redFlags.map(({ says }) => says[language]),
    ...firstSteps.map(({ says }) => says[language]),
  ])

/** What the library opens with and answers its myths with, and what people ask of its subjects. */
export const libraryTalk = (language: Language): ReadonlyArray<string> =>
  libraryFiles().flatMap((file) => [
    ...file.hooks.map(({ says }) => says[language]),
    ...file.myths.map(({ truth }) => truth[language]),
    ...[...new Set(file.findings.flatMap(({ asks }) => asks))].map((ask) =>
      writing[language].findings.question(ask, calledByLibrary(file, language)),
    ),
  ])

/** What the writer without a model says around its findings: whole, and said of every subject. */
export const connectives = (language: Language): ReadonlyArray<string> => {
  const { findings, questions } = writing[language]
  const { opening, hook, truth } = findings
  const ofName = [opening, hook.question, hook.myth, hook.contrast, hook.viewer, hook.numbered].flat()
  const words = stringsIn([findings, questions]).filter((text) => text.split(" ").length >= fewestWords)
  return [
    ...words,
    ...libraryFiles().flatMap(({ names, myths }, i) => [
      ...names[language].slice(0, 1).flatMap((name) => {
        const of = ofName[i % ofName.length]
        return of === undefined ? [] : [of(name)]
      }),
      ...myths.slice(0, 1).flatMap((each) => truth.map((say) => say(each.truth[language]))),
    ]),
  ]
}

/** Fewer are no sentence. */
const fewestWords = 3

const stringsIn = (value: unknown): ReadonlyArray<string> =>
  typeof value === "string"
    ? [value]
    : typeof value === "object" && value !== null
      ? Object.values(value).flatMap(stringsIn)
      : []

/** Ordinary lawful sentences to learn from. */
export const lawfulSentences = (language: Language): ReadonlyArray<string> => [
  ...librarySentences(language),
  ...libraryTalk(language),
  ...connectives(language),
  ...(language === "english" ? researchConclusions() : []),
]

/** Sentences in which articles conclude what they found, as lawful as they are sober. English. */
export const researchConclusions = (): ReadonlyArray<string> =>
  readFileSync(`${claimsFolder}research-conclusions.txt`, "utf8").trim().split("\n")
