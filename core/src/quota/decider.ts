import * as DateTime from "effect/DateTime"
import * as Result from "effect/Result"
import type { Decider } from "#kernel/decider.ts"
import type { Stamped } from "#kernel/stamped.ts"
import type { QuotaCommand } from "./commands.ts"
import type { QuotaEvent } from "./events.ts"
import { leaseFrom } from "./lease.ts"
import { utcDayOf, monthOf } from "./month.ts"
import {
  GrantAlreadyExpired,
  MonthlyQuotaReached,
  type QuotaRejection,
  ReservationAlreadyCharged,
  ReservationLapsed,
  ReservationUnknown,
  TopicViewsUsedUp,
} from "./rejections.ts"
import { evolve, initial, isOpen, type QuotaState, usageFacts } from "./state.ts"
import { isHeld, noBonus, notBefore, usageAt } from "./usage.ts"

type Decided = Result.Result<ReadonlyArray<QuotaEvent>, QuotaRejection>

type Command<Tag extends QuotaCommand["_tag"]> = Extract<QuotaCommand, { readonly _tag: Tag }>

const nothing: Decided = Result.succeed([])

/** Quota of one account: generations and topic views per calendar month (UTC), and the bonus on top. */
export const quotaDecider: Decider<QuotaState, Stamped<QuotaCommand>, QuotaEvent, QuotaRejection> = {
  initial,
  evolve,
  decide: ({ command, at, by }, state) => {
    const now = notBefore(state.at, at)
    return Result.map(decide(command, state, now, by), (events) => withMonthOpened(state, now, events))
  },
}

const decide = (command: QuotaCommand, state: QuotaState, now: DateTime.Utc, by: string): Decided => {
  switch (command._tag) {
    case "ReserveGeneration":
      return reserve(command, state, now)
    case "ChargeGeneration":
      return charge(command, state, now)
    case "ReleaseGeneration": {
      const { reservationId, reason } = command
      const open = openOf(state, reservationId)
      if (open === undefined || !isHeld(open, now)) return nothing
      return Result.succeed([{ _tag: "GenerationReleased", reservationId, reason, at: now }])
    }
    case "GrantQuota":
      return grant(command, state, now, by)
    case "ViewTopic":
      return view(command, state, now)
  }
}

const reserve = (
  { reservationId, allowance, atMost }: Command<"ReserveGeneration">,
  state: QuotaState,
  now: DateTime.Utc,
): Decided => {
  const open = openOf(state, reservationId)
  if (isCharged(state, reservationId) || (open !== undefined && isHeld(open, now))) return nothing

  const usage = usageAt(usageFacts(state), now, { scripts: allowance, topicViews: null })
  const { period, scriptsLimit, resetsAt } = usage
  const limit = atMost === undefined ? scriptsLimit : Math.min(scriptsLimit ?? atMost, atMost)
  const used = usage.scriptsUsed + usage.scriptsOpen
  if (limit !== null && used >= limit) return Result.fail(new MonthlyQuotaReached({ limit, used, resetsAt }))
  return Result.succeed([
    { _tag: "GenerationReserved", reservationId, period, leaseUntil: leaseFrom(now), limit, at: now },
  ])
}

const charge = (
  { reservationId }: Command<"ChargeGeneration">,
  state: QuotaState,
  now: DateTime.Utc,
): Decided => {
  const open = openOf(state, reservationId)
  if (isCharged(state, reservationId)) return Result.fail(new ReservationAlreadyCharged({ reservationId }))
  if (open === undefined) return Result.fail(new ReservationUnknown({ reservationId }))
  if (!isHeld(open, now)) {
    const leaseUntil = DateTime.formatIso(open.leaseUntil)
    return Result.fail(new ReservationLapsed({ reservationId, leaseUntil }))
  }
  return Result.succeed([{ _tag: "GenerationCharged", reservationId, at: now }])
}

const grant = (
  { extraScripts, extraTopicViews, until }: Command<"GrantQuota">,
  { bonus }: QuotaState,
  now: DateTime.Utc,
  grantedBy: string,
): Decided => {
  if (until !== null && until < utcDayOf(now)) return Result.fail(new GrantAlreadyExpired({ until }))
  const before = bonus ?? noBonus
  const unchanged =
    before.extraScripts === extraScripts &&
    before.extraTopicViews === extraTopicViews &&
    before.until === until
  if (unchanged) return nothing
  return Result.succeed([{ _tag: "QuotaGranted", extraScripts, extraTopicViews, until, grantedBy, at: now }])
}

const view = (
  { topicId, allowance }: Command<"ViewTopic">,
  state: QuotaState,
  now: DateTime.Utc,
): Decided => {
  if (isOpen(state, topicId, now)) return nothing
  const usage = usageAt(usageFacts(state), now, { scripts: null, topicViews: allowance })
  const { period, topicViewsLimit: limit, topicViews: used, resetsAt } = usage
  if (limit !== null && used >= limit) return Result.fail(new TopicViewsUsedUp({ limit, used, resetsAt }))
  return Result.succeed([{ _tag: "TopicViewed", topicId, period, at: now }])
}

/** Closes the books of an older month in front of the first events of a new one. */
const withMonthOpened = (
  { period, open, bonus }: QuotaState,
  now: DateTime.Utc,
  events: ReadonlyArray<QuotaEvent>,
): ReadonlyArray<QuotaEvent> => {
  const month = monthOf(now)
  if (events.length === 0 || period === "" || period === month) return events
  // A late charge or release must still find its reservation.
  const carried = open.filter((one) => isHeld(one, now))
  return [{ _tag: "QuotaMonthOpened", period: month, open: carried, bonus, at: now }, ...events]
}

const openOf = (state: QuotaState, id: string) => state.open.find(({ reservationId }) => reservationId === id)

const isCharged = (state: QuotaState, id: string) =>
  state.charged.some(({ reservationId }) => reservationId === id)
