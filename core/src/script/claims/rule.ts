import type { Profession } from "#account/profile.ts"
import type { Language, Market } from "#script/settings.ts"

export type Severity = "block" | "warn" | "info"

type PatternsByLanguage = { readonly [L in Language]: ReadonlyArray<string> }

/**
 * One sentence rule. Patterns are parts of regular expressions, matched between letters (never inside a word) against
 * the sentence in lower case of its language. A match counts unless its clause holds a frame: a negation, a debunk or
 * a caution (`frames.ts`).
 */
export interface ClaimRule extends PatternsByLanguage {
  readonly id: string
  readonly category: string
  readonly severity: Severity
  readonly severityIn?: { readonly [M in Market]?: Severity }
  readonly markets: ReadonlyArray<Market>
  /** What makes the sentence acceptable, as a citation mark. */
  readonly unless?: ReadonlyArray<string>
  /** What makes it acceptable anywhere in the script, as a disclosure. */
  readonly unlessAnywhere?: ReadonlyArray<string>
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
