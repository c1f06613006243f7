import * as Schema from "effect/Schema"
import { Reason } from "#admin/action.ts"
import { SourceNameUnfit } from "#admin/source-names.ts"
import { SourceNameTaken } from "#admin/sources.ts"
import { UploadRefused, UploadsNotRead } from "#admin/upload-faults.ts"
import { LONGEST_UPLOAD } from "#admin/upload-limits.ts"
import { Uploaded } from "#admin/uploads.ts"
import { textUpTo } from "#kernel/text.ts"
import { endpoint } from "./endpoint.ts"

export const uploadPosts = endpoint({
  method: "POST",
  path: "/api/admin/uploads",
  summary:
    "Hands over posts for the next collection: a JSON list, or a CSV with a header line, of at most 10 MB. One row at fault keeps the whole file out",
  access: "admin",
  body: Schema.Struct({
    fileName: textUpTo(255),
    /** What the file holds. */
    text: textUpTo(LONGEST_UPLOAD),
    reason: Reason,
  }),
  success: Uploaded,
  rejections: Schema.Union([UploadRefused, UploadsNotRead, SourceNameTaken, SourceNameUnfit]),
  expensive: true,
  idempotencyKey: "receipt",
  // In JSON a quotation mark or a line's end takes two bytes.
  longestBody: 2 * LONGEST_UPLOAD + 10_000,
})
