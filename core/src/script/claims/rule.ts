import type { Profession } from "#account/profile.ts"
import type { Market } from "#script/settings.ts"

export type Severity = "block" | "warn" | "info"

/** The sentence rules by name: each language has its patterns of every one. */
export type RuleId =
  | "HC-CURE"
  | "HC-SUPP-DISEASE"
  | "HC-SUBSTITUTE"
  | "HC-DISCOURAGE"
  | "HC-HARMFUL-REMEDY"
  | "HC-INFANT-FOOD"
  | "HC-VACCINE"
  | "HC-DENIAL"
  | "EV-GUARANTEE"
  | "EV-MIRACLE"
  | "EV-PROVEN-NOCITE"
  | "EV-NO-RISK"
  | "EV-ANIMAL"
  | "EV-EVERYONE"
  | "EV-SUPERLATIVE"
  | "EV-FDA-APPROVED"
  | "WT-RATE"
  | "WT-NO-EFFORT"
  | "WT-SPOT"
  | "WT-EXTREME"
  | "WT-SHAME"
  | "WT-GLP1-LIKE"
  | "RX-PROMO"
  | "RX-DOSE"
  | "RX-UNAPPROVED"
  | "RX-VULNERABLE"
  | "DX-PERSONAL"
  | "DX-SEND-ME"
  | "PHI-PATIENT"
  | "PHI-IDENTIFIER"
  | "PHI-TESTIMONIAL"
  | "CR-TITLE"
  | "AD-UNDISCLOSED"
  | "AD-EXPERT-ENDORSE"
  | "AD-PRICE"
  | "AD-URGENCY"
  | "AD-BEFORE-AFTER"
  | "VG-DETOX"
  | "VG-IMMUNE"
  | "VG-HORMONE"
  | "VG-FEAR"
  | "SF-EMERGENCY"
  | "SF-CHALLENGE"

/** Rules that some words excuse, as a warning or a disclosure; each language has its own. */
export type ExcusedRule =
  | "EV-MIRACLE"
  | "EV-ANIMAL"
  | "WT-NO-EFFORT"
  | "WT-EXTREME"
  | "RX-DOSE"
  | "RX-VULNERABLE"
  | "AD-UNDISCLOSED"
  | "AD-URGENCY"
  | "VG-FEAR"
  | "SF-EMERGENCY"

/**
 * One sentence rule; its patterns stand with each language. They are parts of regular expressions, matched between letters (never inside a word) against
 * the sentence in lower case of its language. A match counts unless its clause holds a frame: a negation, a debunk or
 * a caution (`frames.ts`).
 */
export interface ClaimRule {
  readonly id: RuleId
  readonly category: string
  readonly severity: Severity
  readonly severityIn?: { readonly [M in Market]?: Severity }
  readonly markets: ReadonlyArray<Market>
  /** A citation mark makes the sentence acceptable. */
  readonly unlessCited?: true
  /** The words that excuse it do so from anywhere in the script, as a disclosure does. */
  readonly excusedAnywhere?: true
  /** The pattern is a fault even when negated. */
  readonly ignoresFrames?: true
  /** Matched against the sentence as written: the rule looks for names. */
  readonly cased?: true
  /** Professions that may say it. */
  readonly heldBy?: ReadonlyArray<Profession>
  readonly reason: string
  readonly safer: string
  readonly source: string
}
