import { readFileSync } from "node:fs"
import { type Outcome, replay } from "@rounds/adapters/payments/operate.ts"
import * as Effect from "effect/Effect"
import { accountNamed } from "#account.ts"
import { command, refuse } from "#command.ts"
import { onMembership, shopSettings } from "#membership.ts"
import { say, sayJson } from "#output.ts"

interface Options {
  readonly user?: string
  readonly json?: true
}

const bytesOf = (file: string): Buffer => {
  try {
    return readFileSync(file === "-" ? 0 : file)
  } catch (cause) {
    return refuse(`Cannot read ${file}: ${cause instanceof Error ? cause.message : String(cause)}`)
  }
}

/** The message with another account in its custom data. */
const addressedTo = (userId: string, body: Buffer): Buffer => {
  try {
    const message: unknown = JSON.parse(body.toString("utf8"))
    if (typeof message !== "object" || message === null || !("meta" in message)) return body
    const meta = typeof message.meta === "object" && message.meta !== null ? message.meta : {}
    return Buffer.from(JSON.stringify({ ...message, meta: { ...meta, custom_data: { user_id: userId } } }))
  } catch {
    return body
  }
}

const failed = ({ status }: Outcome): boolean => status === "dead" || status === "unreadable"

/** Carries out messages of the payment provider from files; the same message again changes nothing. */
export const replayWebhook = command("replay-webhook", "carry out stored webhook messages")
  .argument("<file...>", "messages as JSON files; - is standard input")
  .option("--user <account>", "the account they are about, instead of the one they name")
  .action(async (files: ReadonlyArray<string>, { user, json }: Options) => {
    const bodies = files.map((file) => ({ file, body: bytesOf(file) }))
    const { shop } = shopSettings()
    const outcomes = await onMembership(
      Effect.gen(function* () {
        const account = user === undefined ? null : yield* accountNamed(user)
        return yield* Effect.forEach(bodies, ({ file, body }) =>
          replay(shop, account === null ? body : addressedTo(account.id, body)).pipe(
            Effect.map((outcome) => ({ file, ...outcome })),
          ),
        )
      }),
    )
    for (const outcome of outcomes) {
      if (json) sayJson(outcome)
      else
        say(
          `${outcome.file}: ${outcome.eventName} ${outcome.status}${outcome.error === null ? "" : ` (${outcome.error})`}`,
        )
    }
    const bad = outcomes.filter(failed).length
    if (bad > 0) refuse(`${bad} of ${outcomes.length} messages could not be carried out.`)
  })
