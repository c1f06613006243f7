import * as Schema from "effect/Schema"
import { Tier } from "#plan/tier.ts"
import { Language } from "#script/settings.ts"

/** A person's account. Personal data lives here and in the profile, never in an event. Times are ISO 8601, UTC. */
export const Account = Schema.Struct({
  id: Schema.String,
  identityId: Schema.String,
  email: Schema.String,
  emailVerified: Schema.Boolean,
  firstName: Schema.NullOr(Schema.String),
  lastName: Schema.NullOr(Schema.String),
  profileImageUrl: Schema.NullOr(Schema.String),
  isAdmin: Schema.Boolean,
  isActive: Schema.Boolean,
  /** Tier set by an admin or the starting tier; what the account may use now is its entitlement. */
  baseTier: Tier,
  /** Of screens and mail; `null` until they or their browser have said one. */
  language: Schema.NullOr(Language),
  createdAt: Schema.String,
  updatedAt: Schema.String,
})
export type Account = typeof Account.Type

/** The account of whoever asks. */
export interface SignedInAccount extends Account {
  /** An administrator who has to set up two-step sign-in before the rights count. */
  readonly secondFactorDue: boolean
}
