/** What a letter is about. Operators and the log of letters see it. */
export type LetterKind =
  | "confirm_address"
  | "address_known"
  | "reset_password"
  | "password_changed"
  | "confirm_new_address"
  | "address_changed"
  | "security_notice"
  | "confirm_waitlist"
  | "professional_on_sale"
  | "export_ready"
  | "account_suspended"
  | "account_restored"
  | "account_erased"

/** A letter to one person, in plain words. Its text and its HTML are made of the same parts. */
export interface Letter {
  readonly kind: LetterKind
  /** One address, without a name. */
  readonly to: string
  /** The account it is about; `null` when there is none. */
  readonly userId: string | null
  readonly subject: string
  /** Paragraphs before the link. */
  readonly says: ReadonlyArray<string>
  readonly link: { readonly label: string; readonly url: string } | null
  /** Paragraphs after the link, such as what to do when it was not you. */
  readonly adds: ReadonlyArray<string>
}
