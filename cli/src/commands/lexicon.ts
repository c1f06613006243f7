import {
  listSubjects,
  type ListedSubject,
  saveSubject,
  SubjectStanding,
  SubjectUnknown,
  type SubjectWords,
} from "@rounds/core/admin/lexicon.ts"
import { languages, usualLanguage } from "@rounds/core/language/names.ts"
import { inEachLanguage } from "@rounds/core/language/pack.ts"
import { listedKinds } from "@rounds/core/vocabulary/vocabulary.ts"
import { Command, Option } from "commander"
import * as Effect from "effect/Effect"
import { command } from "#command.ts"
import { parseCount } from "#input.ts"
import { onMembership } from "#membership.ts"
import { say, sayJson } from "#output.ts"

interface Answer {
  readonly why: string
  readonly json?: true
}

const MOST = 200
const EVERYTHING = 10_000
const REASON = ["--why <reason>", "kept in the log of actions"] as const

const told = (subject: ListedSubject, json: true | undefined) => {
  if (json) return sayJson(subject)
  const { key, name, kind, forms, standing } = subject
  const called = key === name ? name : `${name} (${key})`
  say(`${called.padEnd(32)} ${kind.padEnd(11)} ${standing.padEnd(10)} ${forms[usualLanguage].join(", ")}`)
}

interface Search {
  readonly q?: string
  readonly kind?: SubjectWords["kind"]
  readonly state?: SubjectStanding
  readonly limit?: number
  readonly json?: true
}

const list = command("list", "the subjects that topics are named by, by name")
  .option("--q <text>", "part of a name, of a form or of an evidence file")
  .addOption(new Option("--kind <kind>").choices(listedKinds))
  .addOption(new Option("--state <state>").choices(SubjectStanding.literals))
  .option("--limit <subjects>", "how many, 50 unless said", parseCount)
  .action(async ({ q, kind, state, limit = 50, json }: Search) => {
    const { all, subjects } = await onMembership(
      listSubjects({ q, kind, standing: state, offset: 0, limit: Math.min(limit, MOST) }),
    )
    for (const subject of subjects) told(subject, json)
    if (!json) say(`${subjects.length} of ${all}`)
  })

const named = (key: string) =>
  Effect.flatMap(listSubjects({ q: key, offset: 0, limit: EVERYTHING }), ({ subjects }) => {
    const found = subjects.find((one) => one.key === key) ?? subjects.find((one) => one.name === key)
    return found === undefined ? Effect.fail(new SubjectUnknown({ key })) : Effect.succeed(found)
  })

interface Words extends Answer {
  readonly name?: string
  readonly kind?: SubjectWords["kind"]
  /** "english: whey, whey protein", once for each language. */
  readonly forms?: ReadonlyArray<string>
  readonly evidence?: string
}

/** What is said of a subject, over what it was before. */
const wordsOf = (said: Omit<Words, keyof Answer>, before: SubjectWords): SubjectWords => ({
  name: said.name ?? before.name,
  kind: said.kind ?? before.kind,
  forms: inEachLanguage((language) => {
    const line = said.forms?.find((one) => one.startsWith(`${language}:`))
    return line === undefined ? before.forms[language] : line.slice(language.length + 1).split(",")
  }),
  evidence: said.evidence ?? before.evidence,
})

const collect = (one: string, before: ReadonlyArray<string> = []) => [...before, one]

const withWords = (of: Command) =>
  of
    .option(
      "--forms <language: forms>",
      `as people write it, parted by commas; one each for ${languages.join(", ")}`,
      collect,
    )
    .option("--evidence <file>", "a subject of the evidence library; empty for none")
    .requiredOption(...REASON)

const add = withWords(
  command("add", "add a subject; the next look for topics goes by it")
    .argument("<name>", "as a card says it")
    .addOption(new Option("--kind <kind>").choices(listedKinds).makeOptionMandatory()),
).action(async (name: string, { why, json, ...said }: Words & { readonly kind: SubjectWords["kind"] }) => {
  const empty = { name, kind: said.kind, forms: inEachLanguage(() => []), evidence: null }
  const added = saveSubject(null, { ...wordsOf(said, empty), retired: false }, { by: "cli", why })
  told(await onMembership(added), json)
})

const change = (key: string, said: Words, retired: boolean | null) =>
  onMembership(
    Effect.gen(function* () {
      const before = yield* named(key)
      const words = wordsOf(said, before)
      const stays = retired ?? before.standing === "retired"
      return yield* saveSubject(before.key, { ...words, retired: stays }, { by: "cli", why: said.why })
    }),
  )

const set = withWords(
  command("set", "change a subject; the next look for topics goes by it")
    .argument("<subject>", "its name, or the one it was delivered under")
    .option("--name <name>", "another name")
    .addOption(new Option("--kind <kind>").choices(listedKinds)),
).action(async (key: string, said: Words) => told(await change(key, said, null), said.json))

const retire = command("retire", "take a subject out of the list")
  .argument("<subject>", "its name, or the one it was delivered under")
  .requiredOption(...REASON)
  .action(async (key: string, said: Answer) => told(await change(key, said, true), said.json))

const restore = command("restore", "take a retired subject back into the list")
  .argument("<subject>", "its name, or the one it was delivered under")
  .requiredOption(...REASON)
  .action(async (key: string, said: Answer) => told(await change(key, said, false), said.json))

/** Looks after the subjects that topics are named by. */
export const lexicon = new Command("lexicon")
  .description("look after the subjects that topics are named by")
  .addCommand(list)
  .addCommand(add)
  .addCommand(set)
  .addCommand(retire)
  .addCommand(restore)
