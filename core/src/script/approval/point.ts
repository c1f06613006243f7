import * as Schema from "effect/Schema"
import { Instant } from "#kernel/text.ts"
import { ClaimFinding } from "#script/script.ts"

/** What sort of thing stands between a script and the camera. */
const PointKind = Schema.Literals(["claim", "unsupported", "source", "blank"])

/** How a source stands that a script names: `gone` is one the library no longer has. */
export const SourceStanding = Schema.Literals(["current", "overdue", "retracted", "gone"])
export type SourceStanding = typeof SourceStanding.Type

/** One thing to settle before filming. */
export const Point = Schema.Struct({
  /** Names the point by its kind and its very words: other words are another point. */
  id: Schema.String,
  /** A, B, C: what stands beside the sentence on the sheet; i1, i2 where nothing waits for it. */
  letter: Schema.String,
  kind: PointKind,
  /** Where the sentence stands; null for a point about the script as a whole. */
  beat: Schema.NullOr(Schema.Natural),
  sentence: Schema.NullOr(Schema.Natural),
  text: Schema.String,
  severity: ClaimFinding.fields.severity,
  rule: Schema.NullOr(Schema.String),
  reason: Schema.String,
  /** Where the rule comes from. */
  source: Schema.String,
  safer: Schema.String,
  /** Words to look at again: they are shown, and nothing waits for them. */
  isOptional: Schema.Boolean,
  /** Other words are the only way: no reason stands against what the market forbids. */
  needsOtherWords: Schema.Boolean,
  /** Why the person keeps it; null while it is open. */
  kept: Schema.NullOr(Schema.Struct({ reason: Schema.String, at: Instant })),
}).annotate({ identifier: "Point" })
export type Point = typeof Point.Type
