import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { Tier } from "#plan/tier.ts"
import type { Account } from "./account.ts"
import type { Person } from "./identity.ts"

/** Port. Accounts, one per person. An id that is not known gives `null`, or changes nothing. */
export class Accounts extends Context.Service<
  Accounts,
  {
    /** The account of a person who has proved who they are; the first time creates or links it (`recognise`). */
    readonly signIn: (person: Person) => Effect.Effect<Account>
    readonly byId: (id: string) => Effect.Effect<Account | null>
    /** Whatever the case of the letters; the account that has verified the address before one that has not. */
    readonly byEmail: (email: string) => Effect.Effect<Account | null>
    readonly setActive: (id: string, isActive: boolean) => Effect.Effect<Account | null>
    readonly setBaseTier: (id: string, tier: Tier) => Effect.Effect<Account | null>
  }
>()("core/account/Accounts") {}
