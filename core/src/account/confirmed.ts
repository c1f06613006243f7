import * as Result from "effect/Result"
import type { Account } from "./account.ts"
import { AddressNotConfirmed, type NeedsConfirmation } from "./rejections.ts"

/** Scripts an account may write in all before its address is confirmed. */
export const scriptsBeforeConfirmation = 1

type Caller = Pick<Account, "emailVerified">

/** Trial, checkout and whatever else only the owner of a mailbox may begin. */
export const confirmedFor = (
  before: NeedsConfirmation,
  { emailVerified }: Caller,
): Result.Result<void, AddressNotConfirmed> =>
  emailVerified ? Result.succeed(undefined) : Result.fail(new AddressNotConfirmed({ before }))

/** Whether the account may begin a script; `begun`: how many it has written or is writing, of all months. */
export const mayBeginScript = (begun: number, account: Caller): Result.Result<void, AddressNotConfirmed> =>
  begun < scriptsBeforeConfirmation ? Result.succeed(undefined) : confirmedFor("next_script", account)
