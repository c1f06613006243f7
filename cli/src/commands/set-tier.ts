import { toProblem } from "@rounds/adapters/http/problem.ts"
import { ActorId } from "@rounds/core/kernel/stamped.ts"
import { Tier } from "@rounds/core/plan/tier.ts"
import { setTier as decideTier, type PaidAbove } from "@rounds/core/subscription/set-tier.ts"
import { InvalidArgumentError } from "commander"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { accountNamed } from "#account.ts"
import { command, refuse } from "#command.ts"
import { say, sayJson } from "#output.ts"
import { onMembership } from "#membership.ts"

const isTier = Schema.is(Tier)

const parseTier = (value: string): Tier => {
  if (isTier(value)) return value
  throw new InvalidArgumentError(`Expected one of ${Tier.literals.join(", ")}.`)
}

interface Options {
  readonly cancelPaid?: true
  readonly keepPaid?: true
  readonly why: string
  readonly json?: true
}

const paidAbove = ({ cancelPaid, keepPaid }: Options): PaidAbove => {
  if (cancelPaid && keepPaid) refuse("Choose one of --cancel-paid and --keep-paid.")
  return cancelPaid ? "cancel" : keepPaid ? "keep" : "refuse"
}

/** Decides an account's tier at once and without end; below what is paid, it must be said what becomes of that. */
export const setTier = command("set-tier", "set an account's tier at once")
  .argument("<account>", "e-mail address or id")
  .argument("<tier>", Tier.literals.join(", "), parseTier)
  .option("--cancel-paid", "cancel at the payment provider what is paid for more than that")
  .option("--keep-paid", "let the payment for more than that go on")
  .option("--why <reason>", "kept with the account, for whoever asks later", "")
  .action(async (name: string, tier: Tier, options: Options) => {
    const paid = paidAbove(options)
    const { id, email, cancelled, kept } = await onMembership(
      Effect.gen(function* () {
        const account = yield* accountNamed(name)
        const done = yield* decideTier(account.id, tier, {
          by: ActorId.make("cli"),
          paid,
          why: options.why.trim().slice(0, 500),
        }).pipe(
          Effect.catchTag("StillPaying", (paying) =>
            Effect.sync(() => refuse(`${toProblem(paying, "").detail} Add --cancel-paid or --keep-paid.`)),
          ),
        )
        return { ...account, ...done }
      }),
    )
    if (options.json) return sayJson({ userId: id, tier, cancelled, kept })
    say(`${email}: ${tier}`)
    if (cancelled > 0) say("  what was paid for more is cancelled at the payment provider")
    if (kept) say("  what is paid for more goes on being charged")
  })
