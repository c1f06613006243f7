import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { Tier } from "#plan/tier.ts"
import type { Account } from "./account.ts"
import type { NotSignedIn } from "./rejections.ts"
import type { Profile } from "./profile.ts"

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

/** A person as the identity provider knows them. `identityId` is the provider's own id and never changes. */
export interface Person {
  readonly identityId: string
  readonly email: string
  readonly emailVerified: boolean
  readonly firstName: string | null
  readonly lastName: string | null
  readonly profileImageUrl: string | null
}

/** What a request carries to say who sends it: the two headers, as they came. */
export interface Credentials {
  readonly authorization: string | undefined
  readonly cookie: string | undefined
}

/**
 * Port. Says who sends a request. `null`: nobody has signed in. A bearer token wins over a cookie, and a bad one is
 * refused even when the cookie would do.
 */
export class Identity extends Context.Service<
  Identity,
  {
    readonly personOf: (credentials: Credentials) => Effect.Effect<Person | null, NotSignedIn>
  }
>()("core/account/Identity") {}

/** A stored profile: what the form left open is `null`. */
export type StoredProfile = { readonly [Field in keyof Profile]-?: Exclude<Profile[Field], undefined> }

/** Port. The professional profile of an account. */
export class Profiles extends Context.Service<
  Profiles,
  {
    readonly of: (userId: string) => Effect.Effect<StoredProfile | null>
    readonly save: (userId: string, profile: Profile) => Effect.Effect<StoredProfile>
  }
>()("core/account/Profiles") {}
