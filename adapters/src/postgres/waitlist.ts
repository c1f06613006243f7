import { createHash, randomBytes } from "node:crypto"
import { wellFormed } from "@rounds/core/kernel/well-formed.ts"
import { Waitlist } from "@rounds/core/plan/waitlist.ts"
import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { query, Sql } from "./client.ts"

interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

const hashOf = (token: string): string => createHash("sha256").update(token).digest("hex")

/** The waitlist in Postgres; `deliver` sends the mail with the link, of which only a hash is stored. */
export const PostgresWaitlist = (settings: {
  readonly publicUrl: string
  readonly deliver: (mail: Mail) => Promise<void>
}): Layer.Layer<Waitlist, never, Sql> =>
  Layer.effect(
    Waitlist,
    Effect.gen(function* () {
      const provide = Effect.provideService(Sql, yield* Sql)
      return {
        ask: (given) =>
          Effect.gen(function* () {
            const email = wellFormed(given).trim().toLowerCase()
            const token = randomBytes(32).toString("base64url")
            const now = DateTime.toDate(yield* DateTime.now)
            // At most one mail in ten minutes to one address, so that the form cannot be used to pester somebody.
            const asked = yield* query(
              "ask for the waitlist",
              (sql) => sql`
                INSERT INTO waitlist (email, token_hash, asked_at) VALUES (${email}, ${hashOf(token)}, ${now})
                ON CONFLICT (email) DO UPDATE SET token_hash = EXCLUDED.token_hash, asked_at = EXCLUDED.asked_at
                WHERE waitlist.confirmed_at IS NULL
                  AND waitlist.asked_at < EXCLUDED.asked_at - interval '10 minutes'
                RETURNING email`,
            )
            if (asked.length === 0) return
            yield* Effect.promise(() => settings.deliver(confirmationMail(email, settings.publicUrl, token)))
          }).pipe(provide),

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
          }).pipe(provide),
      }
    }),
  )

const confirmationMail = (to: string, publicUrl: string, token: string): Mail => ({
  to,
  subject: "Confirm your place on the Professional waitlist",
  text: [
    "Someone, hopefully you, asked us to tell this address when the Professional plan is on sale.",
    "",
    `Confirm it here: ${publicUrl}/pricing?waitlist=${token}`,
    "",
    "If it was not you, do nothing: you will not hear from us again.",
  ].join("\n"),
})
