import { wellFormed } from "#kernel/well-formed.ts"
import type { Happening } from "#notification/happening.ts"
import type { Account } from "./account.ts"
import type { Person } from "./ports.ts"

/** What the identity provider tells about a person and the account keeps. */
export type Details = Pick<
  Account,
  "email" | "emailVerified" | "firstName" | "lastName" | "profileImageUrl" | "isAdmin" | "language"
>

export type Recognised =
  | { readonly _tag: "Known"; readonly account: Account }
  /** The account is theirs and something about them has changed. */
  | { readonly _tag: "Changed"; readonly account: Account; readonly details: Details }
  /** A new identity of somebody we know by a verified e-mail address. */
  | { readonly _tag: "Linked"; readonly account: Account; readonly details: Details }
  | { readonly _tag: "New"; readonly details: Details }

/** Accounts that may be the person's: by the provider's id, and by the e-mail address if that account has verified it. */
export interface Candidates {
  readonly byIdentity: Account | null
  readonly byVerifiedEmail: Account | null
}

/** E-mail addresses are compared like this. */
export const normalEmail = (email: string): string => wellFormed(email).trim().toLowerCase()

/**
 * Same person, same account: the provider's user id is the key. A verified address links to the account that has
 * verified the same address; an unverified one never does, on either side. `adminEmails` makes administrators, and
 * only of verified addresses; it never takes the right away.
 */
export const recognise = (
  person: Person,
  { byIdentity, byVerifiedEmail }: Candidates,
  adminEmails: ReadonlyArray<string>,
): Recognised => {
  const account = byIdentity ?? (person.emailVerified ? byVerifiedEmail : null)
  const known = detailsOf(person, account, adminEmails)
  if (account === null) return { _tag: "New", details: known }
  if (byIdentity === null) return { _tag: "Linked", account, details: known }
  // The address belongs to another account by now: this one keeps what it had.
  const taken = person.emailVerified && byVerifiedEmail !== null && byVerifiedEmail.id !== account.id
  const details = taken ? { ...known, email: account.email, emailVerified: account.emailVerified } : known
  return isSame(account, details) ? { _tag: "Known", account } : { _tag: "Changed", account, details }
}

/** What its owner hears of when an account is opened or has changed. `before`: null where there was none. */
export const happeningsOf = (
  before: Pick<Account, "email" | "emailVerified"> | null,
  after: Pick<Account, "email" | "emailVerified">,
): ReadonlyArray<Happening> => {
  if (before === null) return [{ _tag: "AccountOpened", confirmed: after.emailVerified }]
  const confirmed: ReadonlyArray<Happening> =
    after.emailVerified && !before.emailVerified ? [{ _tag: "AddressConfirmed" }] : []
  return before.email === after.email ? confirmed : [...confirmed, { _tag: "AddressChanged" }]
}

const detailsOf = (person: Person, account: Account | null, adminEmails: ReadonlyArray<string>): Details => {
  const email = normalEmail(person.email)
  return {
    email,
    emailVerified: person.emailVerified,
    firstName: clean(person.firstName),
    lastName: clean(person.lastName),
    profileImageUrl: clean(person.profileImageUrl),
    language: account?.language ?? person.language ?? null,
    isAdmin: (account?.isAdmin ?? false) || (person.emailVerified && adminEmails.includes(email)),
  }
}

const clean = (text: string | null): string | null => (text === null ? null : wellFormed(text))

const isSame = (account: Account, details: Details): boolean =>
  account.email === details.email &&
  account.emailVerified === details.emailVerified &&
  account.firstName === details.firstName &&
  account.lastName === details.lastName &&
  account.profileImageUrl === details.profileImageUrl &&
  account.isAdmin === details.isAdmin &&
  account.language === details.language
