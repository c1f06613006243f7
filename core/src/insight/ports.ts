import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

/** What our own records say, unrounded. `analysedSince` is a day (UTC), null before the first collection. */
export interface Records {
  readonly accountsWithProfession: number
  /** Different posts that were ever read; one that is read again counts once. */
  readonly postsRead: number
  readonly analysedSince: string | null
  readonly activeCommunities: number
  /** Median seconds from click to script over 7 days; null under 20 runs. */
  readonly medianSeconds: number | null
}

/** Port. Counts the records behind the stat cards: posts of sample data, or all others. */
export class PublicRecords extends Context.Service<
  PublicRecords,
  { readonly read: (isSample: boolean) => Effect.Effect<Records> }
>()("core/insight/PublicRecords") {}
