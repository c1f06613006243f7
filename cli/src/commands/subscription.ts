import { isFree } from "@rounds/core/plan/viewer.ts"
import { type BillingState, billingOf } from "@rounds/core/subscription/billing.ts"
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
    const { email, billing, period, events } = await onMembership(
      Effect.gen(function* () {
        const account = yield* accountNamed(name)
        const { period: month, events: history } = yield* explainAccount(account, yield* DateTime.now)
        return { email: account.email, billing: yield* billingOf(account.id), period: month, events: history }
      }),
    )
    const { tier, status, trialEndsAt, accessUntil, nextBillingAt, mayCancel, scheduledChange } = billing
    const { scriptsUsed, scriptsLimit } = period
    const shown = { tier, status, trialEndsAt, accessUntil, nextBillingAt, mayCancel, scriptsUsed }
    if (json) return sayJson({ ...shown, scriptsLimit: scriptsLimit ?? -1 })
    say(`${email}: ${tier}, ${status}`)
    say(`  scripts       ${scriptsUsed} of ${scriptsLimit ?? "unlimited"}`)
    say(`  trial ends    ${trialEndsAt ?? "no trial so far"}`)
    say(`  access until  ${accessUntil ?? (isFree(tier) ? "nothing bought" : "no end")}`)
    say(`  next bill     ${nextBill(billing)}`)
    if (scheduledChange !== null) say(`  then          ${scheduledChange.tier} from ${scheduledChange.at}`)
    say(events.length === 0 ? "  no history" : "  history")
    for (const event of events) say(`    ${event.happenedAt}  ${event.text}`)
  })

/** Looks at subscriptions. */
export const subscription = new Command("subscription").description("look at a subscription").addCommand(show)
