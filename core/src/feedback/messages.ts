import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import { type Cause, recordAction } from "#admin/action.ts"
import { atomically } from "#kernel/atomically.ts"
import { Ids } from "#kernel/ids.ts"
import { Mailer } from "#mail/ports.ts"
import { writeLetter } from "#mail/write-letter.ts"
import { administrators, Happenings } from "#notification/ports.ts"
import type { Language } from "#script/settings.ts"
import type { Feedback } from "./feedback.ts"
import { FeedbackInbox } from "./ports.ts"

interface Message {
  readonly name: string
  readonly email: string
  readonly subject: string
  readonly message: string
  /** Of the screen it was written on. */
  readonly language: Language
}

/**
 * Takes a message: stored, told to the administrators, and confirmed to the sender where that is wanted. The confirmation
 * repeats nothing of it but the subject, so that nobody sends words of theirs to others through us.
 */
export const takeMessage = Effect.fn("takeMessage")(function* (message: Message, isConfirmed: boolean) {
  const id = yield* Ids.use(({ next }) => next)
  const createdAt = DateTime.formatIso(yield* DateTime.now)
  const { email, subject, language: spoken } = message
  yield* atomically(
    Effect.gen(function* () {
      const inbox = yield* FeedbackInbox
      yield* inbox.put({ ...message, id, status: "open", answer: null, createdAt, answeredAt: null })
      yield* Happenings.use(({ note }) => note(administrators, { _tag: "MessageReceived", id, subject }))
      if (!isConfirmed) return
      const { send, languageOf } = yield* Mailer
      yield* send(writeLetter("contact_received", { to: email, language: yield* languageOf(email, spoken) }))
    }),
  )
})

/** Answers a message by mail; `null` where there is none. What was answered before can be answered again. */
export const answerMessage = Effect.fn("answerMessage")(function* (id: string, answer: string, cause: Cause) {
  return yield* atomically(
    Effect.gen(function* () {
      const inbox = yield* FeedbackInbox
      const feedback = yield* inbox.find(id)
      if (feedback === null) return null
      const answeredAt = DateTime.formatIso(yield* DateTime.now)
      const answered: Feedback = { ...feedback, status: "answered", answer, answeredAt }
      yield* inbox.change(answered)
      const { send, languageOf } = yield* Mailer
      const { email, subject } = feedback
      const language = yield* languageOf(email, feedback.language)
      yield* send(writeLetter("feedback_answered", { to: email, language, values: { subject, answer } }))
      yield* recordAction({ action: "feedback_answered", subject: `message ${id}`, ...cause })
      return answered
    }),
  )
})

/** Closes a message without an answer, or opens it again; `null` where there is none. */
export const setMessageOpen = Effect.fn("setMessageOpen")(function* (
  id: string,
  isOpen: boolean,
  cause: Cause,
) {
  return yield* atomically(
    Effect.gen(function* () {
      const inbox = yield* FeedbackInbox
      const before = yield* inbox.find(id)
      if (before === null) return null
      const after: Feedback = { ...before, status: isOpen ? "open" : "closed" }
      yield* inbox.change(after)
      yield* recordAction({
        action: "feedback_set",
        subject: `message ${id}`,
        before: { status: before.status },
        after: { status: after.status },
        ...cause,
      })
      return after
    }),
  )
})
