import {
  addSource,
  changeSource,
  healthOf,
  NewSource,
  type Source,
  SourceChange,
  Sources,
  SourceUnknown,
} from "@rounds/core/admin/sources.ts"
import { Command, InvalidArgumentError } from "commander"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { command, refuse } from "#command.ts"
import { parseCount } from "#input.ts"
import { onMembership } from "#membership.ts"
import { say, sayJson } from "#output.ts"

interface Answer {
  readonly why: string
  readonly json?: true
}

const REASON = ["--why <reason>", "kept in the log of actions"] as const

const lineOf = (source: Source): string => {
  const { name, isActive, postLimit, last } = source
  const read = last === null ? "never read" : `${last.postsCollected} posts ${last.at.slice(0, 16)}`
  return `${name.padEnd(24)} ${isActive ? "on " : "off"}  ${String(postLimit).padStart(3)} a day  ${healthOf(source).padEnd(8)} ${read}`
}

const told = (source: Source, json: true | undefined) =>
  json ? sayJson({ ...source, health: healthOf(source) }) : say(lineOf(source))

const list = command("list", "the sources that topics are collected from, by name").action(
  async ({ json }: { readonly json?: true }) => {
    const all = await onMembership(Sources.use((sources) => sources.all))
    for (const source of all) told(source, json)
    if (all.length === 0 && !json) say("No source.")
  },
)

const parseSwitch = (value: string): boolean => {
  if (value === "on" || value === "off") return value === "on"
  throw new InvalidArgumentError("Expected on or off.")
}

/** What a source may be, as the calls of the product take it; a fault is told in its words. */
const decoded = <A>(schema: Schema.Codec<A, unknown>, value: unknown): A => {
  try {
    return Schema.decodeUnknownSync(schema)(value)
  } catch (cause) {
    return refuse(cause instanceof Error ? (cause.message.split("\n")[0] ?? "") : String(cause))
  }
}

const add = command("add", "add a source; the next collection reads it")
  .argument("<name>", "as in the forum's address")
  .option("--limit <posts>", "posts a day, 10 to 100", parseCount)
  .option(...REASON, "")
  .action(async (name: string, { limit, why, json }: Answer & { readonly limit?: number }) => {
    const wanted = decoded(NewSource, { name, ...(limit === undefined ? {} : { postLimit: limit }) })
    told(await onMembership(addSource(wanted, { by: "cli", why })), json)
  })

interface Settings extends Answer {
  readonly name?: string
  readonly limit?: number
  readonly active?: boolean
}

const set = command("set", "change a source; the next collection goes by it")
  .argument("<source>", "its name")
  .option("--name <name>", "another name")
  .option("--limit <posts>", "posts a day, 10 to 100", parseCount)
  .option("--active <on|off>", "whether it is read", parseSwitch)
  .option(...REASON, "")
  .action(async (source: string, { name, limit, active, why, json }: Settings) => {
    const change = decoded(SourceChange, {
      ...(name === undefined ? {} : { name }),
      ...(limit === undefined ? {} : { postLimit: limit }),
      ...(active === undefined ? {} : { isActive: active }),
    })
    const changed = await onMembership(
      Effect.gen(function* () {
        const all = yield* Sources.use((sources) => sources.all)
        const found = all.find((one) => one.name.toLowerCase() === source.toLowerCase())
        if (found === undefined) return yield* new SourceUnknown({ id: source })
        return yield* changeSource(found.id, change, { by: "cli", why })
      }),
    )
    told(changed, json)
  })

const health = command("health", "sources that are not read well: failing, slow, or never read").action(
  async ({ json }: { readonly json?: true }) => {
    const all = await onMembership(Sources.use((sources) => sources.all))
    const unwell = all.filter((source) => source.isActive && healthOf(source) !== "fine")
    for (const source of unwell) {
      told(source, json)
      if (!json && source.last !== null && source.last.errorMessage !== null)
        say(`  ${source.last.errorMessage}`)
    }
    if (unwell.length === 0 && !json) say("Every source that is on answered its last reading.")
  },
)

/** Looks after what topics are collected from. */
export const sources = new Command("sources")
  .description("look after the sources that topics are collected from")
  .addCommand(list)
  .addCommand(add)
  .addCommand(set)
  .addCommand(health)
