import { isoOrNull } from "@rounds/core/kernel/iso.ts"
import { allowanceOf } from "@rounds/core/plan/allowance.ts"
import { isFree } from "@rounds/core/plan/viewer.ts"
import { type BillingState, billingOf } from "@rounds/core/subscription/billing.ts"
import { Entitlements } from "@rounds/core/plan/ports.ts"
import { UsageQuery } from "@rounds/core/quota/ports.ts"
import { usageAt } from "@rounds/core/quota/usage.ts"
import { explainAccount } from "@rounds/core/subscription/explain.ts"
import { Command } from "commander"
import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import { accountNamed } from "#account.ts"
import { command } from "#command.ts"
import { onMembership } from "#membership.ts"
import { say, sayJson } from "#output.ts"

/** "2026-12-20T09:00:00.000Z, $19 for creator_pro"; also for what is charged under another tier. */
const nextBill = ({ nextBillingAt, nextAmountCents, paysFor, mayCancel }: BillingState): string => {
  if (nextBillingAt !== null) return `${nextBillingAt}, $${(nextAmountCents ?? 0) / 100} for ${paysFor}`
  return mayCancel ? "not known; a subscription still runs at the payment provider" : "none"
}

const show = command("show", "state, history and next dates of an account's subscription")
  .argument("<account>", "e-mail address or id")
  .action(async (name: string, { json }: { readonly json?: true }) => {
    const { email, billing, entitlement, usage, events } = await onMembership(
      Effect.gen(function* () {
        const now = yield* DateTime.now
        const account = yield* accountNamed(name)
        const entitlements = yield* Entitlements
        const standing = yield* entitlements.of(account.id, now)
        const facts = yield* UsageQuery.use((query) => query.of(account.id))
        const explained = yield* explainAccount(account, now)
        return {
          billing: yield* billingOf(account.id),
          email: account.email,
          entitlement: standing,
          usage: usageAt(facts, now, allowanceOf(standing.tier)),
          events: explained.events,
        }
      }),
    )
    const shown = {
      tier: entitlement.tier,
      status: entitlement.status,
      trialEndsAt: isoOrNull(entitlement.trialEndsAt),
      accessUntil: isoOrNull(entitlement.accessUntil),
      nextBillingAt: billing.nextBillingAt,
      mayCancel: billing.mayCancel,
      scriptsUsed: usage.scriptsUsed,
      scriptsLimit: usage.scriptsLimit ?? -1,
    }
    if (json) return sayJson(shown)
    say(`${email}: ${shown.tier}, ${shown.status}`)
    say(`  scripts       ${shown.scriptsUsed} of ${usage.scriptsLimit ?? "unlimited"}`)
    say(`  trial ends    ${shown.trialEndsAt ?? "no trial so far"}`)
    say(`  access until  ${shown.accessUntil ?? (isFree(shown.tier) ? "nothing bought" : "no end")}`)
    say(`  next bill     ${nextBill(billing)}`)
    if (entitlement.scheduledChange !== null) {
      say(
        `  then          ${entitlement.scheduledChange.tier} from ${isoOrNull(entitlement.scheduledChange.at)}`,
      )
    }
    say(events.length === 0 ? "  no history" : "  history")
    for (const event of events) say(`    ${event.happenedAt}  ${event.text}`)
  })

/** Looks at subscriptions. */
export const subscription = new Command("subscription").description("look at a subscription").addCommand(show)
