import * as Schema from "effect/Schema"
import {
  AccountSuspended,
  AdminOnly,
  NotSignedIn,
  AddressNotConfirmed,
  SecondFactorMissing,
} from "#account/rejections.ts"
import { IdempotencyKeyReused } from "#script/rejections.ts"
import { FieldFault } from "#kernel/fault.ts"

/** The request's form is wrong: unknown keys, missing or malformed values. */
export class InvalidRequest extends Schema.TaggedError<InvalidRequest>()("InvalidRequest", {
  errors: Schema.Array(FieldFault),
}) {}

/** A request that a browser made for another site's page. */
export class CrossSiteRequest extends Schema.TaggedError<CrossSiteRequest>()("CrossSiteRequest", {}) {}

/** Also what another user's object looks like: whether it exists is nobody else's business. */
export class NotFound extends Schema.TaggedError<NotFound>()("NotFound", {}) {}

/** There is something at this path, for another method. */
export class MethodNotAllowed extends Schema.TaggedError<MethodNotAllowed>()("MethodNotAllowed", {
  allow: Schema.Array(Schema.String),
}) {}

export class TooManyRequests extends Schema.TaggedError<TooManyRequests>()("TooManyRequests", {
  retryAfterSeconds: Schema.Natural,
}) {}

export class NotJson extends Schema.TaggedError<NotJson>()("NotJson", {}) {}

export class BodyTooLarge extends Schema.TaggedError<BodyTooLarge>()("BodyTooLarge", {
  limitBytes: Schema.Natural,
}) {}

/** The same Idempotency-Key is being worked on at this moment. */
export class CallRunning extends Schema.TaggedError<CallRunning>()("CallRunning", {
  retryAfterSeconds: Schema.Natural,
}) {}

/** What the door itself refuses, the same at every call. */
export const DoorRejection = Schema.Union([
  InvalidRequest,
  NotSignedIn,
  AccountSuspended,
  AdminOnly,
  AddressNotConfirmed,
  SecondFactorMissing,
  CrossSiteRequest,
  NotFound,
  MethodNotAllowed,
  TooManyRequests,
  NotJson,
  BodyTooLarge,
  CallRunning,
  IdempotencyKeyReused,
])
export type DoorRejection = typeof DoorRejection.Type
