import * as Context from "effect/Context"
import type * as DateTime from "effect/DateTime"
import type { Plan } from "./catalogue.ts"
import type * as Effect from "effect/Effect"
import type { Language } from "#script/settings.ts"
import type { Entitlement } from "./entitlement.ts"

/** Port. The plans on sale on a day, with their availability from configuration. */
export class Plans extends Context.Service<
  Plans,
  { readonly on: (day: DateTime.Utc) => ReadonlyArray<Plan> }
>()("core/plan/Plans") {}

/** Port. What an account may use at `at` (UTC). An account without a subscription stream is on `freemium`. */
export class Entitlements extends Context.Service<
  Entitlements,
  {
    readonly of: (userId: string, at: DateTime.Utc) => Effect.Effect<Entitlement>
  }
>()("core/plan/Entitlements") {}

/** Port. Who wants to know when Professional is on sale. An address counts once its owner has confirmed it. */
export class Waitlist extends Context.Service<
  Waitlist,
  {
    /**
     * Stores the address and mails its owner a link to confirm. The same for an address that is on the list. `language`:
     * of the screen, for letters to whoever has no account.
     */
    readonly ask: (email: string, language: Language) => Effect.Effect<void>
    /** False when the token is none of ours. Confirming twice changes nothing. */
    readonly confirm: (token: string) => Effect.Effect<boolean>
    /** The address of a place, and the language it was asked in; null when there is none. */
    readonly addressOf: (
      place: string,
    ) => Effect.Effect<{ readonly email: string; readonly language: Language | null } | null>
    /** Gives a place up. Repeating it changes nothing. */
    readonly leave: (place: string) => Effect.Effect<void>
    /** How many asked, confirmed and were told, and the newest of them. */
    readonly standing: (limit: number) => Effect.Effect<WaitlistStanding>
  }
>()("core/plan/Waitlist") {}

/** Times are ISO 8601 in UTC. */
export interface WaitlistStanding {
  readonly asked: number
  readonly confirmed: number
  readonly told: number
  readonly newest: ReadonlyArray<{
    readonly email: string
    readonly askedAt: string
    readonly confirmedAt: string | null
    readonly toldAt: string | null
  }>
}
