import type { SuccessOf } from "@rounds/core/contract/contract.ts"
import { ui as phrases } from "#words/ui.ts"

type Strength = SuccessOf<"GET /api/evidence">[number]["strength"]

/** How much a source carries, in words. */
export const strengthWords: { readonly [S in Strength]: string } = {
  strong: phrases.strongEvidence,
  moderate: phrases.moderateEvidence,
  weak: phrases.weakEvidence,
  conflicting: phrases.conflictingEvidence,
  none: phrases.noEvidenceForIt,
}
