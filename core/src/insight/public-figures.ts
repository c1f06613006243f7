import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

/** What our own records say, unrounded. `analysedSince` is a day (UTC), null before the first collection. */
export interface Records {
  readonly accountsWithProfession: number
  readonly postsCollected: number
  readonly analysedSince: string | null
  readonly activeCommunities: number
  /** Median seconds from click to script over 7 days; null under 20 runs. */
  readonly medianSeconds: number | null
}

/** Port. Counts the records behind the stat cards. */
export class PublicRecords extends Context.Service<
  PublicRecords,
  { readonly read: Effect.Effect<Records> }
>()("core/insight/PublicRecords") {}

/** Below this many professionals the figure says nothing. */
const PROFESSIONALS_SHOWN_FROM = 50

/** The figures of the stat cards. `null` hides a card: no card shows a number the records do not carry. */
export const publicFigures = (records: Records) => ({
  professionals:
    records.accountsWithProfession < PROFESSIONALS_SHOWN_FROM
      ? null
      : roundedDown(records.accountsWithProfession),
  discussionsAnalysed: records.postsCollected === 0 ? null : records.postsCollected,
  analysedSince: records.analysedSince,
  activeCommunities: records.activeCommunities === 0 ? null : records.activeCommunities,
  medianSecondsToScript: records.medianSeconds,
})

/** To the leading digit or a half of it: 50, 100, 150, 200, ... 950, 1000, 1500: "500+" is then true. */
const roundedDown = (count: number): number => {
  const step = Math.max(50, 10 ** Math.floor(Math.log10(count)) / 2)
  return Math.floor(count / step) * step
}
