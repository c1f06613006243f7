import type { Account } from "@rounds/core/account/account.ts"
import { approveScript } from "@rounds/core/script/approval/check-script.ts"
import { openPoints } from "@rounds/core/script/approval/points.ts"
import { beatLabel } from "@rounds/core/script/beats.ts"
import { deleteScript, editScript } from "@rounds/core/script/editing/edit-script.ts"
import { ScriptVersions } from "@rounds/core/script/editing/ports.ts"
import { ownScript, type Sheet, sheetOf } from "@rounds/core/script/editing/sheet.ts"
import { sourceLines } from "@rounds/core/script/posting/source-lines.ts"
import * as Effect from "effect/Effect"
import { accountNamed } from "#account.ts"
import { command, refuse } from "#command.ts"
import { parseCount } from "#input.ts"
import { say, sayJson } from "#output.ts"
import { onProduct } from "#product.ts"

interface Json {
  readonly json?: true
}

const account = ["<account>", "e-mail address or id"] as const
const id = ["<id>", "the script's id"] as const

const withAccount = <A, E, R>(name: string, work: (account: Account) => Effect.Effect<A, E, R>) =>
  Effect.flatMap(accountNamed(name), work)

/** The script with its numbered sources, and what stands between it and the camera. */
const show = command("show", "print a script, its sources and its open points")
  .argument(...account)
  .argument(...id)
  .action(async (name: string, scriptId: string, { json }: Json) => {
    tell(
      await onProduct(withAccount(name, (own) => Effect.flatMap(ownScript(own.id, scriptId), sheetOf))),
      json,
    )
  })

const versions = command("versions", "list the versions of a script, newest first")
  .argument(...account)
  .argument(...id)
  .action(async (name: string, scriptId: string, { json }: Json) => {
    const page = await onProduct(
      withAccount(name, (own) =>
        Effect.flatMap(ownScript(own.id, scriptId), (script) =>
          ScriptVersions.use((port) => port.list({ script, before: null, limit: 50 })),
        ),
      ),
    )
    for (const { version, made, at, wasChecked } of page.versions) {
      if (json) sayJson({ version, made, at, wasChecked })
      else say(`${String(version).padStart(4)}  ${at}  ${made}${wasChecked ? "  (checked)" : ""}`)
    }
  })

const edit = command("edit", "change what a beat of a script says")
  .argument(...account)
  .argument(...id)
  .argument("<beat>", "number of the beat, from 1", parseCount)
  .argument("<text>", "what it says; nothing takes the beat away")
  .action(async (name: string, scriptId: string, beat: number, text: string, { json }: Json) => {
    const sheet = await onProduct(
      withAccount(name, (own) =>
        Effect.flatMap(ownScript(own.id, scriptId), ({ version }) =>
          editScript(own, { id: scriptId, version }, { _tag: "EditBeat", beat: beat - 1, text }),
        ),
      ),
    )
    tell(sheet, json)
  })

const approve = command("approve", "say that a script was checked before filming")
  .argument(...account)
  .argument(...id)
  .action(async (name: string, scriptId: string, { json }: Json) => {
    const sheet = await onProduct(
      withAccount(name, (own) =>
        Effect.flatMap(ownScript(own.id, scriptId), ({ version }) =>
          approveScript(own, { id: scriptId, version }),
        ),
      ),
    )
    tell(sheet, json)
  })

const remove = command("delete", "delete a script with its versions; its generation is not given back")
  .argument(...account)
  .argument(...id)
  .option("--yes", "without this nothing is deleted")
  .action(async (name: string, scriptId: string, { json, yes }: Json & { readonly yes?: true }) => {
    if (yes !== true) refuse("A deleted script is gone for good: say --yes.")
    await onProduct(withAccount(name, (own) => deleteScript(own, scriptId)))
    if (json) sayJson({ deleted: scriptId })
    else say(`Deleted ${scriptId}.`)
  })

/** One script of an account: what the sheet on the screen does. */
export const script = command("script", "look at, edit, check and delete one script of an account")
  .addCommand(show)
  .addCommand(versions)
  .addCommand(edit)
  .addCommand(approve)
  .addCommand(remove)

const tell = ({ script: shown, approval, points, inspected }: Sheet, json: true | undefined): void => {
  if (json) return sayJson({ ...shown, approval, points })
  say(`${shown.topicTitle} (version ${shown.version}, ${approval.state.replaceAll("_", " ")})`)
  shown.beats.forEach(({ name, text, locked }, at) => {
    say(`${String(at + 1).padStart(2)}  ${beatLabel(name)}${locked ? " (locked)" : ""}: ${text}`)
  })
  say(`${inspected.words} words, ${inspected.seconds} s of at most ${inspected.limitSeconds} s`)
  for (const line of sourceLines(shown.sources)) say(line)
  for (const { letter, text, reason } of openPoints(points)) say(`${letter}  “${text}” ${reason}`)
}
