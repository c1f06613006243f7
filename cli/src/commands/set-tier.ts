import { dispatch } from "@rounds/core/kernel/dispatch.ts"
import { ActorId } from "@rounds/core/kernel/stamped.ts"
import { Tier } from "@rounds/core/plan/tier.ts"
import { subscription } from "@rounds/core/subscription/aggregate.ts"
import { InvalidArgumentError } from "commander"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { accountNamed } from "#account.ts"
import { command } from "#command.ts"
import { say, sayJson } from "#output.ts"
import { onProduct } from "#product.ts"

const isTier = Schema.is(Tier)

const parseTier = (value: string): Tier => {
  if (isTier(value)) return value
  throw new InvalidArgumentError(`Expected one of ${Tier.literals.join(", ")}.`)
}

/** Decides an account's tier at once and without end. */
export const setTier = command("set-tier", "set an account's tier at once")
  .argument("<account>", "e-mail address or id")
  .argument("<tier>", Tier.literals.join(", "), parseTier)
  .action(async (name: string, tier: Tier, { json }: { readonly json?: true }) => {
    const { id, email } = await onProduct(
      Effect.tap(accountNamed(name), (account) =>
        dispatch(subscription, { id: account.id, by: ActorId.make("cli") }, { _tag: "SetTier", tier }),
      ),
    )
    if (json) sayJson({ userId: id, tier })
    else say(`${email}: ${tier}`)
  })
