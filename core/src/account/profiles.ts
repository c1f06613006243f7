import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { Profile } from "./profile.ts"

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
