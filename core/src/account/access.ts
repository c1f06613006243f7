import * as Result from "effect/Result"
import type { SignedInAccount } from "./account.ts"
import {
  AccountSuspended,
  AdminOnly,
  NotSignedIn,
  AddressNotConfirmed,
  SecondFactorMissing,
} from "./rejections.ts"

/**
 * Who may call: anybody; a signed-in account, even a suspended one (it may read its own data); a signed-in account
 * that is not suspended (whatever changes or spends); an admin.
 */
export type Access = "public" | "user" | "active" | "admin"

type Kind = "visitor" | "suspended" | "user" | "unconfirmedAdmin" | "oneStepAdmin" | "admin"

/** At the command line and in jobs nobody has signed in: no second step is due there. */
export type Caller = Pick<SignedInAccount, "isActive" | "isAdmin" | "emailVerified"> &
  Partial<Pick<SignedInAccount, "secondFactorDue">>

export type AccessRejection =
  NotSignedIn | AccountSuspended | AdminOnly | AddressNotConfirmed | SecondFactorMissing

const signIn = () => new NotSignedIn()
const suspended = () => new AccountSuspended()
const adminsOnly = () => new AdminOnly()
const unconfirmed = () => new AddressNotConfirmed({ before: "admin_rights" })
const oneStep = () => new SecondFactorMissing()

const everybody = {
  visitor: null,
  suspended: null,
  user: null,
  unconfirmedAdmin: null,
  oneStepAdmin: null,
  admin: null,
}

/** Who may make which kind of call; `null` lets the caller in. A suspended admin is no admin. */
const refusals: { readonly [A in Access]: { readonly [K in Kind]: (() => AccessRejection) | null } } = {
  public: everybody,
  user: { ...everybody, visitor: signIn },
  active: { ...everybody, visitor: signIn, suspended },
  admin: {
    visitor: signIn,
    suspended,
    user: adminsOnly,
    unconfirmedAdmin: unconfirmed,
    oneStepAdmin: oneStep,
    admin: null,
  },
}

const kindOf = (account: Caller | null): Kind => {
  if (account === null) return "visitor"
  if (!account.isActive) return "suspended"
  if (!account.isAdmin) return "user"
  if (!account.emailVerified) return "unconfirmedAdmin"
  return account.secondFactorDue === true ? "oneStepAdmin" : "admin"
}

/** Whether `account` (null: nobody has signed in) may make a call of this kind. */
export const mayCall = (access: Access, account: Caller | null): Result.Result<void, AccessRejection> => {
  const refusal = refusals[access][kindOf(account)]
  return refusal === null ? Result.succeed(undefined) : Result.fail(refusal())
}
