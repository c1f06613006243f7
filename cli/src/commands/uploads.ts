import { type HandIn, HandIns } from "@rounds/core/admin/hand-ins.ts"
import { takeBack } from "@rounds/core/admin/take-back.ts"
import { command } from "#command.ts"
import { onMembership } from "#membership.ts"
import { say, sayJson } from "#output.ts"

/** As many as are listed. */
const LISTED = 200

const minute = (instant: string) => instant.slice(0, 16).replace("T", " ")

const lineOf = ({ id, at, file, posts, stored, leaving, staying, takenBack }: HandIn): string => {
  const state =
    takenBack === null
      ? `held: ${leaving} of its own, ${staying} of other uploads too`
      : `taken back ${minute(takenBack.at)}, ${takenBack.removed} removed`
  return `${id}  ${minute(at)}  ${file}: ${posts} post${posts === 1 ? "" : "s"}, ${stored} of them new; ${state}`
}

const told = (one: HandIn, json: true | undefined) => (json ? sayJson(one) : say(lineOf(one)))

/** The files of posts that were handed over. */
export const uploads = command("uploads", "the files of posts that were handed over, newest first").action(
  async ({ json }: { readonly json?: true }) => {
    const all = await onMembership(HandIns.use((handIns) => handIns.page({ limit: LISTED })))
    for (const one of all) told(one, json)
    if (all.length === 0 && !json) say("Nothing has been uploaded.")
  },
)

/** Takes one of them back. */
export const takeUploadBack = command(
  "take-back",
  "take an upload back: its posts leave, but for those that another upload has too; published editions stay",
)
  .argument("<upload>", "its id, as uploads lists it")
  .option("--why <reason>", "kept in the log of actions", "")
  .action(async (id: string, { why, json }: { readonly why: string; readonly json?: true }) => {
    const taken = await onMembership(takeBack(id, { by: "cli", why }))
    told(taken, json)
  })
