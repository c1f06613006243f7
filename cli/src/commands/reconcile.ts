import { reconcile as readProvider } from "@rounds/adapters/payments/reconcile.ts"
import { command } from "#command.ts"
import { onMembership } from "#membership.ts"
import { say, sayJson } from "#output.ts"

/** Reads every subscription at the payment provider and records what was missed. */
export const reconcile = command("reconcile", "read subscriptions at the payment provider").action(
  async ({ json }: { readonly json?: true }) => {
    const report = await onMembership(readProvider())
    if (json) return sayJson(report)
    say(`${report.checked} subscriptions read, ${report.found} found that we did not know`)
    for (const id of report.unmatched) say(`  subscription ${id} runs and belongs to no account`)
    for (const id of report.unreadable) say(`  subscription ${id} could not be read`)
    if (!report.complete) say("There are more: the next run walks on from here.")
  },
)
