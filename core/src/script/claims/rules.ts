import type { ClaimRule } from "./rule.ts"
import { advertisingRules } from "./rules-advertising.ts"
import { evidenceRules } from "./rules-evidence.ts"
import { medicineRules } from "./rules-medicine.ts"
import { privacyRules } from "./rules-privacy.ts"
import { treatmentRules } from "./rules-treatment.ts"
import { vagueRules } from "./rules-vague.ts"
import { weightRules } from "./rules-weight.ts"

/** The sentence rules, worst first. A reading of the sources named in each, not legal advice. */
export const claimRules: ReadonlyArray<ClaimRule> = [
  ...treatmentRules,
  ...evidenceRules,
  ...weightRules,
  ...medicineRules,
  ...privacyRules,
  ...advertisingRules,
  ...vagueRules,
]
