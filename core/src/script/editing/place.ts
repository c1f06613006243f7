import * as Schema from "effect/Schema"

/** A sentence of a script by where it stands: beat and sentence from 0. */
export const Place = Schema.Struct({
  beat: Schema.Natural,
  sentence: Schema.Natural,
  text: Schema.String,
}).annotate({ identifier: "Place" })
export type Place = typeof Place.Type
