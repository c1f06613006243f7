import type * as DateTime from "effect/DateTime"
import { monthOf } from "./month.ts"
import type { Bonus, QuotaEvent, Reservation } from "./events.ts"
import type { UsageFacts } from "./usage.ts"

/** What the rules need to know of one account. Everything that has to do with a month is about `period` only. */
export interface QuotaState {
  /** The newest month that an event was stored in; "" before the first. */
  readonly period: string
  /** When the newest event was stored: time never runs backwards in a stream. */
  readonly at: DateTime.Utc | null
  readonly charged: ReadonlyArray<{ readonly reservationId: string; readonly period: string }>
  /** Not settled. May be of the month before `period`, and may have lapsed. */
  readonly open: ReadonlyArray<Reservation>
  readonly bonus: Bonus | null
  /** Topics opened in `period`. */
  readonly viewed: ReadonlyArray<string>
}

export const initial: QuotaState = { period: "", at: null, charged: [], open: [], bonus: null, viewed: [] }

export const evolve = (state: QuotaState, event: QuotaEvent): QuotaState => ({
  ...change(state, event),
  at: event.at,
})

const change = (state: QuotaState, event: QuotaEvent): QuotaState => {
  switch (event._tag) {
    case "GenerationReserved": {
      const { reservationId, period, leaseUntil } = event
      // A given-back or lapsed reservation may be made again under the same id.
      const open = [...without(state.open, reservationId), { reservationId, period, leaseUntil }]
      return { ...state, period, open }
    }
    case "GenerationCharged": {
      const { reservationId } = event
      const reservation = state.open.find((open) => open.reservationId === reservationId)
      if (reservation === undefined) return state
      return {
        ...state,
        open: without(state.open, reservationId),
        charged: [...state.charged, { reservationId, period: reservation.period }],
      }
    }
    case "GenerationReleased":
      return { ...state, open: without(state.open, event.reservationId) }
    case "QuotaGranted": {
      const { extraScripts, extraTopicViews, until } = event
      return { ...state, bonus: { extraScripts, extraTopicViews, until } }
    }
    case "TopicViewed":
      return { ...state, period: event.period, viewed: [...state.viewed, event.topicId] }
    case "QuotaMonthOpened":
      return { ...initial, period: event.period, open: event.open, bonus: event.bonus }
  }
}

const without = (open: ReadonlyArray<Reservation>, id: string): ReadonlyArray<Reservation> =>
  open.filter(({ reservationId }) => reservationId !== id)

/** Whether a topic was opened in the month of `now`: opening it again is free. */
export const isOpen = ({ period, viewed }: QuotaState, topicId: string, now: DateTime.Utc): boolean =>
  period === monthOf(now) && viewed.includes(topicId)

/** The state as the usage screens need it: counts instead of ids. */
export const usageFacts = ({ period, at, charged, open, bonus, viewed }: QuotaState): UsageFacts => ({
  period,
  at,
  scriptsCharged: charged.filter((one) => one.period === period).length,
  open,
  bonus,
  topicsViewed: viewed.length,
})
