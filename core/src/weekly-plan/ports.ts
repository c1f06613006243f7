import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { Profession } from "#account/profile.ts"
import type { Language, Market } from "#script/settings.ts"
import type { Filmed, Planner } from "./choose.ts"
import type { WeeklyPlan } from "./weekly-plan.ts"

/** Somebody whose week is planned. */
export interface Planning extends Omit<Planner, "specialty" | "languages" | "filmed"> {
  readonly userId: string
  /** Each with its moment: the day is that of the person's zone. */
  readonly filmed: ReadonlyArray<Omit<Filmed, "on"> & { readonly at: string }>
  readonly language: Language | null
  readonly market: Market | null
  readonly profession: Profession | null
  /** What they added to it in their own words. */
  readonly specialty: string | null
  readonly timeZone: string | null
}

/** Somebody who asked for the mail, and where they are. */
export interface Subscriber {
  readonly userId: string
  readonly timeZone: string | null
}

/** Port. Plans of weeks as they were first made: what a week has, it keeps as long as its person keeps their language. */
export class WeeklyPlans extends Context.Service<
  WeeklyPlans,
  {
    /** What is known of these accounts, each with what was planned and filmed since `since` ("2026-10-26"). */
    readonly planning: (
      userIds: ReadonlyArray<string>,
      since: string,
    ) => Effect.Effect<ReadonlyArray<Planning>>
    /** Plans of the week that is named beside each account, where there is one. */
    readonly kept: (
      weeks: ReadonlyArray<{ readonly userId: string; readonly week: string }>,
    ) => Effect.Effect<ReadonlyMap<string, WeeklyPlan>>
    /** Keeps plans; where one of the same week and language was kept meanwhile, that one stays. Gives what is kept. */
    readonly keep: (
      plans: ReadonlyArray<{ readonly userId: string; readonly plan: WeeklyPlan }>,
    ) => Effect.Effect<ReadonlyMap<string, WeeklyPlan>>
    /** Open accounts with a confirmed address that chose the mail, after `after`, at most `limit`, by their ids. */
    readonly subscribers: (after: string, limit: number) => Effect.Effect<ReadonlyArray<Subscriber>>
  }
>()("core/weekly-plan/WeeklyPlans") {}
