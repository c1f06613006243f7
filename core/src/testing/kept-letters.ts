import { usualLanguage } from "#language/names.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { Letter } from "#mail/letter.ts"
import { Mailer } from "#mail/ports.ts"

/** A mailer that only keeps what was sent, in the array a test gives. */
export const KeptLetters = (letters: Array<Letter>): Layer.Layer<Mailer> =>
  Layer.succeed(Mailer, {
    send: (letter) => Effect.sync(() => void letters.push(letter)),
    carrier: "outbox",
    htmlOf: ({ subject }) => subject,
    languageOf: (_address, otherwise) => Effect.succeed(otherwise ?? usualLanguage),
  })
