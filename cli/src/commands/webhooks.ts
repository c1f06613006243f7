import { retryDead } from "@rounds/adapters/payments/operate.ts"
import { listWebhooks } from "@rounds/adapters/postgres/webhooks.ts"
import { Command, InvalidArgumentError } from "commander"
import { command, refuse } from "#command.ts"
import { parseCount } from "#input.ts"
import { onMembership, shopSettings } from "#membership.ts"
import { say, sayJson } from "#output.ts"

const statuses = ["received", "done", "ignored", "dead"] as const
type Status = (typeof statuses)[number]

const parseStatus = (value: string): Status => {
  const status = statuses.find((one) => one === value)
  if (status === undefined) throw new InvalidArgumentError(`Expected one of ${statuses.join(", ")}.`)
  return status
}

const parseLimit = (value: string): number => {
  const limit = parseCount(value)
  if (limit < 1 || limit > 500) throw new InvalidArgumentError("Expected 1 to 500.")
  return limit
}

interface ListOptions {
  readonly status?: Status
  readonly limit: number
  readonly json?: true
}

const list = command("list", "messages of the payment provider, newest first")
  .option("--status <status>", statuses.join(", "), parseStatus)
  .option("--limit <count>", "at most so many (1 to 500)", parseLimit, 50)
  .action(async ({ status, limit, json }: ListOptions) => {
    const messages = await onMembership(listWebhooks(status ?? null, limit))
    for (const message of messages) {
      if (json) sayJson(message)
      else {
        const { receivedAt, status: now, eventName, attempts, hash, lastError } = message
        say(
          `${receivedAt.toISOString()}  ${now.padEnd(8)}  ${eventName}  ${attempts} tries  ${hash.slice(0, 12)}${lastError === null ? "" : `  ${lastError}`}`,
        )
      }
    }
    if (messages.length === 0 && !json) say("No messages.")
  })

const retry = command("retry", "try messages of the dead-letter list again")
  .argument("[hash]", "one message, by the first characters of its hash; default: all")
  .action(async (hash: string | undefined, { json }: { readonly json?: true }) => {
    const { shop } = shopSettings()
    const outcomes = await onMembership(retryDead(shop, hash ?? ""))
    if (outcomes.length === 0 && hash !== undefined)
      refuse(`No message of the dead-letter list begins with ${hash}.`)
    for (const outcome of outcomes) {
      if (json) sayJson(outcome)
      else
        say(
          `${outcome.eventName} ${outcome.hash.slice(0, 12)}: ${outcome.status}${outcome.error === null ? "" : ` (${outcome.error})`}`,
        )
    }
    if (outcomes.length === 0 && !json) say("Nothing to try again.")
  })

/** Looks after the messages of the payment provider. */
export const webhooks = new Command("webhooks")
  .description("look after webhook messages")
  .addCommand(list)
  .addCommand(retry)
