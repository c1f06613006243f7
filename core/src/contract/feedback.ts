import * as Schema from "effect/Schema"
import { Feedback, FeedbackStatus } from "#feedback/feedback.ts"
import { EmailAddress, textBetween, textUpTo, Uuid } from "#kernel/text.ts"
import { NotFound } from "./door.ts"
import { endpoint } from "./endpoint.ts"

const Id = Schema.Struct({ id: Uuid })

export const openContact = endpoint({
  method: "GET",
  path: "/api/public/contact",
  summary: "What the contact form needs to be sent: a pass that says when it was opened",
  access: "public",
  success: Schema.Struct({ pass: Schema.String }),
})

/** The same answer for what a machine sends, so that it learns nothing. */
export const sendContact = endpoint({
  method: "POST",
  path: "/api/public/contact",
  summary: "Sends a message to whoever runs Rounds; its sender gets a confirmation by mail",
  access: "public",
  body: Schema.Struct({
    firstName: textBetween(1, 100, "first_name_missing"),
    lastName: textUpTo(100),
    email: EmailAddress,
    subject: textBetween(1, 200, "subject_missing"),
    message: textBetween(1, 5000, "message_missing"),
    /** Stays empty: people do not see it. */
    website: textUpTo(500),
    pass: textUpTo(200),
  }),
  success: Schema.Struct({ message: Schema.String }),
})

export const readFeedback = endpoint({
  method: "GET",
  path: "/api/admin/feedback",
  summary: "Messages of the contact form, newest first, at most 200",
  access: "admin",
  query: Schema.Struct({ status: Schema.optionalKey(FeedbackStatus) }),
  success: Schema.Array(Feedback),
})

export const answerFeedback = endpoint({
  method: "POST",
  path: "/api/admin/feedback/{id}/answer",
  summary: "Answers a message by mail",
  access: "admin",
  params: Id,
  body: Schema.Struct({ answer: textBetween(1, 5000, "answer_missing") }),
  success: Feedback,
  rejections: NotFound,
})

export const setFeedback = endpoint({
  method: "PUT",
  path: "/api/admin/feedback/{id}",
  summary: "Closes a message, or opens it again",
  access: "admin",
  params: Id,
  body: Schema.Struct({ open: Schema.Boolean }),
  success: Feedback,
  rejections: NotFound,
})
