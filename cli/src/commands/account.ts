import { writeFile } from "node:fs/promises"
import { AdminActions } from "@rounds/core/admin/ports.ts"
import { exportNow } from "@rounds/core/account/export.ts"
import { erasePersonNow, setSuspended } from "@rounds/core/admin/manage.ts"
import { Command } from "commander"
import * as Effect from "effect/Effect"
import { accountNamed } from "#account.ts"
import { command, refuse } from "#command.ts"
import { onMembership } from "#membership.ts"
import { say, sayJson } from "#output.ts"

interface Options {
  readonly why: string
  readonly json?: true
}

const onAccount = (name: string, says: string) =>
  command(name, says)
    .argument("<account>", "e-mail address or id")
    .requiredOption("--why <reason>", "kept with the account, for whoever asks later")

const causeOf = ({ why }: Options) => {
  const reason = why.trim()
  if (reason === "") refuse("--why: say why, in a few words.")
  return { by: "cli", why: reason.slice(0, 500) }
}

const setActive = (name: string, says: string, suspended: boolean, unchanged: string) =>
  onAccount(name, says).action(async (account: string, options: Options) => {
    const cause = causeOf(options)
    const { id, email, changed } = await onMembership(
      Effect.gen(function* () {
        const found = yield* accountNamed(account)
        return { ...found, changed: yield* setSuspended(found, suspended, cause) }
      }),
    )
    if (options.json) sayJson({ userId: id, isActive: !suspended, changed })
    else
      say(changed ? `${email}: ${name === "suspend" ? "suspended" : "restored"}` : `${email}: ${unchanged}`)
  })

const takeOut = onAccount("export", "write everything that is held about an account into a ZIP archive")
  .requiredOption("--to <file>", "the archive; it must not exist yet")
  .action(async (account: string, options: Options & { readonly to: string }) => {
    const cause = causeOf(options)
    const { id, file } = await onMembership(
      Effect.gen(function* () {
        const found = yield* accountNamed(account)
        return { id: found.id, file: yield* exportNow(found.id, cause) }
      }),
    )
    await writeFile(options.to, file, { flag: "wx", mode: 0o600 }).catch((problem: unknown) =>
      refuse(`--to: ${problem instanceof Error ? problem.message : String(problem)}`),
    )
    if (options.json) sayJson({ userId: id, file: options.to, bytes: file.length })
    else say(`${options.to}: ${file.length} bytes. It holds personal data; hand it over and delete it.`)
  })

const remove = onAccount(
  "erase",
  "cancel what an account pays and erase everything about the person, for ever",
)
  .requiredOption("--yes", "there is no way back")
  .action(async (account: string, options: Options) => {
    const cause = causeOf(options)
    const { id, email, state } = await onMembership(
      Effect.gen(function* () {
        const found = yield* accountNamed(account)
        return { ...found, state: yield* erasePersonNow(found, cause) }
      }),
    )
    if (options.json) sayJson({ userId: id, erased: state === "erased" })
    else if (state === "erased") say(`${email}: erased`)
    else
      say(
        `${email}: closed. It is erased as soon as the payment provider has cancelled; a worker goes on trying.`,
      )
  })

const audit = command("audit", "what was done with accounts as a whole, newest first")
  .argument("[account]", "id; default: all accounts")
  .action(async (account: string | undefined, { json }: { readonly json?: true }) => {
    const entries = await onMembership(
      Effect.gen(function* () {
        const done = yield* AdminActions.use((actions) => actions.list({ account, limit: 200 }))
        // Of an erased account what was done stays; who never was is asked for by mistake.
        if (done.length === 0 && account !== undefined) yield* accountNamed(account)
        return done
      }),
    )
    for (const entry of entries) {
      if (json) sayJson(entry)
      else
        say(
          `${entry.at}  ${entry.account ?? entry.subject ?? ""}  ${entry.action}  by ${entry.by}${entry.why === "" ? "" : `: ${entry.why}`}`,
        )
    }
    if (entries.length === 0 && !json) say("Nothing was done.")
  })

/** Suspension, export and erasure of accounts, each with its reason. */
export const account = new Command("account")
  .description("suspend, restore, export or erase an account")
  .addCommand(
    setActive("suspend", "stop an account from changing or spending anything", true, "is suspended already"),
  )
  .addCommand(setActive("restore", "take a suspension back", false, "is not suspended"))
  .addCommand(takeOut)
  .addCommand(remove)
  .addCommand(audit)
