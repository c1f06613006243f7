import { type NoticeKind } from "#notification/kinds.ts"
import { rules } from "#notification/rules.ts"
import type { ValueType } from "#notification/value-types.ts"

interface LetterRule {
  readonly values: { readonly [name: string]: ValueType }
  /** Whether it is sent for the sake of a link. */
  readonly link: boolean
  /** Its link opens something once, for a short while: a new one is asked for instead of sending it again. */
  readonly isKey?: true
}

const aboutSignIn = { values: { setAnew: "address" }, link: false } as const

/** Letters that are no notice of the app: about an address, a password, the waitlist, a message to us. Nobody can do without them. */
export const letterRules = {
  confirm_address: { values: {}, link: true, isKey: true },
  address_known: { values: { signIn: "address" }, link: true },
  reset_password: { values: {}, link: true, isKey: true },
  confirm_new_address: { values: {}, link: true, isKey: true },
  address_move_asked: aboutSignIn,
  address_changed: { values: { support: "address" }, link: false },
  password_changed: aboutSignIn,
  password_reset: aboutSignIn,
  sessions_ended: aboutSignIn,
  passkey_added: aboutSignIn,
  passkey_removed: aboutSignIn,
  two_step_on: { values: { support: "address" }, link: false },
  two_step_off: aboutSignIn,
  new_recovery_codes: aboutSignIn,
  recovery_code_used: aboutSignIn,
  confirm_waitlist: { values: {}, link: true, isKey: true },
  professional_on_sale: { values: {}, link: true },
  contact_received: { values: {}, link: false },
  feedback_answered: { values: { subject: "text", answer: "text" }, link: false },
  account_erased: { values: {}, link: false },
} as const satisfies { readonly [key: string]: LetterRule }

export type LetterKey = keyof typeof letterRules

const rulesOfLetters: { readonly [K in LetterKey]: LetterRule } = letterRules

/** Kinds of which nothing is kept once they are settled: what they carry is a key, or the last that knew an address. */
export const neverSentAgain = (Object.keys(letterRules) as ReadonlyArray<LetterKey>).filter(
  (key) => rulesOfLetters[key].isKey === true || key === "account_erased",
)

/** Notices that are told by mail too. */
export type MailedNotice = {
  readonly [K in NoticeKind]: (typeof rules)[K]["mail"] extends null ? never : K
}[NoticeKind]

/** Every kind of mail there is. */
export type MailKind = LetterKey | MailedNotice

// The records name every kind and nothing else.
export const letterKeys = Object.keys(letterRules) as ReadonlyArray<LetterKey>
const noticeKeys = Object.keys(rules) as ReadonlyArray<NoticeKind>

export const isMailedNotice = (kind: string): kind is MailedNotice =>
  noticeKeys.some((known) => known === kind && rules[known].mail !== null)

export const isLetterKey = (kind: string): kind is LetterKey => letterKeys.some((known) => known === kind)

export const mailKinds: ReadonlyArray<MailKind> = [...letterKeys, ...noticeKeys.filter(isMailedNotice)]

/** What a kind of mail carries: its values by name, whether it has a link, and whether it must be sent. */
export const mailRuleOf = (
  kind: MailKind,
): {
  readonly values: { readonly [name: string]: ValueType }
  readonly link: boolean
  readonly owed: boolean
} => {
  if (isLetterKey(kind)) return { ...letterRules[kind], owed: true }
  const { values, link, mail } = rules[kind]
  return { values, link: link !== null, owed: mail === "always" }
}

/** The names that the words of a kind may use. Ids stand in links alone. */
export const valueNamesOf = (kind: MailKind): ReadonlyArray<string> => {
  const { values, link } = mailRuleOf(kind)
  const names = Object.keys(values).filter((name) => values[name] !== "id")
  return link ? [...names, "link"] : names
}
