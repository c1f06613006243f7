import { explainAccount } from "@rounds/core/subscription/explain.ts"
import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import { accountNamed } from "#account.ts"
import { command } from "#command.ts"
import { parseInstant } from "#input.ts"
import { onMembership } from "#membership.ts"
import { say, sayJson } from "#output.ts"

interface Options {
  readonly at?: string
  readonly json?: true
}

/** What an account may do at one instant, and which facts and rules decide it. */
export const explain = command("explain", "say what an account may do at a time, and why")
  .argument("<account>", "e-mail address or id")
  .option("--at <time>", "UTC time, past or future, as 2026-11-20T09:00:00Z; default: now", parseInstant)
  .action(async (name: string, { at, json }: Options) => {
    const explained = await onMembership(
      Effect.gen(function* () {
        const account = yield* accountNamed(name)
        const asked = at === undefined ? yield* DateTime.now : DateTime.makeUnsafe(at)
        return yield* explainAccount(account, asked)
      }),
    )
    if (json) return sayJson(explained)
    say(`${name} at ${explained.at}: ${explained.tier}, ${explained.status} (${explained.because})`)
    for (const { what, allowed, because } of explained.decisions) {
      say(`  ${allowed ? "yes" : "no "}  ${what.padEnd(17)} ${because}`)
    }
    for (const { source, scriptsUsed, scriptsLimit, until } of explained.period.ledger) {
      say(
        `  ${source}: ${scriptsUsed} of ${scriptsLimit ?? "unlimited"} scripts${until === null ? "" : `, until ${until}`}`,
      )
    }
    say(`  month ${explained.period.period}, until ${explained.period.resetsAt}`)
    for (const event of explained.events) say(`  ${event.happenedAt}  ${event.text}`)
  })
