import type { ClaimFinding } from "#script/script.ts"
import { type ClaimContext, rulePack } from "./check-claims.ts"
import { hookIsShort, isReadable } from "./document-craft.ts"
import { mythIsNotClipped } from "./document-myth.ts"
import { citations } from "./document-sources.ts"
import { ownProfession, permittedTitle } from "./document-titles.ts"
import { dsheaNotice, procedureNotice, withinSpecialty } from "./document-market.ts"
import { type About, documentOf, type DocumentRule, type Spoken } from "./document-rule.ts"
import { documentWording } from "./wording.ts"
import { adviceToBeSeen, balance, denominator } from "./document-safety.ts"

/**
 * Findings about a script as a whole, worst first. Not here, because a script does not show them: whether a cited study
 * was retracted (the evidence library holds none) and whether a synthetic voice or face is used. The disclaimer (D1), the
 * length (D6), caption and hashtag limits (D7) and copied words (D10) are ensured by `review` and `compose`.
 */
export const documentFindings = (
  draft: Spoken,
  order: About,
  context: ClaimContext,
): ReadonlyArray<ClaimFinding> => {
  const document = documentOf(draft, order, context)
  const found = [
    ...rules.map((rule) => rule(document)).filter((finding) => finding !== null),
    ...citations(document),
  ]
  return found.map((finding) => ({
    ...documentWording(finding.rule, context.language),
    ...finding,
    rulePack,
  }))
}

const rules: ReadonlyArray<DocumentRule> = [
  procedureNotice,
  dsheaNotice,
  ownProfession,
  permittedTitle,
  mythIsNotClipped,
  hookIsShort,
  adviceToBeSeen,
  balance,
  withinSpecialty,
  denominator,
  isReadable,
]
