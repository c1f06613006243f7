import type { Account } from "@rounds/core/account/account.ts"
import { NotFound } from "@rounds/core/contract/door.ts"
import { confirmWaitlist, notifyProfessional, readPlans } from "@rounds/core/contract/plans.ts"
import { seesUpgrade, upgradeWording } from "@rounds/core/plan/badge.ts"
import { yearlyTotal } from "@rounds/core/plan/catalogue.ts"
import { Entitlements } from "@rounds/core/plan/entitlement.ts"
import { type Offer, offerOf } from "@rounds/core/plan/offer.ts"
import { Plans } from "@rounds/core/plan/ports.ts"
import { type Viewer, viewerOf } from "@rounds/core/plan/viewer.ts"
import { Waitlist } from "@rounds/core/plan/waitlist.ts"
import { Payments } from "@rounds/core/subscription/payments.ts"
import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import { type Host, mount } from "./mount.ts"
import type { Ports } from "./ports.ts"

const viewerFor = Effect.fnUntraced(function* (account: Account | null, now: DateTime.Utc) {
  if (account === null) return null
  const entitlements = yield* Entitlements
  return viewerOf(yield* entitlements.of(account.id, now), account.isAdmin)
})

const shown = ({ plan, ...offer }: Offer) => ({
  id: plan.id,
  name: plan.name,
  description: plan.description,
  price: plan.price,
  yearlyPrice: plan.yearlyPrice,
  yearlyTotal: yearlyTotal(plan),
  features: plan.features,
  expandedFeatures: plan.expandedFeatures,
  popular: plan.popular,
  availabilityLabel: plan.availability.state === "waitlist" ? plan.availability.label : null,
  ...offer,
})

const upgradeFor = (viewer: Viewer | null) => ({
  ...upgradeWording(viewer),
  shown: viewer === null || seesUpgrade(viewer),
})

/** The pricing page's table and the waitlist. */
export const mountPlans = (host: Host<Ports>): void => {
  mount(host, readPlans, ({ account }) =>
    Effect.gen(function* () {
      const now = yield* DateTime.now
      const plans = yield* Plans
      const viewer = yield* viewerFor(account, now)
      const { mode } = yield* Payments
      return {
        plans: plans.on(now).map((plan) => shown(offerOf(viewer, plan))),
        upgrade: upgradeFor(viewer),
        paymentMode: mode,
      }
    }),
  )
  mount(host, notifyProfessional, ({ body }) =>
    Waitlist.use((waitlist) => waitlist.ask(body.email)).pipe(
      Effect.as({
        message:
          "Open the link in the e-mail on its way to you. An address confirmed before stays on the list.",
      }),
    ),
  )
  mount(host, confirmWaitlist, ({ body }) =>
    Effect.gen(function* () {
      const waitlist = yield* Waitlist
      if (!(yield* waitlist.confirm(body.token))) return yield* new NotFound()
      return { message: "We'll notify you when Professional tier is available." }
    }),
  )
}
