import type * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import type { Account } from "#account/account.ts"
import { Entitlements, Plans } from "#plan/ports.ts"
import { offerOf } from "#plan/offer.ts"
import { isFree, viewerOf } from "#plan/viewer.ts"
import { TrialRedemptions } from "./ports.ts"

/** Who looks at plans: a trial that another account of the same mailbox had is not offered to this one. */
export const viewerNow = Effect.fnUntraced(function* (
  account: Pick<Account, "id" | "email" | "isAdmin">,
  now: DateTime.Utc,
) {
  const entitlements = yield* Entitlements
  const redemptions = yield* TrialRedemptions
  const entitlement = yield* entitlements.of(account.id, now)
  const own = viewerOf(entitlement, account.isAdmin)
  const mayTry = !own.hasUsedTrial && isFree(own.tier)
  const hasUsedTrial = !mayTry || (yield* redemptions.usedByAnother(account.id, account.email))
  return mayTry ? { ...own, hasUsedTrial } : own
})

/** What each plan offers to who looks; `null` is a visitor. The checkout decides by the same viewer. */
export const offersFor = Effect.fn("offersFor")(function* (
  account: Pick<Account, "id" | "email" | "isAdmin"> | null,
  now: DateTime.Utc,
) {
  const plans = yield* Plans
  const viewer = account === null ? null : yield* viewerNow(account, now)
  return { viewer, offers: plans.on(now).map((plan) => offerOf(viewer, plan)) }
})
