import * as Schema from "effect/Schema"
import { EmailAddress, textUpTo } from "#kernel/text.ts"
import { PlanOffer } from "#plan/offer.ts"
import { NotFound } from "./door.ts"
import { endpoint } from "./endpoint.ts"

export const readPlans = endpoint({
  method: "GET",
  path: "/api/plans",
  summary: "The plans and what each offers to who asks: labels, rules and toasts",
  access: "public",
  success: Schema.Struct({
    plans: Schema.Array(PlanOffer),
    /** Words of upgrade prompts elsewhere, and whether this viewer sees them. */
    upgrade: Schema.Struct({ short: Schema.String, long: Schema.String, shown: Schema.Boolean }),
    paymentMode: Schema.Literals(["sandbox", "live"]),
  }),
})

/** The same answer for every address, so that nobody learns who is on the list. */
export const notifyProfessional = endpoint({
  method: "POST",
  path: "/api/notify-professional",
  summary: "Puts an address on the Professional waitlist once its owner confirms by e-mail",
  access: "public",
  body: Schema.Struct({ email: EmailAddress }),
  success: Schema.Struct({ message: Schema.String }),
})

export const confirmWaitlist = endpoint({
  method: "POST",
  path: "/api/notify-professional/confirm",
  summary: "Confirms an address for the waitlist with the token from the e-mail",
  access: "public",
  body: Schema.Struct({ token: textUpTo(43).check(Schema.isPattern(/^[A-Za-z0-9_-]{43}$/)) }),
  success: Schema.Struct({ message: Schema.String }),
  rejections: NotFound,
})
