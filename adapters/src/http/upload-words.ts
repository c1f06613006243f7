import type { HandInUnknown } from "@rounds/core/admin/hand-ins.ts"
import type {
  UploadFault,
  UploadProblem,
  UploadRefused,
  UploadsNotRead,
} from "@rounds/core/admin/upload-faults.ts"
import { uploadField } from "#language/upload-field.ts"
import type { WordsFor } from "./presented.ts"

type Values = UploadFault["values"]

const problems: { readonly [P in UploadProblem]: (values: Values) => string } = {
  file_empty: () => "The file holds no post",
  file_too_long: ([most]) => `The file is longer than ${most} MB, which is the most that is taken`,
  file_unreadable: ([line]) =>
    `The file is neither a JSON list nor a CSV with a header line${line === undefined ? "" : ` (see line ${line})`}`,
  no_list: () => "The file is JSON, but no list of posts",
  too_many_posts: ([most]) => `The file holds more posts than the ${most} that are taken at most`,
  too_many_communities: ([found, most]) => `The file names ${found} communities; at most ${most} are taken`,
  no_post: () => "is no post",
  missing: () => "is missing",
  no_text: () => "must be a text",
  not_one_line: () => "must be one line",
  letters_lost: () => "has letters that were lost: save the file as UTF-8",
  too_short: ([least]) => `must have at least ${least} ${least === "1" ? "character" : "characters"}`,
  too_long: ([most]) => `must have at most ${most} characters`,
  no_time: () => "must be a time with its zone, as 2026-11-20T09:00:00Z",
  in_future: () => "must not be later than now",
  no_address: () => "must be the post's address, starting with https://",
  no_whole_number: () => "must be a whole number",
  too_small: ([least]) => `must be at least ${least}`,
  too_large: ([most]) => `must be at most ${most}`,
}

/** "Row 2: title is missing". */
export const uploadFaultSays = ({ row, field, problem, values }: UploadFault): string => {
  const says = problems[problem](values)
  return row === null ? says : `Row ${row}: ${field === null ? says : `${field} ${says}`}`
}

/** What administrators are refused who hand over posts, or take them back. */
export const uploadWords: WordsFor<HandInUnknown | UploadRefused | UploadsNotRead> = {
  UploadRefused: ({ faults }) => ({
    status: 422,
    title: "Not uploaded",
    detail: "Nothing was stored: put right what is at fault, and upload the file again.",
    errors: faults.map((fault) => ({ field: uploadField(fault), message: uploadFaultSays(fault) })),
  }),
  HandInUnknown: ({ id }) => ({
    status: 404,
    title: "No such upload",
    detail: `No upload has the id ${id}.`,
  }),
  UploadsNotRead: () => ({
    status: 409,
    title: "Uploads are not read",
    detail: "Uploads are no source of this installation: FORUM_SOURCE has to name upload.",
  }),
}
