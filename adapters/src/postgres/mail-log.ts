import type { Letter } from "@rounds/core/mail/letter.ts"
import { neverSentAgain } from "@rounds/core/mail/kinds.ts"
import * as Effect from "effect/Effect"
import { query } from "./client.ts"

export type MailStatus = "queued" | "sent" | "refused" | "failed"

/** A letter as it waits. */
export interface WaitingLetter extends Letter {
  /** Where mail of its kind is ended; absent where nobody can do without it. */
  readonly stopUrl?: string
  readonly queuedAt: Date
  readonly tries: number
}

/** Letters that were put down before it had parts of later days have none of them. */
type Body = Pick<Letter, "says" | "link" | "adds" | "language" | "custom" | "notes" | "stop"> & {
  readonly stopUrl?: string
}

interface Row {
  readonly kind: Letter["kind"]
  readonly userId: string | null
  readonly to: string
  readonly subject: string
  readonly body: Body
  readonly queuedAt: Date
  readonly tries: number
}

/** A letter to somebody's proved address is theirs, whoever caused it, also when the address is another one by then. */
export const storeLetter = (
  id: string,
  letter: Letter & { readonly stopUrl?: string | undefined },
  queuedAt: Date,
) =>
  query("store letter", (sql) => {
    const { says, link, adds, language, custom, notes, stop, stopUrl } = letter
    return sql`
      INSERT INTO mail_log (id, kind, user_id, recipient, subject, body, queued_at)
      VALUES (${id}, ${letter.kind},
        coalesce(${letter.userId}, (SELECT id FROM accounts WHERE email = ${letter.to} AND email_verified LIMIT 1)),
        ${letter.to}, ${letter.subject},
        ${JSON.stringify({ says, link, adds, language, custom, notes, stop, stopUrl })}::text::jsonb, ${queuedAt})`
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
 * The letter's fate is known. Its body is needed no more when it has left; otherwise it is kept to be sent again, unless
 * it carries a key. A letter that says good-bye is the last thing that knew the address.
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
      UPDATE mail_log SET status = ${fate.status}, transport = ${fate.transport}, settled_at = ${at},
        body = CASE WHEN ${fate.status === "sent"} OR kind = ANY(${[...neverSentAgain]}::text[]) THEN NULL ELSE body END,
        tries = tries + ${fate.tried ? 1 : 0}, last_error = coalesce(${fate.error}, last_error),
        recipient = CASE WHEN kind = 'account_erased' THEN NULL ELSE recipient END
      WHERE id = ${id} AND status = 'queued'`,
  ).pipe(Effect.asVoid)

/** Whether the mail server has refused this very address of an account for ever. */
export const isRefusedAddress = (userId: string, address: string) =>
  query(
    "look whether an address is refused",
    (sql) => sql`
      SELECT FROM accounts WHERE id = ${userId} AND refused_address = ${address} AND email = ${address}`,
  ).pipe(Effect.map((rows) => rows.length > 0))

/** Remembers that an address does not exist; gives the accounts that did not know yet. */
export const markRefused = (address: string) =>
  query(
    "mark an address refused",
    (sql) => sql<{ id: string }[]>`
      UPDATE accounts SET refused_address = email
      WHERE email = ${address} AND refused_address IS DISTINCT FROM email RETURNING id`,
  ).pipe(Effect.map((rows) => rows.map(({ id }) => id)))

/** The mailbox took a letter: mail to it goes on. */
export const clearRefused = (address: string) =>
  query(
    "clear a refused address",
    (sql) =>
      sql`UPDATE accounts SET refused_address = NULL WHERE email = ${address} AND refused_address = ${address}`,
  ).pipe(Effect.asVoid)

/** The language of whoever has an address; null where nobody is known to have it, or they have said none. */
export const languageOfAddress = (address: string) =>
  query(
    "find the language of an address",
    (sql) => sql<{ language: string | null }[]>`
      SELECT language FROM accounts WHERE email = ${address}
      ORDER BY email_verified DESC, created_at LIMIT 1`,
  ).pipe(Effect.map(([row]) => row?.language ?? null))

/** Puts a letter back that could not leave, while its body is kept; false when there is nothing to put back. */
export const requeueLetter = (id: string) =>
  query(
    "send a letter again",
    (sql) => sql`
      UPDATE mail_log SET status = 'queued', settled_at = NULL, transport = NULL
      WHERE id = ${id} AND status IN ('refused', 'failed') AND body IS NOT NULL AND recipient IS NOT NULL
      RETURNING id`,
  ).pipe(Effect.map((rows) => rows.length > 0))

/** A letter that left by a mail server, and was taken there or refused afterwards; null when there is none of this id. */
export const leftLetter = (id: string) =>
  query(
    "read a letter that left",
    (sql) => sql<{ to: string | null; status: "sent" | "refused" }[]>`
      SELECT recipient AS to, status FROM mail_log
      WHERE id = ${id} AND transport = 'smtp' AND status IN ('sent', 'refused') FOR UPDATE`,
  ).pipe(Effect.map(([row]) => row ?? null))

/** A letter that was taken has come back: for ever, or with a note alone. */
export const noteReturned = (id: string, isForEver: boolean, reason: string) =>
  query(
    "note a returned letter",
    (sql) => sql`
      UPDATE mail_log SET status = ${isForEver ? "refused" : "sent"}, last_error = ${reason}
      WHERE id = ${id} AND status = 'sent'`,
  ).pipe(Effect.asVoid)
