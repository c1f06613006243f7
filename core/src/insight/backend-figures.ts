import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"

/** Days that figures may be asked for. */
export const figureDays = [7, 30, 90] as const

/** What calls of one action cost on one day (UTC). Costs in US dollars; a call whose price nobody set adds nothing. */
export const DayCosts = Schema.Struct({
  day: Schema.String,
  action: Schema.String,
  calls: Schema.Natural,
  tokens: Schema.Natural,
  cost: Schema.Finite,
})
export type DayCosts = typeof DayCosts.Type

export const ModelCosts = Schema.Struct({
  model: Schema.String,
  calls: Schema.Natural,
  tokens: Schema.Natural,
  cost: Schema.Finite,
})

/** From order to stored script, in milliseconds: the middle run, and what 19 of 20 stay below. */
export const DayLatency = Schema.Struct({
  day: Schema.String,
  runs: Schema.Natural,
  median: Schema.Natural,
  slow: Schema.Natural,
})
export type DayLatency = typeof DayLatency.Type

export const FailureCount = Schema.Struct({ reason: Schema.String, times: Schema.Natural })

/** What the calls to writers and readers of a stretch of days came to. */
export const BackendFigures = Schema.Struct({
  /** First day (UTC) that is counted. */
  since: Schema.String,
  /** The last one: today. */
  until: Schema.String,
  totalCosts: Schema.Finite,
  totalTokens: Schema.Natural,
  /** Calls that took tokens whose price is not set: their cost is missing from `totalCosts`. */
  unpriced: Schema.Natural,
  scripts: Schema.Struct({ written: Schema.Natural, withoutAi: Schema.Natural, failed: Schema.Natural }),
  costs: Schema.Array(DayCosts),
  models: Schema.Array(ModelCosts),
  latency: Schema.Array(DayLatency),
  /** The commonest first, at most ten. */
  failures: Schema.Array(FailureCount),
})
export type BackendFigures = typeof BackendFigures.Type

/** Port. Adds up what calls cost and took since a day (UTC). */
export class BackendReport extends Context.Service<
  BackendReport,
  { readonly since: (day: string) => Effect.Effect<Omit<BackendFigures, "until">> }
>()("core/insight/BackendReport") {}
