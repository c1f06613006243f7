import * as Schema from "effect/Schema"
import { EmailAddress, textUpTo } from "#kernel/text.ts"
import { NotFound } from "./door.ts"
import { endpoint } from "./endpoint.ts"

const Choice = Schema.Union([
  Schema.TaggedStruct("SignIn", { rememberChoice: Schema.Boolean }),
  Schema.TaggedStruct("Checkout", { trial: Schema.Boolean }),
  Schema.TaggedStruct("ChangePlan", {}),
  Schema.TaggedStruct("Refused", {
    reason: Schema.Literals(["already_subscribed", "change_not_available", "downgrade", "not_available"]),
    title: Schema.String,
    text: Schema.String,
  }),
])

/** One plan card as this viewer sees it. Prices are US dollars a month. */
export const PlanOffer = Schema.Struct({
  id: Schema.Literals(["starter", "creator_pro", "professional"]),
  name: Schema.String,
  description: Schema.String,
  price: Schema.Finite,
  yearlyPrice: Schema.Finite,
  yearlyTotal: Schema.Finite,
  /** The same rows in the same order for every plan; `row` and `cell` are for a table. */
  features: Schema.Array(
    Schema.Struct({ row: Schema.String, cell: Schema.String, text: Schema.String, included: Schema.Boolean }),
  ),
  expandedFeatures: Schema.Array(Schema.String),
  popular: Schema.Boolean,
  /** "Available March 2027" or "Date to be announced" while the plan is not on sale; null when it is. */
  availabilityLabel: Schema.NullOr(Schema.String),
  current: Schema.Boolean,
  currentLabel: Schema.NullOr(Schema.String),
  buttonLabel: Schema.String,
  enabled: Schema.Boolean,
  /** What choosing does; the same for both billing frequencies. `Refused` carries the toast. */
  choice: Choice,
}).annotate({ identifier: "PlanOffer" })

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
