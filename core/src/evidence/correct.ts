import { languages } from "#language/pack.ts"
import { checkClaims } from "#script/claims/check-claims.ts"
import { type Language, Market } from "#script/settings.ts"
import { faultsOf } from "./faults.ts"
import type { Finding } from "./finding.ts"
import type { Correction } from "./reviews.ts"
import type { SubjectFile } from "./subject-file.ts"

type Worded = Pick<Finding, "says" | "brief" | "limit" | "safety">

/**
 * What is wrong with a correction, one line each: what the library refuses in a file, and rules of the claims check that
 * the words before did not break. Nothing that stood there before is held against it.
 */
export const faultsOfCorrection = (
  file: SubjectFile,
  finding: Finding,
  correction: Correction,
): ReadonlyArray<string> => {
  const corrected = { ...finding, ...correction }
  const after = { ...file, findings: file.findings.map((one) => (one.id === finding.id ? corrected : one)) }
  const known = new Set(faultsOf(file))
  const inFile = faultsOf(after).filter((fault) => !known.has(fault))
  return [...inFile, ...languages.flatMap((language) => newClaims(finding, corrected, language))]
}

const newClaims = (before: Worded, after: Worded, language: Language): ReadonlyArray<string> => {
  const known = brokenBy(before, language)
  return [...brokenBy(after, language)].flatMap(([rule, sentence]) =>
    known.has(rule) ? [] : [`${language}: "${sentence}" breaks the rule ${rule}`],
  )
}

/** Rules that the words break in any market, each with a sentence that does. */
const brokenBy = (
  { says, brief, limit, safety }: Worded,
  language: Language,
): ReadonlyMap<string, string> => {
  const text = [says, brief, limit, safety].flatMap((words) => (words === null ? [] : [words[language]]))
  return new Map(
    Market.literals.flatMap((market) =>
      text.flatMap((words) =>
        checkClaims(words, { language, market, promotes: "nothing", profession: null })
          .filter(({ severity }) => severity !== "info")
          .map(({ rule, sentence }) => [rule, sentence] as const),
      ),
    ),
  )
}
