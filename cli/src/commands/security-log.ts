import { SecurityLog } from "@rounds/core/security/ports.ts"
import { SecurityEventKind } from "@rounds/core/security/security-log.ts"
import { InvalidArgumentError } from "commander"
import { accountNamed } from "#account.ts"
import { command } from "#command.ts"
import { parseCount } from "#input.ts"
import { say, sayJson } from "#output.ts"
import { onProduct } from "#product.ts"
import * as Effect from "effect/Effect"

const parseKind = (value: string): SecurityEventKind => {
  const kind = SecurityEventKind.literals.find((one) => one === value)
  if (kind === undefined)
    throw new InvalidArgumentError(`Expected one of ${SecurityEventKind.literals.join(", ")}.`)
  return kind
}

const parseLimit = (value: string): number => {
  const limit = parseCount(value)
  if (limit < 1 || limit > 1_000) throw new InvalidArgumentError("Expected 1 to 1000.")
  return limit
}

interface Options {
  readonly kind?: SecurityEventKind
  readonly account?: string
  readonly email?: string
  readonly ip?: string
  readonly limit: number
  readonly json?: true
}

/** What was refused, who came in, and whose rights changed. Addresses are found by what they hash to. */
export const securityLog = command(
  "security-log",
  "show sign-ins, refusals and changes of rights, newest first",
)
  .option("--kind <kind>", "one kind of event only", parseKind)
  .option("--account <account>", "about this account (e-mail address or id)")
  .option("--email <address>", "where this address was given, with or without an account")
  .option("--ip <address>", "from the network of this address")
  .option("--limit <count>", "at most so many (1 to 1000)", parseLimit, 50)
  .action(async ({ json, account, ...search }: Options) => {
    const entries = await onProduct(
      Effect.gen(function* () {
        const about = account === undefined ? {} : { account: (yield* accountNamed(account)).id }
        return yield* SecurityLog.use((security) => security.find({ ...search, ...about }))
      }),
    )
    for (const entry of entries) {
      if (json) sayJson(entry)
      else {
        const { lastAt, kind, times, detail, by } = entry
        const about = [
          entry.account,
          entry.mailbox && `mailbox ${entry.mailbox}`,
          entry.network && `network ${entry.network}`,
        ]
        say(
          `${lastAt}  ${kind.padEnd(24)}  ${`${times}x`.padStart(5)}  ${about.filter((part) => part !== null).join("  ")}${by === null ? "" : `  by ${by}`}${detail === "" ? "" : `  ${detail}`}`,
        )
      }
    }
    if (entries.length === 0 && !json) say("No events.")
  })
