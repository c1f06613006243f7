import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"

/** Port. Says that somebody's notifications have changed, in whichever process; what they are, the list says. */
export class News extends Context.Service<
  News,
  {
    /** Follows one person for as long as the scope is open: what is given waits for the next news, several are one. */
    readonly of: (userId: string) => Effect.Effect<Effect.Effect<void>, never, Scope.Scope>
  }
>()("core/notification/News") {}
