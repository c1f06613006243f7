import * as Schema from "effect/Schema"

/** What an account may use. `free` and `freemium` are one tier to the rules; only the badge differs. */
export const Tier = Schema.Literals(["freemium", "free", "creator_pro", "professional", "admin"])
export type Tier = typeof Tier.Type
