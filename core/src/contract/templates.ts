import * as Schema from "effect/Schema"
import { Instant, textUpTo } from "#kernel/text.ts"
import { Language } from "#script/settings.ts"
import { endpoint } from "./endpoint.ts"

/** The words of one kind of mail in one language. */
export const MailTemplate = Schema.Struct({
  /** The kind and its language, as `welcome.english`. */
  id: Schema.String,
  templateKey: Schema.String,
  language: Language,
  templateName: Schema.String,
  subject: Schema.String,
  htmlContent: Schema.String,
  textContent: Schema.String,
  /** Where it is not, mail of the kind is not sent. */
  isActive: Schema.Boolean,
  /** Not where law or safety asks for the mail. */
  mayBeInactive: Schema.Boolean,
  /** Values that the words may name. */
  variables: Schema.Array(Schema.String),
  /** `null`: as delivered with the product. */
  editedAt: Schema.NullOr(Instant),
}).annotate({ identifier: "MailTemplate" })
export type MailTemplate = typeof MailTemplate.Type

const Words = Schema.Struct({
  subject: Schema.String,
  htmlContent: Schema.String,
  textContent: Schema.String,
})

const Said = Schema.Struct({ message: Schema.String })
const Id = Schema.Struct({ id: textUpTo(80) })
const Chosen = Schema.Struct({
  templateKey: textUpTo(60),
  language: Schema.optionalKey(Language),
})

export const readTemplates = endpoint({
  method: "GET",
  path: "/api/admin/notification-templates",
  summary: "The words of every kind of mail, in every language",
  access: "admin",
  success: Schema.Array(MailTemplate),
})

export const previewTemplate = endpoint({
  method: "GET",
  path: "/api/admin/preview-template/{templateKey}",
  summary: "A mail as it would be sent, with sample values",
  access: "admin",
  params: Schema.Struct({ templateKey: textUpTo(60) }),
  query: Schema.Struct({ language: Schema.optionalKey(Language) }),
  success: Schema.Struct({
    preview: Words,
    sampleVariables: Schema.Record(Schema.String, Schema.NullOr(Schema.String)),
  }),
})

export const saveTemplate = endpoint({
  method: "PUT",
  path: "/api/admin/notification-templates/{id}",
  summary: "Saves new words; those that name a value the mail does not have are refused",
  access: "admin",
  params: Id,
  body: Schema.Struct({
    templateName: textUpTo(100),
    subject: textUpTo(200),
    htmlContent: textUpTo(20_000),
    textContent: textUpTo(20_000),
    isActive: Schema.Boolean,
  }),
  success: MailTemplate,
})

export const resetTemplate = endpoint({
  method: "DELETE",
  path: "/api/admin/notification-templates/{id}",
  summary: "Forgets edited words: those the product is delivered with are sent again",
  access: "admin",
  params: Id,
  success: Said,
})

export const sendTestMail = endpoint({
  method: "POST",
  path: "/api/admin/test-mailersend",
  summary: "Sends you the mail with sample values, by whatever carries mail here",
  access: "admin",
  body: Chosen,
  success: Said,
})

export const sendTestAlert = endpoint({
  method: "POST",
  path: "/api/admin/trigger-test-notification",
  summary: "Tells you the same in the app, with sample values",
  access: "admin",
  body: Chosen,
  success: Said,
})
