import { usualFieldWords as fields } from "@rounds/adapters/language/field-words.ts"
import { languages, usualLanguage } from "@rounds/core/language/names.ts"
import { mailKinds } from "@rounds/core/mail/kinds.ts"
import {
  kindNamed,
  listTemplates,
  previewOf,
  readTemplate,
  resetTemplate,
  saveTemplate,
  sendSample,
  type TemplateInUse,
  type TemplateKey,
} from "@rounds/core/mail/templates.ts"
import { htmlOf } from "@rounds/adapters/mail/render.ts"
import type { Language } from "@rounds/core/script/settings.ts"
import { Command, Option } from "commander"
import * as DateTime from "effect/DateTime"
import { command, refuse } from "#command.ts"
import { configurationOf, publicUrlOf } from "#configuration.ts"
import { readText } from "#input.ts"
import { onMembership } from "#membership.ts"
import { put, say, sayJson } from "#output.ts"

interface Options {
  readonly language: Language
  readonly json?: true
}

const inLanguage = (one: Command): Command =>
  one.addOption(new Option("--language <language>", "whose words").choices(languages).default(usualLanguage))

const onKind = (name: string, says: string): Command =>
  inLanguage(command(name, says).argument("<key>", "kind of mail, as `templates list` names it"))

const keyOf = (name: string, language: Language): TemplateKey => {
  const kind = kindNamed(name)
  if (kind === null) return refuse(`${name}: no kind of mail. There are ${mailKinds.join(", ")}.`)
  return { kind, language }
}

const shown = ({ editedAt, ...rest }: TemplateInUse) => ({
  ...rest,
  editedAt: editedAt === null ? null : DateTime.formatIso(editedAt),
})

const cause = { by: "cli", why: "" }

const publicUrl = (): string => {
  const configuration = configurationOf()
  return publicUrlOf(configuration, configuration.PORT)
}

const list = command("list", "every kind of mail in every language").action(
  async ({ json }: { readonly json?: true }) => {
    for (const one of (await onMembership(listTemplates())).map(shown)) {
      if (json) sayJson(one)
      else {
        const state = `${one.editedAt === null ? "delivered" : "edited"}${one.isActive ? "" : ", off"}`
        say(`${one.kind.padEnd(26)} ${one.language.padEnd(8)} ${state.padEnd(14)} ${one.subject}`)
      }
    }
  },
)

const show = onKind("show", "the words of a kind of mail").action(
  async (name: string, { language, json }: Options) => {
    const found = shown(await onMembership(readTemplate(keyOf(name, language))))
    if (json) return sayJson(found)
    say(`Subject: ${found.subject}`)
    say(`Values:  ${found.variables.map((value) => `{{${value}}}`).join(" ")}`)
    say(`\n${found.html}\n\n--- as text\n\n${found.text}`)
  },
)

interface NewWords extends Options {
  readonly subject?: string
  readonly html?: string
  readonly text?: string
  readonly name?: string
  readonly off?: true
}

const set = onKind("set", "saves new words; what is not given stays as it is")
  .option("--subject <words>", "the subject")
  .option("--html <file>", "file with the HTML; - is standard input")
  .option("--text <file>", "file with the text; - is standard input")
  .option("--name <name>", "what administrators call it")
  .option("--off", "mail of this kind is not sent")
  .action(async (name: string, options: NewWords) => {
    const key = keyOf(name, options.language)
    const before = await onMembership(readTemplate(key))
    const words = {
      name: options.name ?? before.name,
      subject: options.subject ?? before.subject,
      html: options.html === undefined ? before.html : readText(options.html),
      text: options.text === undefined ? before.text : readText(options.text),
      isActive: options.off === undefined,
    }
    const { faults, saved } = await onMembership(saveTemplate(key, words, cause))
    if (saved === null)
      return refuse(faults.map(({ part, code, values }) => `${part}: ${fields[code](...values)}`).join("\n"))
    if (options.json) sayJson(shown(saved))
    else say(`${name}: saved. Mail sent from now on has these words.`)
  })

const preview = onKind("preview", "the mail with sample values, as text; with --json also as HTML").action(
  async (name: string, { language, json }: Options) => {
    const key = keyOf(name, language)
    const { values, filled } = await onMembership(previewOf(key, publicUrl()))
    const { subject, html, text } = filled
    if (!json) return put(`Subject: ${subject}\n\n${text}\n`)
    const letter = { ...key, subject, says: [], link: null, adds: [], custom: { html, text } }
    sayJson({ subject, text, html: htmlOf(letter, null), values })
  },
)

const reset = onKind("reset", "forgets edited words: the delivered ones are sent again").action(
  async (name: string, { language, json }: Options) => {
    const key = keyOf(name, language)
    const changed = await onMembership(resetTemplate(key, cause))
    if (json) sayJson({ ...key, changed })
    else say(changed ? `${name}: as delivered again.` : `${name}: was as delivered.`)
  },
)

const test = onKind("test", "puts the mail with sample values on its way to an address")
  .requiredOption("--to <address>", "who gets it")
  .action(async (name: string, { language, json, to }: Options & { readonly to: string }) => {
    const key = keyOf(name, language)
    await onMembership(sendSample(key, to, publicUrl()))
    if (json) sayJson({ ...key, to })
    else say(`${name}: on its way to ${to}. A worker carries it.`)
  })

/** The words of mail. */
export const templates = new Command("templates")
  .description("the words of mail: list, show, set, preview, reset, test")
  .addCommand(list)
  .addCommand(show)
  .addCommand(set)
  .addCommand(preview)
  .addCommand(reset)
  .addCommand(test)
