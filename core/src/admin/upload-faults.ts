import * as Schema from "effect/Schema"

/** What may be wrong with a file of posts, or with one row of it. */
export const UploadProblem = Schema.Literals([
  "file_empty",
  "file_too_long",
  "file_unreadable",
  "no_list",
  "too_many_posts",
  "too_many_communities",
  "no_post",
  "missing",
  "no_text",
  "not_one_line",
  "letters_lost",
  "too_short",
  "too_long",
  "no_time",
  "in_future",
  "no_address",
  "no_whole_number",
  "too_small",
  "too_large",
])
export type UploadProblem = typeof UploadProblem.Type

/**
 * A fault of an upload. `row` counts from 1, the first row of posts, and is null when the file itself is at fault;
 * `field`: the column; `values`: bounds and what was found, for the words.
 */
export const UploadFault = Schema.Struct({
  row: Schema.NullOr(Schema.Natural),
  field: Schema.NullOr(Schema.String),
  problem: UploadProblem,
  values: Schema.Array(Schema.String),
})
export type UploadFault = typeof UploadFault.Type

/** A file that is not taken; nothing of it is stored. */
export class UploadRefused extends Schema.TaggedError<UploadRefused>()("UploadRefused", {
  faults: Schema.Array(UploadFault),
}) {}

/** Uploads are no source of this installation: what is handed over would never be counted. */
export class UploadsNotRead extends Schema.TaggedError<UploadsNotRead>()("UploadsNotRead", {}) {}
