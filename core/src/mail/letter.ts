import type { MailSwitch } from "#notification/rules.ts"
import type { Language } from "#script/settings.ts"
import type { MailKind } from "./kinds.ts"
import type { WrittenValues } from "./template.ts"

/** A letter to one person, in plain words. Its text and its HTML are made of the same parts. */
export interface Letter {
  /** What it is about. Operators and the log of letters see it. */
  readonly kind: MailKind
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
  /** What an edited template of its kind is filled with; without them the words above stand. */
  readonly values?: WrittenValues
  /** The words of an edited template, filled in; they stand instead of the ones above. */
  readonly custom?: { readonly html: string; readonly text: string }
  /** Said under it whatever a template says: that no real money is involved. */
  readonly notes?: ReadonlyArray<string>
  /** What switches mail of its kind off; absent where law or safety asks for it, or the person did. */
  readonly stop?: Exclude<MailSwitch, "always"> | "waitlist"
  /** Whose mail that ends, where it is no account: a place on the waitlist. */
  readonly stopFor?: string
}
