import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { NotSignedIn } from "./rejections.ts"

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
