import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { Action, ActionKind, RecordedAction } from "./action.ts"
import type { PeoplePage, PeopleSearch, PeopleStats, Person, PlanGroup, SignedInPlace } from "./people.ts"

/** Which actions: all that is given must fit. */
export interface ActionSearch {
  readonly account?: string | undefined
  /** Who acted: an account's id, or `cli`. */
  readonly by?: string | undefined
  readonly action?: ActionKind | undefined
  /** Only those before this time (ISO 8601, UTC). */
  readonly before?: string | undefined
  /** Between 1 and 200. */
  readonly limit: number
}

/** Port. What was done by hand, by whom and why. Kept; of an erased account without reasons and values. */
export class AdminActions extends Context.Service<
  AdminActions,
  {
    /** Within the surrounding transaction, when there is one. */
    readonly record: (action: Action) => Effect.Effect<void>
    /** Newest first. */
    readonly list: (search: ActionSearch) => Effect.Effect<ReadonlyArray<RecordedAction>>
  }
>()("core/admin/AdminActions") {}

/** Port. People as administrators see them. */
export class People extends Context.Service<
  People,
  {
    readonly page: (page: PeoplePage) => Effect.Effect<ReadonlyArray<Person>>
    /** How many fit, by plan; of a search without a plan. */
    readonly counts: (
      search: Omit<PeopleSearch, "tier">,
    ) => Effect.Effect<{ readonly [G in PlanGroup]: number }>
    readonly stats: Effect.Effect<PeopleStats>
    readonly byId: (id: string) => Effect.Effect<Person | null>
    readonly saveNotes: (id: string, notes: string) => Effect.Effect<void>
    /** Where they are signed in, last used first, at most 20; none where an outside provider signs people in. */
    readonly places: (id: string) => Effect.Effect<ReadonlyArray<SignedInPlace>>
    readonly scripts: (id: string) => Effect.Effect<number>
    /** How many other accounts have an administrator's rights now; nobody changes that before the transaction ends. */
    readonly otherAdministrators: (id: string) => Effect.Effect<number>
  }
>()("core/admin/People") {}
