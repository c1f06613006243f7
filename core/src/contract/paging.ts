import * as Schema from "effect/Schema"
import { says } from "#kernel/fault.ts"
import { textUpTo } from "#kernel/text.ts"

/** Query of a list that is told newest first, a page after the other. */
export const newestFirst = {
  /** Only those before this time: the last one of the page before. */
  before: Schema.optionalKey(
    textUpTo(30).check(
      Schema.isPattern(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,6})?Z$/, {
        message: says("time_malformed"),
      }),
    ),
  ),
  limit: Schema.optionalKey(
    Schema.FiniteFromString.check(Schema.isInt(), Schema.isBetween({ minimum: 1, maximum: 200 })),
  ),
}
