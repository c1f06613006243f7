import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import { atomically } from "#kernel/atomically.ts"
import { Ids } from "#kernel/ids.ts"
import { Mailer } from "#mail/ports.ts"
import { type Notice, ruleOf } from "./kinds.ts"
import { isMailable, letterOf } from "./letter.ts"
import { type Delivery, type Recipient, Telling } from "./ports.ts"
import { channelsOf } from "./preferences.ts"
import { worded } from "./words.ts"

/** Something to tell one person, and when it happened. */
export interface Told {
  readonly to: Recipient
  readonly notice: Notice
  readonly at: DateTime.Utc
}

/** What happened longer ago stands in the app and is no mail any more, unless law or safety asks for it. */
const MAIL_WITHIN_DAYS = 3

/**
 * Tells people: rows of their lists and letters on their way, in one transaction. What somebody was told before is not
 * told again, and an address that is not confirmed gets no mail that it could do without.
 */
export const tell = Effect.fn("tell")(function* (told: ReadonlyArray<Told>, publicUrl: string) {
  if (told.length === 0) return
  const now = yield* DateTime.now
  yield* atomically(
    Effect.gen(function* () {
      const planned = yield* Effect.forEach(told, (one) => plan(one, now))
      const kept = yield* Telling.use((telling) => telling.keep(planned.map(({ delivery }) => delivery)))
      const fresh = new Set(kept)
      const { send } = yield* Mailer
      yield* Effect.forEach(
        planned.filter(({ delivery }) => fresh.has(delivery)),
        ({ delivery: { mailId }, told: { notice, to } }) =>
          mailId === null || !isMailable(notice)
            ? Effect.void
            : send({ ...letterOf(notice, to, publicUrl), id: mailId }),
      )
    }),
  )
})

const plan = Effect.fnUntraced(function* (told: Told, now: DateTime.Utc) {
  const { to, notice, at } = told
  const { next } = yield* Ids
  const channels = channelsOf(notice.kind, to.preferences)
  const delivery: Delivery = {
    userId: to.id,
    kind: notice.kind,
    about: notice.about,
    at,
    inApp: channels.inApp ? { id: yield* next, ...rowOf(notice, to) } : null,
    mailId: channels.mail && isMailWorth(told, now) ? yield* next : null,
  }
  return { told, delivery }
})

const isMailWorth = ({ to, notice, at }: Told, now: DateTime.Utc): boolean =>
  ruleOf(notice.kind).mail === "always" ||
  (to.emailVerified && DateTime.isGreaterThan(at, DateTime.subtract(now, { days: MAIL_WITHIN_DAYS })))

/** The list shows the first paragraph; the letter has them all. */
const rowOf = (notice: Notice, { language, preferences }: Recipient) => {
  const { title, says, action } = worded(notice, language, preferences.timeZone)
  return {
    title,
    message: says[0] ?? "",
    type: ruleOf(notice.kind).type,
    actionUrl: action?.path ?? null,
    actionText: action?.label ?? null,
  }
}
