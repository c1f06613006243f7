import { escapedBetweenTags } from "#kernel/escaped.ts"
import { letterWords } from "#language/letters.ts"
import { noticeWords } from "#language/notices.ts"
import type { Language } from "#script/settings.ts"
import { namesIn } from "#notification/words.ts"
import { mayBeMissing } from "#notification/value-types.ts"
import { isLetterKey, type MailKind, mailRuleOf } from "./kinds.ts"
import type { Template } from "./template.ts"

interface Words {
  readonly subject: string
  readonly says: ReadonlyArray<string>
  readonly action: string | null
  readonly adds: ReadonlyArray<string>
}

const wordsOf = (kind: MailKind, language: Language): Words => {
  if (isLetterKey(kind)) return letterWords[language].texts[kind]
  const { title, says, action } = noticeWords[language].texts[kind]
  return { subject: title, says, action, adds: [] }
}

/** The words a kind of mail is delivered with, as a template that can be edited. */
export const deliveredTemplate = (kind: MailKind, language: Language): Template => {
  const { subject, says, action, adds } = wordsOf(kind, language)
  const { values } = mailRuleOf(kind)
  // A sentence whose value may be missing is left out with it.
  const optional = (paragraph: string, written: string): string =>
    namesIn(paragraph)
      .filter((name) => mayBeMissing.has(values[name]))
      .reduce((inner, name) => `{{#${name}}}${inner}{{/${name}}}`, written)
  const html = [
    ...says.map((one) => optional(one, `<p>${escapedBetweenTags(one).replaceAll("\n", "<br>")}</p>`)),
    ...(action === null ? [] : [`<p><a href="{{link}}">${escapedBetweenTags(action)}</a></p>`]),
    ...adds.map((one) => `<p>${escapedBetweenTags(one)}</p>`),
  ]
  const text = [
    ...says.map((one) => optional(one, one)),
    ...(action === null ? [] : [`${action}:\n{{link}}`]),
    ...adds,
  ]
  return { subject, html: html.join("\n"), text: text.join("\n\n") }
}
