import { InvalidRequest, NotFound } from "@rounds/core/contract/door.ts"
import {
  type MailTemplate,
  previewTemplate,
  readTemplates,
  resetTemplate,
  saveTemplate,
  sendTestAlert,
  sendTestMail,
} from "@rounds/core/contract/templates.ts"
import { languages, usualLanguage } from "@rounds/core/language/names.ts"
import { Mailer } from "@rounds/core/mail/ports.ts"
import {
  kindNamed,
  listTemplates,
  previewOf,
  resetTemplate as reset,
  saveTemplate as save,
  sendSample,
  type TemplateInUse,
  type TemplateKey,
  tellSample,
} from "@rounds/core/mail/templates.ts"
import type { Language } from "@rounds/core/script/settings.ts"
import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import { toldWords } from "#language/told.ts"
import { type Host, mount } from "./mount.ts"
import type { Ports } from "./ports.ts"

const shown = ({ kind, language, name, html, text, editedAt, ...rest }: TemplateInUse): MailTemplate => ({
  ...rest,
  id: `${kind}.${language}`,
  templateKey: kind,
  language,
  templateName: name,
  htmlContent: html,
  textContent: text,
  editedAt: editedAt === null ? null : DateTime.formatIso(editedAt),
})

const keyed = (name: string, language: Language = usualLanguage): Effect.Effect<TemplateKey, NotFound> => {
  const kind = kindNamed(name)
  return kind === null ? Effect.fail(new NotFound()) : Effect.succeed({ kind, language })
}

const keyOf = (id: string): Effect.Effect<TemplateKey, NotFound> => {
  const [name = "", last] = id.split(".")
  const language = languages.find((one) => one === last)
  return language === undefined ? Effect.fail(new NotFound()) : keyed(name, language)
}

/** What the fields are called outside. */
const fields = {
  name: "templateName",
  subject: "subject",
  html: "htmlContent",
  text: "textContent",
  isActive: "isActive",
} as const

/** The words of mail, for administrators. */
export const mountTemplates = (host: Host<Ports>, publicUrl: string): void => {
  mount(host, readTemplates, () => Effect.map(listTemplates(), (all) => all.map(shown)))

  mount(host, previewTemplate, ({ params, query }) =>
    Effect.gen(function* () {
      const key = yield* keyed(params.templateKey, query.language)
      const { values, filled } = yield* previewOf(key, publicUrl)
      return {
        preview: {
          subject: filled.subject,
          htmlContent: yield* mailOf(key, filled),
          textContent: filled.text,
        },
        sampleVariables: values,
      }
    }),
  )

  mount(host, saveTemplate, ({ params, body, account }) =>
    Effect.gen(function* () {
      const key = yield* keyOf(params.id)
      const { templateName: name, subject, htmlContent: html, textContent: text, isActive } = body
      const { faults, saved } = yield* save(
        key,
        { name, subject, html, text, isActive },
        { by: account.id, why: "" },
      )
      if (saved !== null) return shown(saved)
      return yield* new InvalidRequest({
        errors: faults.map(({ part, code, values }) => ({ field: fields[part], code, values })),
      })
    }),
  )

  mount(host, resetTemplate, ({ params, account, language }) =>
    Effect.gen(function* () {
      const was = yield* reset(yield* keyOf(params.id), { by: account.id, why: "" })
      const { wordsReset, wordsWereDelivered } = toldWords[language].answers
      return { message: was ? wordsReset : wordsWereDelivered }
    }),
  )

  mount(host, sendTestMail, ({ body, account, language }) =>
    Effect.gen(function* () {
      const key = yield* keyed(body.templateKey, body.language)
      yield* sendSample(key, account.email, publicUrl)
      const { carrier } = yield* Mailer
      return { message: toldWords[language].answers.sampleOnItsWay(account.email, carrier) }
    }),
  )

  mount(host, sendTestAlert, ({ body, account, language }) =>
    Effect.gen(function* () {
      const key = yield* keyed(body.templateKey, body.language)
      yield* tellSample(key, account.id, publicUrl)
      return { message: toldWords[language].answers.alertStands }
    }),
  )
}

/** A whole mail as a mail program gets it. */
export const mailOf = (
  { kind, language }: TemplateKey,
  { subject, html, text }: { readonly subject: string; readonly html: string; readonly text: string },
) =>
  Mailer.use(({ htmlOf }) =>
    Effect.succeed(
      htmlOf({ kind, language, subject, says: [], link: null, adds: [], custom: { html, text } }),
    ),
  )
