import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import { type Cause, recordAction } from "#admin/action.ts"
import { atomically } from "#kernel/atomically.ts"
import { Ids } from "#kernel/ids.ts"
import { type Fault, fault } from "#kernel/fault.ts"
import { languages } from "#language/names.ts"
import { Telling } from "#notification/ports.ts"
import { ruleOf } from "#notification/kinds.ts"
import type { Language } from "#script/settings.ts"
import { currentTemplate, faultsOf, mayBeInactive, nameOf } from "./edit-template.ts"
import { isLetterKey, type MailKind, mailKinds, mailRuleOf, valueNamesOf } from "./kinds.ts"
import { type EditedTemplate, Mailer, Templates } from "./ports.ts"
import { sampleValues } from "./sample.ts"
import { filledTemplate, type Template, type TemplateFault } from "./template.ts"

/** Whose words: a kind of mail in a language. */
export interface TemplateKey {
  readonly kind: MailKind
  readonly language: Language
}

/** The words of a kind of mail as they count, and what may be done with them. */
export interface TemplateInUse extends TemplateKey, Template {
  readonly name: string
  readonly isActive: boolean
  readonly mayBeInactive: boolean
  readonly variables: ReadonlyArray<string>
  /** `null`: as delivered. */
  readonly editedAt: DateTime.Utc | null
}

export const kindNamed = (name: string): MailKind | null => mailKinds.find((kind) => kind === name) ?? null

const inUse = ({ kind, language }: TemplateKey, edited: EditedTemplate | null): TemplateInUse => {
  const { subject, html, text } = currentTemplate(kind, language, edited)
  return {
    kind,
    language,
    subject,
    html,
    text,
    name: edited?.name ?? nameOf(kind, language),
    isActive: edited?.isActive ?? true,
    mayBeInactive: mayBeInactive(kind),
    variables: valueNamesOf(kind),
    editedAt: edited?.editedAt ?? null,
  }
}

/** Every kind of mail in every language. */
export const listTemplates = Effect.fn("listTemplates")(function* () {
  const edited = yield* Templates.use(({ all }) => all)
  return mailKinds.flatMap((kind) =>
    languages.map((language) =>
      inUse({ kind, language }, edited.find((one) => one.kind === kind && one.language === language) ?? null),
    ),
  )
})

export const readTemplate = Effect.fn("readTemplate")(function* (key: TemplateKey) {
  return inUse(key, yield* Templates.use(({ find }) => find(key.kind, key.language)))
})

/** What an administrator writes. */
export interface NewWords extends Template {
  readonly name: string
  readonly isActive: boolean
}

type SaveFault = TemplateFault | (Fault & { readonly part: "name" | "isActive" })

const faultsOfWords = ({ kind }: TemplateKey, words: NewWords): ReadonlyArray<SaveFault> => [
  ...faultsOf(kind, words),
  ...(words.name.trim() === "" ? [{ part: "name" as const, ...fault("words_missing") }] : []),
  ...(words.isActive || mayBeInactive(kind)
    ? []
    : [{ part: "isActive" as const, ...fault("mail_stays_on") }]),
]

const subjectOf = ({ kind, language }: TemplateKey): string => `mail ${kind} in ${language}`
const factsOf = ({ subject, isActive }: TemplateInUse) => ({ subject, isActive })

/** Saves new words and who wrote them, or says what is wrong with them. */
export const saveTemplate = Effect.fn("saveTemplate")(function* (
  key: TemplateKey,
  words: NewWords,
  cause: Cause,
) {
  const faults = faultsOfWords(key, words)
  if (faults.length > 0) return { faults, saved: null }
  const edited = { ...key, ...words, editedAt: yield* DateTime.now }
  const saved = inUse(key, edited)
  yield* atomically(
    Effect.gen(function* () {
      const before = factsOf(yield* readTemplate(key))
      yield* Templates.use(({ keep }) => keep(edited))
      const action = {
        action: "template_saved",
        subject: subjectOf(key),
        before,
        after: factsOf(saved),
      } as const
      yield* recordAction({ ...action, ...cause })
    }),
  )
  return { faults, saved }
})

/** Forgets edited words, so that the delivered ones are sent again. Gives whether there were some. */
export const resetTemplate = Effect.fn("resetTemplate")(function* (key: TemplateKey, cause: Cause) {
  return yield* atomically(
    Effect.gen(function* () {
      const before = factsOf(yield* readTemplate(key))
      const was = yield* Templates.use(({ forget }) => forget(key.kind, key.language))
      const after = factsOf(inUse(key, null))
      if (was)
        yield* recordAction({ action: "template_reset", subject: subjectOf(key), before, after, ...cause })
      return was
    }),
  )
})

/** A mail with sample values; `words`: ones that are not saved yet. */
export const previewOf = Effect.fn("previewOf")(function* (
  key: TemplateKey,
  publicUrl: string,
  words: Template | null = null,
) {
  const values = sampleValues(key.kind, key.language, publicUrl)
  return { values, filled: filledTemplate(words ?? (yield* readTemplate(key)), values) }
})

/** Sends somebody a mail with sample values, also one that is switched off. */
export const sendSample = Effect.fn("sendSample")(function* (
  key: TemplateKey,
  to: string,
  publicUrl: string,
) {
  const { filled } = yield* previewOf(key, publicUrl)
  const { subject, ...custom } = filled
  yield* Mailer.use(({ send }) =>
    send({
      kind: key.kind,
      to,
      userId: null,
      language: key.language,
      subject,
      says: [],
      link: null,
      adds: [],
      custom,
    }),
  )
})

/** Tells somebody in the app what a mail says, with sample values. */
export const tellSample = Effect.fn("tellSample")(function* (
  key: TemplateKey,
  userId: string,
  publicUrl: string,
) {
  const { filled } = yield* previewOf(key, publicUrl)
  const id = yield* Ids.use(({ next }) => next)
  const { kind } = key
  const row = {
    id,
    title: filled.subject,
    message: filled.text.split("\n\n")[0] ?? "",
    type: isLetterKey(kind) ? ("info" as const) : ruleOf(kind).type,
    actionUrl: mailRuleOf(kind).link ? "/app" : null,
    actionText: mailRuleOf(kind).link ? nameOf(kind, key.language) : null,
  }
  const at = yield* DateTime.now
  yield* Telling.use((telling) =>
    telling.keep([{ userId, kind, about: `sample:${id}`, at, inApp: row, mailId: null }]),
  )
})
