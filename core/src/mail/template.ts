import Mustache from "mustache"
import * as Result from "effect/Result"
import { escaped } from "#kernel/escaped.ts"
import { type Fault, fault } from "#kernel/fault.ts"
import { readMarkup } from "./markup.ts"

/** The words of a letter of one kind in one language; `{{name}}` stands for a value of the kind. */
export interface Template {
  readonly subject: string
  readonly html: string
  readonly text: string
}

/** Values by name, as the language writes them; null: there is none. */
export type WrittenValues = Readonly<Record<string, string | null>>

/** What is wrong with a part of a template, and how to mend it. */
export interface TemplateFault extends Fault {
  readonly part: keyof Template
}

export const templateParts = ["subject", "html", "text"] as const

/** Fills values in. In HTML every value is text, never markup. */
export const filledTemplate = ({ subject, html, text }: Template, values: WrittenValues): Template => ({
  subject: filled(subject, values, (value) => value),
  html: filled(html, values, escaped),
  text: filled(text, values, (value) => value),
})

/** One for each use: its cache would keep all that administrators ever tried out. */
const writer = () => new Mustache.Writer()

const filled = (source: string, values: WrittenValues, escape: (value: string) => string): string =>
  writer()
    .render(source, values, undefined, { escape: (value) => escape(String(value)) })
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim()

type Token = readonly [type: string, value: string, start: number, end: number, inner?: unknown]

/** Every part that is not plain text, those inside of sections included. */
const tokensOf = (source: string): ReadonlyArray<Token> => {
  const all = (tokens: ReadonlyArray<Token>): ReadonlyArray<Token> =>
    // The library nests the tokens of a section at this place.
    tokens.flatMap((token) => [token, ...(Array.isArray(token[4]) ? all(token[4] as Array<Token>) : [])])
  return all(writer().parse(source) as unknown as ReadonlyArray<Token>)
}

const parsed = (source: string): Result.Result<ReadonlyArray<Token>, Fault> => {
  try {
    return Result.succeed(tokensOf(source))
  } catch {
    // Of all that the syntax has, only a section can be left open or closed twice.
    return Result.fail(fault("section_open"))
  }
}

/** `{{name}}` and `{{#name}} … {{/name}}`, which is left out where there is no such value; nothing that escapes or loads. */
const faultsIn = (source: string, names: ReadonlyArray<string>): ReadonlyArray<Fault> => {
  const tokens = parsed(source)
  if (Result.isFailure(tokens)) return [tokens.failure]
  return tokens.success.flatMap(([type, value]) => {
    if (type === "text" || type === "!") return []
    if (type === "&") return [fault("value_raw", `{{{${value}}}}`, `{{${value}}}`)]
    if (!["name", "#", "^"].includes(type)) return [fault("mark_unused", `{{${type}${value}}}`)]
    if (names.includes(value)) return []
    return [fault("value_unknown", ...[value, ...names].map((name) => `{{${name}}}`))]
  })
}

const namedIn = (source: string): ReadonlyArray<string> => {
  const tokens = parsed(source)
  return Result.isFailure(tokens) ? [] : tokens.success.map(([, value]) => value)
}

/**
 * What is wrong with a template whose kind has the values `names`; `needed` are those that both the HTML and the text
 * have to name, such as the link that the letter is sent for.
 */
export const templateFaults = (
  template: Template,
  names: ReadonlyArray<string>,
  needed: ReadonlyArray<string>,
): ReadonlyArray<TemplateFault> => [
  ...templateParts.flatMap((part) => {
    const faults = template[part].trim() === "" ? [fault("words_missing")] : faultsIn(template[part], names)
    return faults.map((one) => ({ part, ...one }))
  }),
  ...(/[\r\n]/.test(template.subject) ? [{ part: "subject" as const, ...fault("not_one_line") }] : []),
  ...readMarkup(template.html).problems.map((one) => ({ part: "html" as const, ...one })),
  ...(["html", "text"] as const).flatMap((part) =>
    needed
      .filter((name) => !namedIn(template[part]).includes(name))
      .map((name) => ({ part, ...fault("value_missing", `{{${name}}}`) })),
  ),
]
