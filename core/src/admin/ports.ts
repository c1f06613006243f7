import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { Action, RecordedAction } from "./action.ts"

/** Which actions: all that is given must fit. */
export interface ActionSearch {
  readonly account?: string | undefined
  /** Who acted: an account's id, or `cli`. */
  readonly by?: string | undefined
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
