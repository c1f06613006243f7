import * as Schema from "effect/Schema"
import { TopicUnknown } from "#topic/rejections.ts"

/** What a draft that may not be shipped failed at. */
export const RefusalReason = Schema.Literals(["length", "claims", "leak", "unreadable", "writer_declined"])
export type RefusalReason = typeof RefusalReason.Type

/** No draft passed the checks after `attempts` tries. Nothing is charged. */
export class ScriptRefused extends Schema.TaggedError<ScriptRefused>()("ScriptRefused", {
  reason: RefusalReason,
  attempts: Schema.Natural,
}) {}

/** The writer could not be reached or refused to work. `retryAfterSeconds` is null when it did not say. */
export class WriterUnavailable extends Schema.TaggedError<WriterUnavailable>()("WriterUnavailable", {
  retryAfterSeconds: Schema.NullOr(Schema.Natural),
}) {}

/** The writer took longer than a generation may take. Nothing is charged. */
export class WriterTimedOut extends Schema.TaggedError<WriterTimedOut>()("WriterTimedOut", {
  seconds: Schema.Natural,
}) {}

/** The same Idempotency-Key is being worked on at this moment. */
export class GenerationRunning extends Schema.TaggedError<GenerationRunning>()("GenerationRunning", {
  retryAfterSeconds: Schema.Natural,
}) {}

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
  ScriptRefused,
  WriterUnavailable,
  WriterTimedOut,
  GenerationRunning,
  IdempotencyKeyReused,
  GenerationInterrupted,
])
export type WriteRejection = typeof WriteRejection.Type
