import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

/** Port. Who wants to know when Professional is on sale. An address counts once its owner has confirmed it. */
export class Waitlist extends Context.Service<
  Waitlist,
  {
    /** Stores the address and mails its owner a link to confirm. The same for an address that is on the list. */
    readonly ask: (email: string) => Effect.Effect<void>
    /** False when the token is none of ours. Confirming twice changes nothing. */
    readonly confirm: (token: string) => Effect.Effect<boolean>
  }
>()("core/plan/Waitlist") {}
