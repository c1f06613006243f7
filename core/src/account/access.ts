import * as Result from "effect/Result"
import { AccountSuspended, AdminOnly, NotSignedIn } from "#contract/door.ts"
import type { Access } from "#contract/endpoint.ts"
import type { Account } from "./account.ts"

type Caller = "visitor" | "suspended" | "user" | "admin"

export type Refusal = NotSignedIn | AccountSuspended | AdminOnly

const signIn = () => new NotSignedIn()
const suspended = () => new AccountSuspended()
const adminsOnly = () => new AdminOnly()

/** Who may make which kind of call; `null` lets the caller in. A suspended admin is no admin. */
const refusals: { readonly [A in Access]: { readonly [C in Caller]: (() => Refusal) | null } } = {
  public: { visitor: null, suspended: null, user: null, admin: null },
  user: { visitor: signIn, suspended: null, user: null, admin: null },
  active: { visitor: signIn, suspended, user: null, admin: null },
  admin: { visitor: signIn, suspended, user: adminsOnly, admin: null },
}

const callerOf = (account: Pick<Account, "isActive" | "isAdmin"> | null): Caller => {
  if (account === null) return "visitor"
  if (!account.isActive) return "suspended"
  return account.isAdmin ? "admin" : "user"
}

/** Whether `account` (null: nobody has signed in) may make a call of this kind. */
export const mayCall = (
  access: Access,
  account: Pick<Account, "isActive" | "isAdmin"> | null,
): Result.Result<void, Refusal> => {
  const refusal = refusals[access][callerOf(account)]
  return refusal === null ? Result.succeed(undefined) : Result.fail(refusal())
}
