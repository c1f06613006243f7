import { createHash, randomBytes } from "node:crypto"
import { atomically, type Transactions } from "@rounds/core/kernel/atomically.ts"
import { wellFormed } from "@rounds/core/kernel/well-formed.ts"
import { Mailer } from "@rounds/core/mail/ports.ts"
import { writeLetter } from "@rounds/core/mail/write-letter.ts"
import { Waitlist } from "@rounds/core/plan/ports.ts"
import { withoutAlias } from "@rounds/core/subscription/trial-once.ts"
import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import type * as Layer from "effect/Layer"
import { query, type Sql } from "./client.ts"
import { implement } from "./implement.ts"

const hashOf = (token: string): string => createHash("sha256").update(token).digest("hex")

/** The waitlist in Postgres. Of the token in the link only a hash is stored. */
export const PostgresWaitlist = (settings: {
  readonly publicUrl: string
}): Layer.Layer<Waitlist, never, Sql | Transactions | Mailer> =>
  implement(Waitlist, {
    ask: (given) =>
      Effect.gen(function* () {
        const email = wellFormed(given).trim().toLowerCase()
        const token = randomBytes(32).toString("base64url")
        const now = DateTime.toDate(yield* DateTime.now)
        // At most one mail in ten minutes to one mailbox, so that the form cannot be used to pester somebody.
        const asked = yield* query(
          "ask for the waitlist",
          (sql) => sql`
                INSERT INTO waitlist (mailbox, email, token_hash, asked_at)
                VALUES (${withoutAlias(email)}, ${email}, ${hashOf(token)}, ${now})
                ON CONFLICT (mailbox) DO UPDATE SET
                  email = EXCLUDED.email, token_hash = EXCLUDED.token_hash, asked_at = EXCLUDED.asked_at
                WHERE waitlist.confirmed_at IS NULL
                  AND waitlist.asked_at < EXCLUDED.asked_at - interval '10 minutes'
                RETURNING email`,
        )
        if (asked.length === 0) return
        const { send, languageOf } = yield* Mailer
        const url = `${settings.publicUrl}/pricing?waitlist=${token}`
        yield* send(writeLetter("confirm_waitlist", { to: email, url, language: yield* languageOf(email) }))
      }).pipe(atomically),

    confirm: (token) =>
      Effect.gen(function* () {
        const now = DateTime.toDate(yield* DateTime.now)
        const rows = yield* query(
          "confirm the waitlist",
          (sql) => sql`
                UPDATE waitlist SET confirmed_at = coalesce(confirmed_at, ${now})
                WHERE token_hash = ${hashOf(token)} RETURNING email`,
        )
        return rows.length > 0
      }),
  })
