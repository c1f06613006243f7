import * as Schema from "effect/Schema"
import { Consent } from "#consent/consent.ts"
import { textUpTo } from "#kernel/text.ts"
import { endpoint } from "./endpoint.ts"

export const readConsent = endpoint({
  method: "GET",
  path: "/api/user/consent",
  summary: "Which versions of terms and privacy hold now, and which of them you have accepted",
  access: "user",
  success: Consent,
})

export const giveConsent = endpoint({
  method: "POST",
  path: "/api/user/consent",
  summary: "Accepts the versions that you were shown; others than those that hold now are not kept",
  access: "user",
  body: Schema.Struct({ terms: textUpTo(40), privacy: textUpTo(40) }),
  success: Consent,
})
