import { createHash, randomBytes } from "node:crypto"
import { atomically, type Transactions } from "@rounds/core/kernel/atomically.ts"
import { wellFormed } from "@rounds/core/kernel/well-formed.ts"
import { Mailer } from "@rounds/core/mail/ports.ts"
import { writeLetter } from "@rounds/core/mail/write-letter.ts"
import { Waitlist, type WaitlistStanding } from "@rounds/core/plan/ports.ts"
import { Language } from "@rounds/core/script/settings.ts"
import { withoutAlias } from "@rounds/core/subscription/trial-once.ts"
import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import type * as Layer from "effect/Layer"
import * as Schema from "effect/Schema"
import { isAccountId } from "./account-rows.ts"
import { query, type Sql } from "./client.ts"
import { implement } from "./implement.ts"

const decodePlace = Schema.decodeUnknownSync(
  Schema.Struct({ email: Schema.String, language: Schema.NullOr(Language) }),
)

const hashOf = (token: string): string => createHash("sha256").update(token).digest("hex")

/** The waitlist in Postgres. Of the token in the link only a hash is stored. */
export const PostgresWaitlist = (settings: {
  readonly publicUrl: string
}): Layer.Layer<Waitlist, never, Sql | Transactions | Mailer> =>
  implement(Waitlist, {
    ask: (given, spoken) =>
      Effect.gen(function* () {
        const email = wellFormed(given).trim().toLowerCase()
        const token = randomBytes(32).toString("base64url")
        const now = DateTime.toDate(yield* DateTime.now)
        // At most one mail in ten minutes to one mailbox, so that the form cannot be used to pester somebody.
        const asked = yield* query(
          "ask for the waitlist",
          (sql) => sql<{ place: string }[]>`
                INSERT INTO waitlist (mailbox, email, token_hash, asked_at, language)
                VALUES (${withoutAlias(email)}, ${email}, ${hashOf(token)}, ${now}, ${spoken})
                ON CONFLICT (mailbox) DO UPDATE SET
                  email = EXCLUDED.email, token_hash = EXCLUDED.token_hash, asked_at = EXCLUDED.asked_at,
                  language = EXCLUDED.language
                WHERE waitlist.confirmed_at IS NULL
                  AND waitlist.asked_at < EXCLUDED.asked_at - interval '10 minutes'
                RETURNING place`,
        )
        const [added] = asked
        if (added === undefined) return
        const { send, languageOf } = yield* Mailer
        const url = `${settings.publicUrl}/pricing?waitlist=${token}`
        const language = yield* languageOf(email, spoken)
        yield* send(writeLetter("confirm_waitlist", { to: email, url, language, waitlistPlace: added.place }))
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

    addressOf: (place) =>
      isAccountId(place)
        ? query(
            "find a place on the waitlist",
            (sql) => sql<object[]>`SELECT email, language FROM waitlist WHERE place = ${place}`,
          ).pipe(Effect.map(([row]) => (row === undefined ? null : decodePlace(row))))
        : Effect.succeed(null),

    leave: (place) =>
      isAccountId(place)
        ? query("leave the waitlist", (sql) => sql`DELETE FROM waitlist WHERE place = ${place}`).pipe(
            Effect.asVoid,
          )
        : Effect.void,

    standing: (limit) =>
      query("read the waitlist", async (sql) => {
        const [counts] = await sql<Pick<WaitlistStanding, "asked" | "confirmed" | "told">[]>`
          SELECT count(*)::int AS asked, count(confirmed_at)::int AS confirmed, count(told_at)::int AS told
          FROM waitlist`
        const newest = await sql<Waiting[]>`
          SELECT email, asked_at AS "askedAt", confirmed_at AS "confirmedAt", told_at AS "toldAt" FROM waitlist
          ORDER BY asked_at DESC, email LIMIT ${limit}`
        return {
          ...(counts ?? { asked: 0, confirmed: 0, told: 0 }),
          newest: newest.map(({ email, askedAt, confirmedAt, toldAt }) => ({
            email,
            askedAt: askedAt.toISOString(),
            confirmedAt: confirmedAt?.toISOString() ?? null,
            toldAt: toldAt?.toISOString() ?? null,
          })),
        }
      }),
  })

interface Waiting {
  readonly email: string
  readonly askedAt: Date
  readonly confirmedAt: Date | null
  readonly toldAt: Date | null
}
