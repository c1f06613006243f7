import { readdirSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import * as Schema from "effect/Schema"
import { SubjectFile } from "#evidence/subject-file.ts"
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

/** Sentences in which articles conclude what they found, as lawful as they are sober. English. */
export const researchConclusions = (): ReadonlyArray<string> =>
  readFileSync(`${claimsFolder}research-conclusions.txt`, "utf8").trim().split("\n")
