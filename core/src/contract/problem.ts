import * as Schema from "effect/Schema"

export const FieldError = Schema.Struct({ field: Schema.String, message: Schema.String })
export type FieldError = typeof FieldError.Type

/** RFC 9457 body. `code` is the rejection's tag; `message` repeats `detail`, which the specification's screens read. */
export const Problem = Schema.Struct({
  type: Schema.String,
  title: Schema.String,
  status: Schema.Int,
  detail: Schema.String,
  code: Schema.String,
  message: Schema.String,
  requestId: Schema.optionalKey(Schema.String),
  requiresUpgrade: Schema.optionalKey(Schema.Boolean),
  requiresPlanSelection: Schema.optionalKey(Schema.Boolean),
  retryAfterSeconds: Schema.optionalKey(Schema.Natural),
  /** Of a subject that is not filmed: fixed sentences that may be, with the number to call. */
  safeMessage: Schema.optionalKey(Schema.Array(Schema.String)),
  errors: Schema.optionalKey(Schema.Array(FieldError)),
}).annotate({ identifier: "Problem" })
export type Problem = typeof Problem.Type
