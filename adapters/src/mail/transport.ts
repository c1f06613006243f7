import type { Letter } from "@rounds/core/mail/letter.ts"
import * as Context from "effect/Context"
import * as Data from "effect/Data"
import type * as Effect from "effect/Effect"

/** A letter on its way out. A retry carries the same id, so that a mail server can drop the second copy. */
export interface Outgoing extends Letter {
  readonly stopUrl?: string
  readonly id: string
  readonly at: Date
}

/** The mail server cannot be reached, or not now: worth another try. */
export class MailServerUnavailable extends Data.TaggedError("MailServerUnavailable")<{
  readonly reason: string
}> {}

/** The mail server will not have this letter, ever: the address does not exist, or the message is refused. */
export class LetterRefused extends Data.TaggedError("LetterRefused")<{
  readonly reason: string
  /** The recipient's mailbox is not there, whatever the letter. */
  readonly isAboutAddress: boolean
}> {}

/** How letters leave: over SMTP, or into a folder. */
export class MailTransport extends Context.Service<
  MailTransport,
  {
    readonly name: "smtp" | "outbox"
    readonly deliver: (letter: Outgoing) => Effect.Effect<void, MailServerUnavailable | LetterRefused>
  }
>()("adapters/mail/MailTransport") {}
