import { Outage } from "@rounds/core/kernel/outage.ts"
import { billingFrom, shownAtProvider } from "@rounds/core/subscription/billing.ts"
import { Payments, type Reported, Subscriptions } from "@rounds/core/subscription/ports.ts"
import { Entitlements } from "@rounds/core/plan/ports.ts"
import { unwanted } from "@rounds/core/subscription/unwanted.ts"
import * as Clock from "effect/Clock"
import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import type { InvariantCheck } from "#postgres/invariants.ts"
import { isRunningAtProvider, providerPages } from "./provider-pages.ts"

const longest = 5 * 60_000

/**
 * What must hold between the provider and us: whatever runs there can be seen and cancelled by an account of ours, and
 * nothing runs that must not be charged again. Asks the provider.
 */
export const checkBilling = (): ReturnType<typeof askProvider> =>
  askProvider().pipe(
    Effect.catchDefect((defect) =>
      defect instanceof Outage
        ? Effect.succeed([{ name: "payment provider that could not be asked", violations: 1 }])
        : Effect.die(defect),
    ),
  )

const askProvider = Effect.fn("checkBilling")(function* () {
  const now = yield* DateTime.now
  const { origin } = yield* Payments
  const subscriptions = yield* Subscriptions
  const entitlements = yield* Entitlements
  let unseen = 0
  let unended = 0

  const look = Effect.fnUntraced(function* ({ fact: { subscriptionId, provider, mode } }: Reported) {
    if (provider !== origin.provider || mode !== origin.mode) return
    const owner = yield* subscriptions.ownerOf({ subscriptionId, customerId: null, orderId: null })
    if (owner === null) {
      unseen += 1
      return
    }
    const state = yield* subscriptions.of(owner)
    const { mayCancel } = billingFrom(yield* entitlements.of(owner, now), state, now)
    if (!mayCancel || shownAtProvider(state, now) === undefined) unseen += 1
    if (unwanted(state).some(({ latest }) => latest.subscriptionId === subscriptionId)) unended += 1
  })

  const until = (yield* Clock.currentTimeMillis) + longest
  const { unreadable, complete } = yield* providerPages(until, (page) =>
    Effect.forEach(page.filter(isRunningAtProvider), look, { concurrency: 4, discard: true }),
  )
  const checks: ReadonlyArray<InvariantCheck> = [
    { name: "subscription that runs at the provider and no account of ours can cancel", violations: unseen },
    { name: "subscription that runs at the provider after a refund or a replacement", violations: unended },
    {
      name: "subscription at the provider in a form that we do not know",
      violations: unreadable.length,
      examples: unreadable.slice(0, 5),
    },
    {
      name: "part of the provider's store that could not be looked at in time",
      violations: complete ? 0 : 1,
    },
  ]
  return checks
})
