import type { SuccessOf } from "@rounds/core/contract/contract.ts"

type Strength = SuccessOf<"GET /api/evidence">[number]["strength"]

/** How much a source carries, in words. */
export const strengthWords: { readonly [S in Strength]: string } = {
  strong: "Strong evidence",
  moderate: "Moderate evidence",
  weak: "Weak evidence",
  conflicting: "Conflicting evidence",
  none: "No evidence for it",
}
