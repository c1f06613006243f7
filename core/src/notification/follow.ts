import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import { atomically } from "#kernel/atomically.ts"
import { streamOf } from "#kernel/dispatch.ts"
import { EventLog, type LoggedEvent } from "#kernel/event-log.ts"
import type { Site } from "#mail/site.ts"
import { quota } from "#quota/aggregate.ts"
import { QuotaEvent } from "#quota/events.ts"
import { subscription } from "#subscription/aggregate.ts"
import { SubscriptionEvent } from "#subscription/events.ts"
import { type Fact, noticesOf } from "./decide.ts"
import { DUE_DAYS, dueNotices } from "./due.ts"
import { administrators, type Audience, type Recipient, Telling, type WaitingHappening } from "./ports.ts"
import { tell, type Told } from "./tell.ts"

/** Name of the follower's place in the event log. */
export const FOLLOWER = "notifications"

/** Facts at a time: each batch is one transaction, far inside its time limit. */
const BATCH = 200

/** A fact, whom it is about, and which it is. */
interface Followed {
  readonly audience: Audience
  readonly event: string
  readonly fact: Fact
  readonly at: DateTime.Utc
}

const decode = Schema.decodeUnknownResult(Schema.Union([QuotaEvent, SubscriptionEvent]))

/** Whose stream it is; null for a stream of something else. */
const ownerOf = (stream: string): string | null => {
  const prefix = [quota, subscription]
    .map((aggregate) => streamOf(aggregate, ""))
    .find((one) => stream.startsWith(one))
  return prefix === undefined ? null : stream.slice(prefix.length)
}

/** Null also for what this release cannot read: one bad row never stops the others. */
const followed = Effect.fnUntraced(function* ({ stream, version, type, data, at }: LoggedEvent) {
  const audience = ownerOf(stream)
  if (audience === null) return null
  const event = `${stream}@${version}`
  const fact = decode(data)
  if (Result.isFailure(fact)) {
    yield* Effect.logError(`notifications: ${type} ${event} cannot be read`)
    return null
  }
  return { audience, event, fact: fact.success, at: DateTime.makeUnsafe(at) } satisfies Followed
})

const happened = ({ place, audience, happening, at }: WaitingHappening): Followed => ({
  audience,
  event: `happening:${place}`,
  fact: happening,
  at,
})

/** Decides and tells what these facts mean to the people they are about, in their order. */
const tellOf = Effect.fnUntraced(function* (facts: ReadonlyArray<Followed>, { publicUrl, support }: Site) {
  const telling = yield* Telling
  const isForAdministrators = facts.some(({ audience }) => audience === administrators)
  const everyAdministrator = isForAdministrators ? yield* telling.administrators : []
  const peopleOf = (audience: Audience) => (audience === administrators ? everyAdministrator : [audience])
  const recipients = yield* telling.recipients([
    ...new Set(facts.flatMap(({ audience }) => peopleOf(audience))),
  ])
  const now = yield* DateTime.now
  const told = facts.flatMap(({ audience, event, fact, at }) =>
    peopleOf(audience).flatMap((id): ReadonlyArray<Told> => {
      const to = recipients.get(id)
      if (to === undefined) return []
      const circumstances = { event, known: to.known, email: to.email, support, now }
      return noticesOf(fact, circumstances).map((notice) => ({ to, notice, at }))
    }),
  )
  yield* tell(told, publicUrl)
})

/** Tells what the next events of the log mean; each once, however often this is killed. Gives how many were looked at. */
export const followEvents = Effect.fn("follow events")(function* (site: Site) {
  const log = yield* EventLog
  return yield* log.follow(FOLLOWER, BATCH, (events) =>
    Effect.gen(function* () {
      const facts = yield* Effect.forEach(events, followed)
      yield* tellOf(
        facts.filter((fact) => fact !== null),
        site,
      )
    }),
  )
})

/** Tells what else has happened; each once. Gives how many were looked at. */
export const followHappenings = Effect.fn("follow happenings")(function* (site: Site) {
  return yield* atomically(
    Effect.gen(function* () {
      const waiting = yield* Telling.use((telling) => telling.take(BATCH))
      yield* tellOf(waiting.map(happened), site)
      return waiting.length
    }),
  )
})

/** Tells everything that waits to be told. */
export const tellAll = Effect.fn("tell all")(function* (site: Site) {
  for (;;) {
    const events = yield* followEvents(site)
    const happenings = yield* followHappenings(site)
    if (events + happenings === 0) return
  }
})

/** Tells what is due by the clock alone, such as a trial that ends soon. Repeating it tells nothing twice. */
export const tellDue = Effect.fn("tell what is due")(function* (publicUrl: string) {
  for (let after = ""; ;) {
    const last = yield* tellDueAfter(after, publicUrl)
    if (last === null) return
    after = last
  }
})

const tellDueAfter = (after: string, publicUrl: string) =>
  atomically(
    Effect.gen(function* () {
      const telling = yield* Telling
      const now = yield* DateTime.now
      const ids = yield* telling.changedSince(DateTime.subtract(now, { days: DUE_DAYS }), after, BATCH)
      const recipients = yield* telling.recipients(ids)
      const dueOf = (to: Recipient) => dueNotices(to.known, now).map((notice) => ({ to, notice, at: now }))
      yield* tell([...recipients.values()].flatMap(dueOf), publicUrl)
      return ids.length < BATCH ? null : (ids.at(-1) ?? null)
    }),
  )
