import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import { DAY_MILLIS } from "#kernel/day.ts"

/** How a community has answered of late. Times in milliseconds since 1970. */
export interface Standing {
  readonly community: string
  readonly lastOkAt: number | null
  /** Since the first failure after its last answer; null while it answers. */
  readonly failingSince: number | null
  /** Failures in a row. */
  readonly failures: number
  /** Before that the schedule leaves it alone. */
  readonly nextTryAt: number | null
}

/** Port. How communities answered, and how long sources asked us to rest: a process that starts goes on resting. */
export class SourceStandings extends Context.Service<
  SourceStandings,
  {
    /** Of every community that was ever asked, at most 1,000. */
    readonly all: Effect.Effect<ReadonlyArray<Standing>>
    readonly save: (standings: ReadonlyArray<Standing>) => Effect.Effect<void>
    /** Until when a source is to be left alone (milliseconds since 1970), by the name of its reader. */
    readonly limits: Effect.Effect<ReadonlyMap<string, number>>
    readonly keepLimit: (reader: string, until: number) => Effect.Effect<void>
  }
>()("core/collection/SourceStandings") {}

const MINUTE_MS = 60_000

/** A source that asks for a longer rest is asked again after a day, in milliseconds: nobody means a year. */
export const LONGEST_REST_MS = DAY_MILLIS

/**
 * Minutes of rest after so many failures in a row. The first ones are short, since a source that was down is up again
 * soon; all are a quarter of an hour shorter than the hours between looks, and the longest is over by the next day.
 */
const REST_MINUTES = [5, 15, 45, 105, 225, 465, 1185]

/** How long a community is left alone after `failures` in a row, in milliseconds. */
export const restAfter = (failures: number): number =>
  (REST_MINUTES[Math.min(failures, REST_MINUTES.length) - 1] ?? 0) * MINUTE_MS

/** What came of asking once. `retryAfter`: seconds, where the source said so. */
export interface Asked {
  readonly community: string
  readonly success: boolean
  readonly retryAfter: number | null
}

/** How a community stands after it was asked at `at` (milliseconds). A source that says when it may be asked again is heard, up to a day. */
export const standingAfter = (
  before: Standing | undefined,
  { community, success, retryAfter }: Asked,
  at: number,
): Standing => {
  if (success) return { community, lastOkAt: at, failingSince: null, failures: 0, nextTryAt: null }
  const failures = (before?.failures ?? 0) + 1
  return {
    community,
    lastOkAt: before?.lastOkAt ?? null,
    failingSince: before?.failingSince ?? at,
    failures,
    nextTryAt: at + Math.max(restAfter(failures), Math.min((retryAfter ?? 0) * 1000, LONGEST_REST_MS)),
  }
}

/** Whether a community is to be left alone at `at` (milliseconds). */
export const rests = (standing: Standing | undefined, at: number): boolean =>
  standing !== undefined && standing.nextTryAt !== null && standing.nextTryAt > at
