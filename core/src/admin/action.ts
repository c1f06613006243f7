import type * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { textUpTo } from "#kernel/text.ts"
import { AdminActions } from "./ports.ts"

/** What an administrator, an operator, or the person did by hand. Appended to, never renamed: rows keep the word. */
export const ActionKind = Schema.Literals([
  "suspended",
  "restored",
  "exported",
  "erasure_asked",
  "erased",
  "tier_set",
  "quota_set",
  "notes_set",
  "preferences_set",
  "sessions_ended",
  "list_exported",
  "source_added",
  "source_set",
  "posts_uploaded",
  "upload_taken_back",
  "collection_run",
  "edition_published",
  "webhook_retried",
  "mail_retried",
  "template_saved",
  "template_reset",
  "finding_signed",
  "finding_corrected",
  "finding_retired",
  "feedback_answered",
  "feedback_set",
  "subject_added",
  "subject_set",
  "subject_retired",
])
export type ActionKind = typeof ActionKind.Type

/** Some facts by name, small and without what somebody typed elsewhere. */
export const Facts = Schema.Record(
  Schema.String,
  Schema.NullOr(Schema.Union([Schema.String, Schema.Finite, Schema.Boolean])),
)
export type Facts = typeof Facts.Type

/** Why somebody acts, for whoever asks later. The screens and the command line ask for it. */
export const Reason = textUpTo(500)

/** Who does it and why. `by`: an account's id, or `cli`. */
export interface Cause {
  readonly by: string
  readonly why: string
}

/** Something that is being done. It is about an account, or about a `subject` such as "source Supplements". */
export interface Action extends Cause {
  readonly action: ActionKind
  readonly account?: string
  readonly subject?: string
  readonly before?: Facts
  readonly after?: Facts
}

/** One row of the log of actions. `at`: ISO 8601, UTC. */
export interface RecordedAction extends Cause {
  readonly id: string
  readonly action: ActionKind
  readonly account: string | null
  /** Address of that account, while there is one. */
  readonly accountEmail: string | null
  readonly subject: string | null
  readonly byEmail: string | null
  readonly before: Facts | null
  readonly after: Facts | null
  readonly at: string
}

/** Keeps what is being done, with who, why, and what was before and is after; within the surrounding transaction. */
export const recordAction = (action: Action): Effect.Effect<void, never, AdminActions> =>
  AdminActions.use((actions) => actions.record(action))
