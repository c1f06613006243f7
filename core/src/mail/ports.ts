import * as Context from "effect/Context"
import type * as DateTime from "effect/DateTime"
import type * as Effect from "effect/Effect"
import type { Language } from "#script/settings.ts"
import type { MailKind } from "./kinds.ts"
import type { Letter } from "./letter.ts"
import type { Template } from "./template.ts"

/** Port. Sends letters. */
export class Mailer extends Context.Service<
  Mailer,
  {
    /**
     * Puts a letter on its way, within the surrounding transaction when there is one: rolled back, it was never sent.
     * It leaves the machine later, and is tried again while the mail server cannot be reached.
     */
    readonly send: (letter: Letter) => Effect.Effect<void>
    /** What carries mail: a mail server, or a folder on this machine. */
    readonly carrier: "smtp" | "outbox"
    /** A letter as a mail program gets it. */
    readonly htmlOf: (letter: Omit<Letter, "to" | "userId">) => string
    /** In which language whoever has this address wants mail; where nobody is known to have it, `otherwise` or the usual one. */
    readonly languageOf: (address: string, otherwise?: Language | null) => Effect.Effect<Language>
  }
>()("core/mail/Mailer") {}

/** The words of a kind of mail as an administrator has edited them. */
export interface EditedTemplate extends Template {
  readonly kind: MailKind
  readonly language: Language
  readonly name: string
  /** Where it is not, mail of the kind is not sent. */
  readonly isActive: boolean
  readonly editedAt: DateTime.Utc
}

/** Port. Edited templates; what is not edited is delivered with the product. */
export class Templates extends Context.Service<
  Templates,
  {
    readonly all: Effect.Effect<ReadonlyArray<EditedTemplate>>
    readonly find: (kind: MailKind, language: Language) => Effect.Effect<EditedTemplate | null>
    readonly keep: (edited: EditedTemplate) => Effect.Effect<void>
    /** Whether there was something to forget. */
    readonly forget: (kind: MailKind, language: Language) => Effect.Effect<boolean>
  }
>()("core/mail/Templates") {}
