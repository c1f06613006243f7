import { usageNow } from "@rounds/core/quota/usage-now.ts"
import * as Effect from "effect/Effect"
import { accountNamed } from "#account.ts"
import { command } from "#command.ts"
import { say, sayJson } from "#output.ts"
import { onProduct } from "#product.ts"

/** What an account has used this month, and of what. */
export const usage = command("usage", "show what an account has used this month")
  .argument("<account>", "e-mail address or id")
  .action(async (name: string, { json }: { readonly json?: true }) => {
    const shown = await onProduct(
      Effect.gen(function* () {
        const { id, email } = yield* accountNamed(name)
        const { tier, usage: month } = yield* usageNow(id)
        return { userId: id, email, tier, ...month }
      }),
    )
    if (json) return sayJson(shown)
    say(`${shown.email}: ${shown.tier}, month ${shown.period} (until ${shown.resetsAt})`)
    say(
      `  scripts      ${shown.scriptsUsed} of ${limit(shown.scriptsLimit)}, ${shown.scriptsOpen} being written`,
    )
    say(`  topic views  ${shown.topicViews} of ${limit(shown.topicViewsLimit)}`)
    if (shown.bonusScripts + shown.bonusTopicViews > 0) {
      say(
        `  of which bonus: ${shown.bonusScripts} scripts, ${shown.bonusTopicViews} topic views, until ${shown.bonusUntil ?? "no end"}`,
      )
    }
  })

const limit = (count: number | null): string => (count === null ? "unlimited" : `${count}`)
