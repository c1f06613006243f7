import * as Schema from "effect/Schema"

/** A script of questions has places in square brackets that its speaker has not filled in yet: no file is made of it. */
export class PlacesToFill extends Schema.TaggedError<PlacesToFill>()("PlacesToFill", {}) {}
