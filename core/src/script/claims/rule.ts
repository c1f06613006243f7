import type { Profession } from "#account/profile.ts"
import type { Language } from "#script/settings.ts"

/** Where a video is shown; the law of advertising differs. */
export type Market = "US" | "UK" | "EU" | "TR"

export type Severity = "block" | "warn" | "info"

/** What a script promotes. Rules that bite only on marketing are one level milder when it is nothing. */
export type Promotes = "nothing" | "own_service" | "product"

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
