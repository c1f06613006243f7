import {
  answerFeedback,
  openContact,
  readFeedback,
  sendContact,
  setFeedback,
} from "@rounds/core/contract/feedback.ts"
import { NotFound, TooManyRequests } from "@rounds/core/contract/door.ts"
import { LEAST_SECONDS, MOST_HOURS } from "@rounds/core/feedback/feedback.ts"
import { answerMessage, setMessageOpen, takeMessage } from "@rounds/core/feedback/messages.ts"
import { FeedbackInbox } from "@rounds/core/feedback/ports.ts"
import { wellFormed } from "@rounds/core/kernel/well-formed.ts"
import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import { toldWords } from "#language/told.ts"
import { RateLimits } from "#postgres/rate-limits.ts"
import { ContactPass } from "#security/contact-pass.ts"
import { callerOf, hitLetter } from "./limits.ts"
import { type Host, mount } from "./mount.ts"
import type { Ports } from "./ports.ts"

const HOUR = 3600
const SHOWN = 200

/** Messages of one network. */
const messages = { max: 5, seconds: HOUR }

const orNotFound = <A>(found: A | null): Effect.Effect<A, NotFound> =>
  found === null ? Effect.fail(new NotFound()) : Effect.succeed(found)

/** The contact form, and its inbox for administrators. */
export const mountFeedback = (host: Host<Ports>): void => {
  mount(host, openContact, () =>
    Effect.gen(function* () {
      const { issue } = yield* ContactPass
      return { pass: issue(DateTime.toEpochMillis(yield* DateTime.now)) }
    }),
  )
  mount(host, sendContact, ({ body, request, account, language }) =>
    Effect.gen(function* () {
      const taken = { message: toldWords[language].answers.messageTaken }
      const { ageOf } = yield* ContactPass
      const age = ageOf(body.pass, DateTime.toEpochMillis(yield* DateTime.now))
      const isByPerson =
        body.website === "" && age !== null && age >= LEAST_SECONDS * 1000 && age <= MOST_HOURS * HOUR * 1000
      if (!isByPerson) return taken
      const { hit, mayReach } = yield* RateLimits
      const wait = yield* hit(`contact ${callerOf(request, account)}`, messages)
      if (wait !== null) return yield* new TooManyRequests({ retryAfterSeconds: wait })
      const email = wellFormed(body.email).trim().toLowerCase()
      const mayConfirm = (yield* hitLetter(request, account)) === null && (yield* mayReach(email))
      yield* takeMessage(
        {
          email,
          name: wellFormed(`${body.firstName.trim()} ${body.lastName.trim()}`.trim()),
          subject: wellFormed(body.subject.trim()),
          message: wellFormed(body.message.trim()),
          language,
        },
        mayConfirm,
      )
      return taken
    }),
  )
  mount(host, readFeedback, ({ query }) =>
    FeedbackInbox.use((inbox) => inbox.list(query.status ?? null, SHOWN)),
  )
  mount(host, answerFeedback, ({ params, body, account }) =>
    Effect.flatMap(
      answerMessage(params.id, wellFormed(body.answer.trim()), { by: account.id, why: "" }),
      orNotFound,
    ),
  )
  mount(host, setFeedback, ({ params, body, account }) =>
    Effect.flatMap(setMessageOpen(params.id, body.open, { by: account.id, why: "" }), orNotFound),
  )
}
