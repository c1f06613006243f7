import { MailState, Operations, ReturnedMail, type ReturnedOutcome } from "@rounds/core/admin/operations.ts"
import { sendAgain } from "@rounds/core/admin/send-again.ts"
import { Command, InvalidArgumentError, Option } from "commander"
import * as Effect from "effect/Effect"
import { command, refuse } from "#command.ts"
import { parseCount, readMessage } from "#input.ts"
import { onMembership } from "#membership.ts"
import { say, sayJson } from "#output.ts"

const parseLimit = (value: string): number => {
  const limit = parseCount(value)
  if (limit < 1 || limit > 200) throw new InvalidArgumentError("Expected 1 to 200.")
  return limit
}

interface ListOptions {
  readonly status?: MailState
  readonly limit: number
  readonly json?: true
}

const list = command("list", "letters and what became of each, newest first")
  .addOption(new Option("--status <status>", "only these").choices(MailState.literals))
  .option("--limit <count>", "at most so many (1 to 200)", parseLimit, 50)
  .action(async ({ status, limit, json }: ListOptions) => {
    const letters = await onMembership(
      Operations.use((operations) => operations.mail({ status: status ?? null, limit })),
    )
    for (const letter of letters) {
      if (json) sayJson(letter)
      else
        say(
          `${letter.id}  ${letter.queuedAt}  ${letter.status.padEnd(8)}  ${letter.kind}  ${letter.tries} tries${letter.lastError === null ? "" : `  ${letter.lastError}`}`,
        )
    }
    if (letters.length === 0 && !json) say("No such letter.")
  })

const retry = command("retry", "send a letter again that could not leave")
  .argument("<id>", "which, as `mail list` shows it")
  .option("--why <reason>", "kept with what was done", "")
  .action(async (id: string, { why, json }: { readonly why: string; readonly json?: true }) => {
    const letter = await onMembership(sendAgain(id, { by: "cli", why: why.trim().slice(0, 500) }))
    if (letter === null) return refuse(`There is no letter ${id}.`)
    if (!letter.sentAgain)
      return refuse(
        `${letter.kind} is ${letter.status}: only letters that could not leave are sent again, for 14 days, and none whose link is a key.`,
      )
    if (json) sayJson(letter)
    else say(`${letter.kind}: on its way again. A worker carries it.`)
  })

const outcomes: { readonly [O in ReturnedOutcome["outcome"]]: string } = {
  no_report: "no report of a delivery; nothing was done",
  not_ours: "about no letter that left from here; nothing was done",
  noted: "late, or given up for now; noted with the letter",
  refused: "the letter was refused for ever",
  address_stopped: "nobody has the address; mail to it stops until a letter arrives that its owner asked for",
}

const bounces = command("bounces", "take messages that came back (delivery status, RFC 3464)")
  .argument("<files...>", "one message each, as the mail server wrote it; - is standard input")
  .action(async (files: ReadonlyArray<string>, { json }: { readonly json?: true }) => {
    const messages = files.map((file) => ({ file, bytes: readMessage(file) }))
    const taken = await onMembership(
      Effect.forEach(messages, ({ file, bytes }) =>
        ReturnedMail.use((returned) => Effect.map(returned.take(bytes), (what) => ({ file, ...what }))),
      ),
    )
    for (const one of taken) {
      if (json) sayJson(one)
      else
        say(
          [one.file, one.letter, outcomes[one.outcome], one.reason]
            .filter((part) => part !== null)
            .join("  "),
        )
    }
  })

/** Looks after letters. */
export const mail = new Command("mail")
  .description("look after letters: list, retry, bounces")
  .addCommand(list)
  .addCommand(retry)
  .addCommand(bounces)
