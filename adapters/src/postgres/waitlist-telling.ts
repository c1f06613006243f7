import { atomically } from "@rounds/core/kernel/atomically.ts"
import { Mailer } from "@rounds/core/mail/ports.ts"
import { writeLetter } from "@rounds/core/mail/write-letter.ts"
import { Language } from "@rounds/core/script/settings.ts"
import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { query } from "./client.ts"

const BATCH = 50

const decodeLanguage = Schema.decodeUnknownSync(Schema.NullOr(Language))

/** One batch: who is told and the letters are one transaction, so nobody is told twice and nobody is left out. */
const tellSome = (publicUrl: string) =>
  atomically(
    Effect.gen(function* () {
      const now = DateTime.toDate(yield* DateTime.now)
      const told = yield* query(
        "tell the waitlist",
        (sql) => sql<{ email: string; place: string; language: unknown }[]>`
          UPDATE waitlist SET told_at = ${now} WHERE mailbox IN (
            SELECT mailbox FROM waitlist WHERE confirmed_at IS NOT NULL AND told_at IS NULL
            ORDER BY confirmed_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
          RETURNING email, place, language`,
      )
      const { send, languageOf } = yield* Mailer
      yield* Effect.forEach(told, ({ email, place, language: asked }) =>
        Effect.flatMap(languageOf(email, decodeLanguage(asked)), (language) =>
          send(
            writeLetter("professional_on_sale", {
              to: email,
              url: `${publicUrl}/pricing`,
              language,
              waitlistPlace: place,
            }),
          ),
        ),
      )
      return told.length
    }),
  )

/** Tells every confirmed address once that Professional is on sale. Killed in between, it goes on the next time. */
export const tellWaitlist = Effect.fn("tellWaitlist")(function* (publicUrl: string) {
  let all = 0
  for (;;) {
    const told = yield* tellSome(publicUrl)
    all += told
    if (told < BATCH) return all
  }
})
