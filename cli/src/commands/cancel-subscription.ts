import { cancelSubscription as cancel } from "@rounds/core/subscription/manage.ts"
import * as Effect from "effect/Effect"
import { accountNamed } from "#account.ts"
import { command } from "#command.ts"
import { onMembership } from "#membership.ts"
import { say, sayJson } from "#output.ts"

/** Ends the renewal at the payment provider; access continues until the period ends. */
export const cancelSubscription = command(
  "cancel-subscription",
  "end the renewal of an account's subscription",
)
  .argument("<account>", "e-mail address or id")
  .action(async (name: string, { json }: { readonly json?: true }) => {
    const { id, email, billing } = await onMembership(
      Effect.gen(function* () {
        const account = yield* accountNamed(name)
        return { ...account, billing: yield* cancel(account.id) }
      }),
    )
    const { tier, status, accessUntil } = billing
    if (json) sayJson({ userId: id, tier, status, accessUntil })
    else say(`${email}: ${status}, ${tier} until ${accessUntil ?? "now"}`)
  })
