import * as Schema from "effect/Schema"

/** The script is at another version than the one that was changed: somebody, or another window, was faster. */
export class ScriptChangedElsewhere extends Schema.TaggedError<ScriptChangedElsewhere>()(
  "ScriptChangedElsewhere",
  { version: Schema.Natural },
) {}

/** What stands against a change. */
export const ChangeProblem = Schema.Literals([
  "beat_unknown",
  "beat_locked",
  "nothing_left",
  "markup",
  "hook_unknown",
  "rewrites_used_up",
  "nothing_else_to_say",
  "cut_unknown",
  "version_unknown",
  "point_unknown",
  "point_changed_words_only",
  "point_without_sentence",
  "finding_unknown",
  "citation_link",
  "too_many_citations",
])
export type ChangeProblem = typeof ChangeProblem.Type

/** The change cannot be made. `field` is what to mend in the request. */
export class ChangeRefused extends Schema.TaggedError<ChangeRefused>()("ChangeRefused", {
  problem: ChangeProblem,
  field: Schema.String,
}) {}

/** A script is only checked when nothing is open any more. */
export class PointsStillOpen extends Schema.TaggedError<PointsStillOpen>()("PointsStillOpen", {
  open: Schema.Natural,
}) {}

/** The person has no such script; whether somebody else has is nobody's business. */
export class ScriptUnknown extends Schema.TaggedError<ScriptUnknown>()("ScriptUnknown", {}) {}

/** What a change of a script may meet. */
export const EditRejection = Schema.Union([
  ScriptUnknown,
  ScriptChangedElsewhere,
  ChangeRefused,
  PointsStillOpen,
])
export type EditRejection = typeof EditRejection.Type
