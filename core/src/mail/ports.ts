import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { Letter } from "./letter.ts"

/** Port. Sends letters. */
export class Mailer extends Context.Service<
  Mailer,
  {
    /**
     * Puts a letter on its way, within the surrounding transaction when there is one: rolled back, it was never sent.
     * It leaves the machine later, and is tried again while the mail server cannot be reached.
     */
    readonly send: (letter: Letter) => Effect.Effect<void>
  }
>()("core/mail/Mailer") {}
