import { usualLanguage } from "#language/names.ts"
import type { Language } from "#script/settings.ts"
import { deliveredTemplate } from "./delivered.ts"
import { type MailKind, mailRuleOf, valueNamesOf } from "./kinds.ts"
import type { Letter } from "./letter.ts"
import type { EditedTemplate } from "./ports.ts"
import { filledTemplate, type Template, type TemplateFault, templateFaults } from "./template.ts"

/** What is wrong with new words for a kind of mail. */
export const faultsOf = (kind: MailKind, template: Template): ReadonlyArray<TemplateFault> =>
  templateFaults(template, valueNamesOf(kind), mailRuleOf(kind).link ? ["link"] : [])

/** Whether mail of a kind may be switched off altogether: not where law or safety asks for it. */
export const mayBeInactive = (kind: MailKind): boolean => !mailRuleOf(kind).owed

/** The name of a kind of mail where nobody has named it: its key is an English one; elsewhere its subject says it. */
export const nameOf = (kind: MailKind, language: Language): string =>
  language === usualLanguage
    ? `${kind.slice(0, 1).toUpperCase()}${kind.slice(1).replaceAll("_", " ")}`
    : deliveredTemplate(kind, language).subject.replaceAll(/\{\{\w+\}\}/g, "…")

/** The words that count: edited ones, or those the product is delivered with. */
export const currentTemplate = (
  kind: MailKind,
  language: Language,
  edited: EditedTemplate | null,
): Template => edited ?? deliveredTemplate(kind, language)

/** A letter with the words of an edited template; `null`: mail of its kind is switched off. */
export const asEdited = (letter: Letter, edited: EditedTemplate | null): Letter | null => {
  // A letter without values is made of these words already.
  if (edited === null || letter.values === undefined) return letter
  if (!edited.isActive && mayBeInactive(letter.kind)) return null
  // Words that fit no more, since their kind has other values now, are not sent: the delivered ones stand.
  if (faultsOf(letter.kind, edited).length > 0) return letter
  const { subject, html, text } = filledTemplate(edited, letter.values)
  return { ...letter, subject, custom: { html, text } }
}
