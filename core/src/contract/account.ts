import * as Schema from "effect/Schema"
import { SignInTooOld } from "#account/rejections.ts"
import { Instant, Uuid } from "#kernel/text.ts"
import { endpoint } from "./endpoint.ts"

const ExportState = Schema.Union([
  Schema.Struct({ status: Schema.Literal("none") }),
  Schema.Struct({ status: Schema.Literal("preparing"), askedAt: Schema.String }),
  Schema.Struct({
    status: Schema.Literal("ready"),
    id: Schema.String,
    askedAt: Instant,
    expiresAt: Instant,
    bytes: Schema.Natural,
    /** Where the owner, signed in, fetches the ZIP archive. */
    href: Schema.String,
  }),
]).annotate({ identifier: "ExportState" })
export type ExportState = typeof ExportState.Type

export const askExport = endpoint({
  method: "POST",
  path: "/api/account/export",
  summary: "Asks for a copy of everything that is held about you; a mail says when it is ready",
  access: "user",
  success: ExportState,
  expensive: true,
})

export const readExport = endpoint({
  method: "GET",
  path: "/api/account/export",
  summary: "Where the newest copy of your data stands; it can be fetched for 48 hours",
  access: "user",
  success: ExportState,
})

export const deleteAccount = endpoint({
  method: "DELETE",
  path: "/api/account",
  summary: "Closes your account at once, cancels what you pay and erases everything about you, for ever",
  access: "user",
  success: Schema.Struct({ message: Schema.String }),
  rejections: SignInTooOld,
})

/** The ZIP archive itself: the one answer that is no JSON, so it is mounted by hand and not in the list of calls. */
export const fetchExport = endpoint({
  method: "GET",
  path: "/api/account/exports/{id}/file",
  summary: "The copy of your data, a ZIP archive",
  access: "user",
  params: Schema.Struct({ id: Uuid }),
  success: Schema.Unknown,
})
