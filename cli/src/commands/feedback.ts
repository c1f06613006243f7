import { type Feedback, FeedbackStatus } from "@rounds/core/feedback/feedback.ts"
import { answerMessage } from "@rounds/core/feedback/messages.ts"
import { FeedbackInbox } from "@rounds/core/feedback/ports.ts"
import { Command, Option } from "commander"
import { command, refuse } from "#command.ts"
import { readText } from "#input.ts"
import { onMembership } from "#membership.ts"
import { say, sayJson } from "#output.ts"

const SHOWN = 200

const told = ({ id, createdAt, status, email, subject }: Feedback): string =>
  `${createdAt.slice(0, 10)}  ${id}  ${status.padEnd(8)}  ${email}  ${subject}`

const list = command("list", `messages of the contact form, newest first, at most ${SHOWN}`)
  .addOption(new Option("--status <status>", "only these").choices(FeedbackStatus.literals))
  .action(async ({ status, json }: { readonly status?: Feedback["status"]; readonly json?: true }) => {
    const all = await onMembership(FeedbackInbox.use((inbox) => inbox.list(status ?? null, SHOWN)))
    for (const one of all) {
      if (json) sayJson(one)
      else say(told(one))
    }
    if (all.length === 0 && !json) say("There are none.")
  })

const answer = command("answer", "answers a message by mail")
  .argument("<id>", "as `feedback list` gives it")
  .requiredOption("--text <file>", "file with the answer; - is standard input")
  .action(async (id: string, { text, json }: { readonly text: string; readonly json?: true }) => {
    const words = readText(text).trim()
    if (words === "" || words.length > 5000) refuse("--text: an answer of 1 to 5,000 letters is expected.")
    const answered = await onMembership(answerMessage(id, words, { by: "cli", why: "" }))
    if (answered === null) return refuse(`${id}: no message.`)
    if (json) sayJson(answered)
    else say(`${answered.email}: on its way. A worker carries it.`)
  })

/** Messages of the contact form. */
export const feedback = new Command("feedback")
  .description("messages of the contact form: list, answer")
  .addCommand(list)
  .addCommand(answer)
