import * as Schema from "effect/Schema"

/**
 * Where a sentence comes from. `finding`: the library carries it, or a citation that the person gave. `topic`: the
 * topic's own counts and questions. `connective`: states nothing about the subject. `own`: states something that no
 * finding carries: "your statement: add a source".
 */
export const SaidFrom = Schema.Literals(["finding", "topic", "connective", "own"])
export type SaidFrom = typeof SaidFrom.Type

/** One spoken sentence with where it comes from. `findings` are ids of findings, or of the person's own citations. */
export const Said = Schema.Struct({
  text: Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(2_000)),
  findings: Schema.Array(Schema.String.check(Schema.isMaxLength(120))).check(Schema.isMaxLength(10)),
  from: SaidFrom,
  /** Typed by a person: whatever it states or asks, it is no sentence of ours. */
  typed: Schema.optionalKey(Schema.Literal(true)),
})
export type Said = typeof Said.Type

/** The ways to open a script. */
export const HookType = Schema.Literals(["question", "number", "myth", "contrast", "viewer"])
export type HookType = typeof HookType.Type

/** First words that a script may open with. */
export const Hook = Schema.Struct({ type: HookType, said: Said })
export type Hook = typeof Hook.Type

export { ownSaid, saidFrom, spokenSentences, textOfSaid } from "./words-said.ts"
