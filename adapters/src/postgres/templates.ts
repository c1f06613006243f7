import type { MailKind } from "@rounds/core/mail/kinds.ts"
import { mailKinds } from "@rounds/core/mail/kinds.ts"
import { type EditedTemplate, Templates } from "@rounds/core/mail/ports.ts"
import { Language } from "@rounds/core/script/settings.ts"
import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import type * as Layer from "effect/Layer"
import * as Schema from "effect/Schema"
import { query, type Sql, type Statements } from "./client.ts"
import { implement } from "./implement.ts"

interface Row {
  readonly kind: string
  readonly language: string
  readonly name: string
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly isActive: boolean
  readonly editedAt: Date
}

const columns = (sql: Statements) => sql`
  template_key AS kind, language, template_name AS name, subject, html_content AS html, text_content AS text,
  is_active AS "isActive", edited_at AS "editedAt"`

const isLanguage = Schema.is(Language)

/** A row of a kind or a language that there is no more is nobody's. */
const known = ({ kind, language, editedAt, ...row }: Row): ReadonlyArray<EditedTemplate> => {
  const mailKind = mailKinds.find((one) => one === kind)
  return mailKind === undefined || !isLanguage(language)
    ? []
    : [{ ...row, kind: mailKind, language, editedAt: DateTime.makeUnsafe(editedAt) }]
}

export const findTemplate = (kind: MailKind, language: Language) =>
  query(
    "find template",
    (sql) => sql<Row[]>`
      SELECT ${columns(sql)} FROM notification_templates
      WHERE template_key = ${kind} AND language = ${language}`,
  ).pipe(Effect.map((rows) => rows.flatMap(known)[0] ?? null))

/** Edited templates in Postgres. */
export const PostgresTemplates: Layer.Layer<Templates, never, Sql> = implement(Templates, {
  all: query(
    "list templates",
    (sql) => sql<Row[]>`SELECT ${columns(sql)} FROM notification_templates ORDER BY template_key, language`,
  ).pipe(Effect.map((rows) => rows.flatMap(known))),
  find: findTemplate,
  keep: ({ kind, language, name, subject, html, text, isActive, editedAt }) =>
    query("keep template", (sql) => {
      const words = {
        template_name: name,
        subject,
        html_content: html,
        text_content: text,
        is_active: isActive,
        edited_at: DateTime.toDate(editedAt),
      }
      return sql`
        INSERT INTO notification_templates ${sql({ template_key: kind, language, ...words })}
        ON CONFLICT (template_key, language) DO UPDATE SET ${sql(words)}`
    }).pipe(Effect.asVoid),
  forget: (kind, language) =>
    query(
      "forget template",
      (sql) => sql`
        DELETE FROM notification_templates WHERE template_key = ${kind} AND language = ${language}`,
    ).pipe(Effect.map(({ count }) => count > 0)),
})
