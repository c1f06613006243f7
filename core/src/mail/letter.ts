import type { NoticeKind } from "#notification/kinds.ts"
import type { Language } from "#script/settings.ts"

/** What a letter is about. Operators and the log of letters see it. */
export type LetterKind =
  | NoticeKind
  | "professional_on_sale"
  | "confirm_address"
  | "address_known"
  | "reset_password"
  | "confirm_new_address"
  | "security_notice"
  | "confirm_waitlist"
  | "account_erased"

/** A letter to one person, in plain words. Its text and its HTML are made of the same parts. */
export interface Letter {
  readonly kind: LetterKind
  /** Its id in the log of letters, for whoever looks there for its fate; made up where it is not given. */
  readonly id?: string
  /** One address, without a name. */
  readonly to: string
  /** The account it is about; `null` when there is none. */
  readonly userId: string | null
  /** English where nothing is said. */
  readonly language?: Language
  readonly subject: string
  /** Paragraphs before the link. */
  readonly says: ReadonlyArray<string>
  readonly link: { readonly label: string; readonly url: string } | null
  /** Paragraphs after the link, such as what to do when it was not you. */
  readonly adds: ReadonlyArray<string>
}
