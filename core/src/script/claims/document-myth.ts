import { checkClaims } from "./check-claims.ts"
import type { DocumentRule } from "./document-rule.ts"

/** D8: the first sentence, alone as a clip of three seconds would have it, makes no claim. */
export const mythIsNotClipped: DocumentRule = ({ context, opening }) =>
  checkClaims(opening, context).some(({ severity, rule }) => severity !== "info" && opens.test(rule))
    ? { rule: "D8-MYTH", severity: "warn", sentence: opening }
    : null

/** Rules about what is claimed of health, not about how it is sold. */
const opens = /^(?:HC|EV|WT|VG)-/
