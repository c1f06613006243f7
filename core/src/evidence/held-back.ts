import type { InEveryLanguage } from "#evidence/finding.ts"
import { languages } from "#language/pack.ts"
import {
  checkClaims,
  type ClaimContext,
  type ClaimsCheck,
  checkSourced,
} from "#script/claims/check-claims.ts"
import { mayBeSaid } from "#script/from-findings/subject.ts"
import { Market } from "#script/settings.ts"
import type { SubjectFile } from "./subject-file.ts"

/** Who speaks makes no difference to the rules; who sells nothing is asked least. */
const contexts: ReadonlyArray<ClaimContext> = Market.literals.flatMap((market) =>
  languages.map((language) => ({ language, market, promotes: "nothing", profession: null }) as const),
)

/**
 * The sentences of a file that may be spoken and that the claims check marks in a market where they may: a script leaves
 * them out without a word, and whoever wrote them would never know.
 */
export const heldBack = (file: SubjectFile): ReadonlyArray<string> => {
  const byId = new Map(file.findings.map((finding) => [finding.id, finding]))
  const marked = (
    owner: string,
    text: InEveryLanguage | null,
    on: string | null,
    check: ClaimsCheck,
  ): ReadonlyArray<string> => {
    const finding = on === null ? undefined : byId.get(on)
    if (text === null) return []
    return contexts
      .filter((context) => finding === undefined || mayBeSaid(finding, context))
      .flatMap((context) => {
        const words = text[context.language]
        return check(words, context).map(
          ({ rule }) => `${owner} ${context.language}: "${words}" breaks the rule ${rule}`,
        )
      })
  }
  const faults = [
    ...file.findings.flatMap(({ id, says, brief, limit, safety }) =>
      [says, brief, limit, safety].flatMap((text) => marked(id, text, id, checkSourced)),
    ),
    ...file.myths.flatMap(({ truth, finding }) => marked("a truth", truth, finding, checkSourced)),
    ...file.redFlags.flatMap(({ says, finding }) => marked("a red flag", says, finding, checkClaims)),
    ...file.firstSteps.flatMap(({ says, finding }) => marked("a first step", says, finding, checkClaims)),
    ...file.hooks.flatMap(({ says, finding }) => marked("a hook", says, finding, checkClaims)),
  ]
  return [...new Set(faults)]
}
