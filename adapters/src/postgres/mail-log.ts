import type { Letter } from "@rounds/core/mail/letter.ts"
import * as Effect from "effect/Effect"
import { query } from "./client.ts"

export type MailStatus = "queued" | "sent" | "refused" | "failed"

/** A letter as it waits. */
export interface WaitingLetter extends Letter {
  readonly queuedAt: Date
  readonly tries: number
}

type Body = Pick<Letter, "says" | "link" | "adds" | "language">

interface Row {
  readonly kind: Letter["kind"]
  readonly userId: string | null
  readonly to: string
  readonly subject: string
  readonly body: Body
  readonly queuedAt: Date
  readonly tries: number
}

export const storeLetter = (id: string, letter: Letter, queuedAt: Date) =>
  query("store letter", (sql) => {
    const { says, link, adds, language } = letter
    return sql`
      INSERT INTO mail_log (id, kind, user_id, recipient, subject, body, queued_at)
      VALUES (${id}, ${letter.kind}, ${letter.userId}, ${letter.to}, ${letter.subject},
        ${JSON.stringify({ says, link, adds, language })}::text::jsonb, ${queuedAt})`
  }).pipe(Effect.asVoid)

/** A letter that still has to leave; null when it has, or when its account is gone. */
export const waitingLetter = (id: string) =>
  query(
    "read letter",
    (sql) => sql<Row[]>`
      SELECT kind, user_id AS "userId", recipient AS "to", subject, body, queued_at AS "queuedAt", tries
      FROM mail_log WHERE id = ${id} AND status = 'queued' AND recipient IS NOT NULL`,
  ).pipe(
    Effect.map(([row]): WaitingLetter | null => {
      if (row === undefined) return null
      const { body, ...letter } = row
      return { ...letter, ...body }
    }),
  )

/** One try failed and there will be more. */
export const noteTry = (id: string, error: string) =>
  query(
    "note try of letter",
    (sql) => sql`
      UPDATE mail_log SET tries = tries + 1, last_error = ${error} WHERE id = ${id} AND status = 'queued'`,
  ).pipe(Effect.asVoid)

/**
 * The letter's fate is known, and its body is needed no more. A letter that says good-bye is the last thing that knew
 * the address.
 */
export const settleLetter = (
  id: string,
  fate: {
    readonly status: Exclude<MailStatus, "queued">
    readonly transport: string | null
    readonly error: string | null
    /** Whether this was a try of its own. */
    readonly tried: boolean
  },
  at: Date,
) =>
  query(
    "settle letter",
    (sql) => sql`
      UPDATE mail_log SET status = ${fate.status}, transport = ${fate.transport}, body = NULL, settled_at = ${at},
        tries = tries + ${fate.tried ? 1 : 0}, last_error = coalesce(${fate.error}, last_error),
        recipient = CASE WHEN kind = 'account_erased' THEN NULL ELSE recipient END
      WHERE id = ${id} AND status = 'queued'`,
  ).pipe(Effect.asVoid)
