import * as Schema from "effect/Schema"
import { Profile } from "#account/profile.ts"
import { endpoint } from "./endpoint.ts"

export const readProfile = endpoint({
  method: "GET",
  path: "/api/user/profile",
  summary: "The professional profile, or null while it has not been filled in",
  access: "user",
  success: Schema.NullOr(Profile),
})

export const saveProfile = endpoint({
  method: "POST",
  path: "/api/user/profile",
  summary: "Saves the professional profile",
  access: "active",
  body: Profile,
  success: Profile,
})
