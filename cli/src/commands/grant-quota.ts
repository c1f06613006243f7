import { GrantQuota } from "@rounds/core/quota/commands.ts"
import { grantBonus } from "@rounds/core/quota/grant.ts"
import { ActorId } from "@rounds/core/kernel/stamped.ts"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { accountNamed } from "#account.ts"
import { command, Misused } from "#command.ts"
import { faultIn, parseCount } from "#input.ts"
import { say, sayJson } from "#output.ts"
import { onProduct } from "#product.ts"

interface Options {
  readonly scripts: number
  readonly topicViews: number
  readonly until?: string
  readonly why: string
  readonly json?: true
}

/** Sets the bonus of an account; zeros take it away. */
export const grantQuota = command("grant-quota", "set an account's bonus of scripts and topic views")
  .argument("<account>", "e-mail address or id")
  .option("--scripts <count>", "bonus scripts", parseCount, 0)
  .option("--topic-views <count>", "bonus topic views", parseCount, 0)
  .option("--until <day>", "last day (UTC) the bonus counts, as 2026-12-31; default: no end")
  .option("--why <reason>", "kept with the account, for whoever asks later", "")
  .action(async (name: string, { scripts, topicViews, until, why, json }: Options) => {
    const bonus = { extraScripts: scripts, extraTopicViews: topicViews, until: until ?? null }
    const grant = decode({ _tag: "GrantQuota", ...bonus })
    const account = await onProduct(
      Effect.tap(accountNamed(name), ({ id }) =>
        grantBonus(id, ActorId.make("cli"), grant, why.trim().slice(0, 500)),
      ),
    )
    if (json) sayJson({ userId: account.id, ...bonus })
    else
      say(
        `${account.email}: ${scripts} bonus scripts, ${topicViews} bonus topic views${until ? ` until ${until}` : ""}`,
      )
  })

const decode = (input: typeof GrantQuota.Encoded): typeof GrantQuota.Type => {
  const grant = Schema.decodeUnknownResult(GrantQuota)(input)
  if (grant._tag === "Failure") throw new Misused(`Not a bonus: ${faultIn(grant.failure.message)}`)
  return grant.success
}
