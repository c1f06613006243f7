import { readFileSync, statSync } from "node:fs"
import { basename } from "node:path"
import { readUpload } from "@rounds/adapters/forum/upload.wire.ts"
import { uploadFaultSays } from "@rounds/adapters/http/upload-words.ts"
import { LONGEST_UPLOAD } from "@rounds/core/admin/upload-limits.ts"
import { uploadPosts } from "@rounds/core/admin/uploads.ts"
import {
  addSource,
  changeSource,
  NewSource,
  type ShownSource,
  shownSource,
  SourceChange,
  Sources,
} from "@rounds/core/admin/sources.ts"
import { keyOf, writtenCommunity } from "@rounds/core/reading/community-name.ts"
import { CommunitySource } from "@rounds/core/reading/source-kind.ts"
import { Command, InvalidArgumentError, Option } from "commander"
import * as Effect from "effect/Effect"
import { command, refuse, Refused } from "#command.ts"
import { decoded, parseCount } from "#input.ts"
import { onMembership } from "#membership.ts"
import { say, sayJson } from "#output.ts"
import { takeUploadBack, uploads } from "./uploads.ts"

interface Answer {
  readonly why: string
  readonly json?: true
}

const REASON = ["--why <reason>", "kept in the log of actions"] as const

const lineOf = (source: ShownSource): string => {
  const { written, isActive, postLimit, health, last } = source
  const read = last === null ? "never read" : `${last.postsCollected} posts ${last.at.slice(0, 16)}`
  return `${written.padEnd(28)} ${isActive ? "on " : "off"}  ${String(postLimit).padStart(3)} a day  ${health.padEnd(8)} ${read}`
}

const everySource = Effect.flatMap(
  Sources.use((sources) => sources.all),
  Effect.forEach((source) => shownSource(source)),
)

const told = (source: ShownSource, json: true | undefined) => (json ? sayJson(source) : say(lineOf(source)))

const list = command("list", "the sources that topics are collected from, by name").action(
  async ({ json }: { readonly json?: true }) => {
    const all = await onMembership(everySource)
    for (const source of all) told(source, json)
    if (all.length === 0 && !json) say("No source.")
  },
)

const parseSwitch = (value: string): boolean => {
  if (value === "on" || value === "off") return value === "on"
  throw new InvalidArgumentError("Expected on or off.")
}

interface Addition extends Answer {
  readonly source: string
  readonly title?: string
  readonly limit?: number
}

const add = command("add", "add a source; the next collection reads it")
  .argument(
    "<name>",
    "as its source addresses it: nutrition, nutrition@lemmy.example, fitness/protein, https://news.example/feed",
  )
  .addOption(
    new Option("--source <kind>", "whose community it is")
      .choices(CommunitySource.literals)
      .default("reddit"),
  )
  .option("--title <title>", "what a feed is called; default: its host")
  .option("--limit <posts>", "posts a day, 10 to 100", parseCount)
  .option(...REASON, "")
  .action(async (name: string, { source, title, limit, why, json }: Addition) => {
    const wanted = decoded(NewSource, {
      source,
      name,
      ...(title === undefined ? {} : { title }),
      ...(limit === undefined ? {} : { postLimit: limit }),
    })
    told(await onMembership(Effect.flatMap(addSource(wanted, { by: "cli", why }), shownSource)), json)
  })

interface Settings extends Answer {
  readonly name?: string
  readonly title?: string
  readonly limit?: number
  readonly active?: boolean
}

const set = command("set", "change a source; the next collection goes by it")
  .argument("<source>", "its name, or as its source writes it")
  .option("--name <name>", "another name")
  .option("--title <title>", "what a feed is called")
  .option("--limit <posts>", "posts a day, 10 to 100", parseCount)
  .option("--active <on|off>", "whether it is read", parseSwitch)
  .option(...REASON, "")
  .action(async (source: string, { name, title, limit, active, why, json }: Settings) => {
    const change = decoded(SourceChange, {
      ...(name === undefined ? {} : { name }),
      ...(title === undefined ? {} : { title }),
      ...(limit === undefined ? {} : { postLimit: limit }),
      ...(active === undefined ? {} : { isActive: active }),
    })
    const changed = await onMembership(
      Effect.gen(function* () {
        const all = yield* Sources.use((sources) => sources.all)
        const meant = source.toLowerCase()
        const found = all.filter((one) =>
          [one.name, keyOf(one), writtenCommunity(keyOf(one))].some((name) => name.toLowerCase() === meant),
        )
        const [first, second] = found
        if (first === undefined) return refuse(`There is no source ${source}. See: sources list`)
        if (second !== undefined)
          return refuse(`${source} may be any of ${found.map(keyOf).join(", ")}. Name one of these.`)
        return yield* shownSource(yield* changeSource(first.id, change, { by: "cli", why }))
      }),
    )
    told(changed, json)
  })

const minute = (instant: string) => instant.slice(0, 16).replace("T", " ")

/** Why a source is not read well, since when, and when it is asked again; times in UTC. */
const healthLines = ({ last, standing, nextTryAt }: ShownSource): ReadonlyArray<string> => [
  ...(last?.errorMessage == null ? [] : [last.errorMessage]),
  ...(standing?.failingSince == null
    ? []
    : [
        `failing since ${minute(standing.failingSince)}, ${standing.failures} in a row, ` +
          (standing.lastOkAt === null ? "never answered" : `last answered ${minute(standing.lastOkAt)}`),
      ]),
  ...(nextTryAt === null ? [] : [`asked again ${minute(nextTryAt)}`]),
]

const health = command(
  "health",
  "sources that are not read well: failing, slow, never read, or of a kind that is not configured",
).action(async ({ json }: { readonly json?: true }) => {
  const all = await onMembership(everySource)
  const unwell = all.filter((source) => source.isActive && source.health !== "fine")
  for (const source of unwell) {
    told(source, json)
    if (!json) healthLines(source).forEach((line) => say(`  ${line}`))
  }
  if (unwell.length === 0 && !json) say("Every source that is on answered its last reading.")
})

const upload = command(
  "upload",
  "hand over posts for the next collection: a JSON list, or a CSV with a header line",
)
  .argument(
    "<file>",
    "rows of community, title, created_at, url; body, score and comments where there are any",
  )
  .option(...REASON, "")
  .action(async (file: string, { why, json }: Answer) => {
    const read = readUpload(textOf(file))
    if ("faults" in read) return refuse(read.faults.map(uploadFaultSays).join("\n"))
    const uploaded = await onMembership(
      uploadPosts({ file: basename(file), posts: read.posts }, { by: "cli", why }).pipe(
        Effect.catchTag("UploadRefused", ({ faults }) =>
          Effect.sync(() => refuse(faults.map(uploadFaultSays).join("\n"))),
        ),
      ),
    )
    if (json) return sayJson(uploaded)
    say(
      `${uploaded.posts} post${uploaded.posts === 1 ? "" : "s"}, ${uploaded.stored} of them new, in ${uploaded.communities.map(writtenCommunity).join(", ")}`,
    )
  })

const textOf = (file: string): string => {
  try {
    if (statSync(file).size > LONGEST_UPLOAD)
      return refuse(`${file} is longer than ${LONGEST_UPLOAD} bytes, which is the most that is taken.`)
    return readFileSync(file, "utf8")
  } catch (cause) {
    if (cause instanceof Refused) throw cause
    return refuse(`Cannot read ${file}: ${cause instanceof Error ? cause.message : String(cause)}`)
  }
}

/** Looks after what topics are collected from. */
export const sources = new Command("sources")
  .description("look after the sources that topics are collected from")
  .addCommand(list)
  .addCommand(add)
  .addCommand(set)
  .addCommand(health)
  .addCommand(upload)
  .addCommand(uploads)
  .addCommand(takeUploadBack)
