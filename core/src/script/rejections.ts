import * as Schema from "effect/Schema"
import { TopicUnknown } from "#topic/rejections.ts"
import { SafetyKind } from "./safety/kind.ts"
import { Market } from "./settings.ts"

/** What a draft that may not be shipped failed at. */
export const RefusalReason = Schema.Literals(["length", "claims", "leak", "unreadable", "writer_declined"])
export type RefusalReason = typeof RefusalReason.Type

/** No draft passed the checks after `attempts` tries. Nothing is charged. */
export class ScriptRefused extends Schema.TaggedError<ScriptRefused>()("ScriptRefused", {
  reason: RefusalReason,
  attempts: Schema.Natural,
}) {}

/** The title, the topic or the angle is about something that is no ordinary script. What it `says` may be filmed. Nothing is charged. */
export class NotForFilming extends Schema.TaggedError<NotForFilming>()("NotForFilming", {
  kind: SafetyKind,
  market: Market,
  says: Schema.Array(Schema.String),
}) {}

/** The writer could not be reached or refused to work. `retryAfterSeconds` is null when it did not say. */
export class WriterUnavailable extends Schema.TaggedError<WriterUnavailable>()("WriterUnavailable", {
  retryAfterSeconds: Schema.NullOr(Schema.Natural),
}) {}

/** What a writer's endpoint does not accept of what the operator has set. */
export const WriterProblem = Schema.Literals(["key", "model", "request"])
export type WriterProblem = typeof WriterProblem.Type

/** The writer's endpoint refuses the product itself: trying again does not help, its operator has to. */
export class WriterMisconfigured extends Schema.TaggedError<WriterMisconfigured>()("WriterMisconfigured", {
  problem: WriterProblem,
}) {}

/** The writer took longer than a generation may take. Nothing is charged. */
export class WriterTimedOut extends Schema.TaggedError<WriterTimedOut>()("WriterTimedOut", {
  seconds: Schema.Natural,
}) {}

/** The same Idempotency-Key is being worked on at this moment. */
export class GenerationRunning extends Schema.TaggedError<GenerationRunning>()("GenerationRunning", {
  retryAfterSeconds: Schema.Natural,
}) {}

/** The script that this Idempotency-Key paid for was written, and its owner has deleted it since. */
export class ScriptDeleted extends Schema.TaggedError<ScriptDeleted>()("ScriptDeleted", {}) {}

/** The Idempotency-Key was used before, for another request. */
export class IdempotencyKeyReused extends Schema.TaggedError<IdempotencyKeyReused>()(
  "IdempotencyKeyReused",
  {},
) {}

/** The reservation ended (its lease lapsed, or it was released elsewhere) before the script could be stored. */
export class GenerationInterrupted extends Schema.TaggedError<GenerationInterrupted>()(
  "GenerationInterrupted",
  {},
) {}

export const WriteRejection = Schema.Union([
  TopicUnknown,
  NotForFilming,
  ScriptRefused,
  WriterUnavailable,
  WriterMisconfigured,
  WriterTimedOut,
  GenerationRunning,
  ScriptDeleted,
  IdempotencyKeyReused,
  GenerationInterrupted,
])
export type WriteRejection = typeof WriteRejection.Type
