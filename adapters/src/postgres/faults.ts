import { AccountErased } from "@rounds/core/account/account-erased.ts"
import { NoSuchId } from "@rounds/core/kernel/no-such-id.ts"
import { Outage } from "@rounds/core/kernel/outage.ts"
import { Unstorable } from "@rounds/core/kernel/unstorable.ts"

/** Longer than the server's own limit of 5 s: it only speaks when the server does not. */
const CALL_LIMIT_MS = 8_000

/** SQLSTATE classes and codes that mean "not now": connection, resources, shutdown, read-only, time limits, lock loops. */
const outageStates = /^(08...|53...|57P0.|57014|25006|25P03|55P03|40001|40P01|58030)$/

/** What the driver and Node call a lost or refused connection. */
const outageCodes = new Set(
  (
    "CONNECTION_CLOSED CONNECTION_DESTROYED CONNECTION_ENDED CONNECT_TIMEOUT " +
    "ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT ENOTFOUND EAI_AGAIN EHOSTUNREACH ENETUNREACH"
  ).split(" "),
)

/**
 * `Outage` when the database could not answer, `NoSuchId` when an id has not the form of one, `Unstorable` when a text
 * holds what no table takes, `AccountErased` when nobody is there any more that it is about; otherwise the cause itself,
 * which is then a defect.
 */
export const fromPostgres = (operation: string, cause: unknown): unknown => {
  if (isOutage(cause)) return new Outage({ port: "postgres", operation, retryAfterSeconds: 5, cause })
  if (isUnstorable(cause)) return new Unstorable({ operation })
  if (isAboutNobody(cause)) return new AccountErased({ operation })
  return isNoId(cause) ? new NoSuchId({ operation }) : cause
}

/** U+0000 in a text or in JSON; of half a surrogate pair in JSON only the reader of it is known. */
const isUnstorable = (cause: unknown): boolean => {
  if (!(cause instanceof Error) || !("code" in cause)) return false
  if (cause.code === "22021" || cause.code === "22P05") return true
  return cause.code === "22P02" && "routine" in cause && String(cause.routine).startsWith("json_")
}

/** What `refuse_erased` of the schema says, or the key of a table to an account that is gone. */
const isAboutNobody = (cause: unknown): boolean => {
  if (!(cause instanceof Error) || !("code" in cause)) return false
  if (cause.code === "RE410") return true
  const key = "constraint_name" in cause ? cause.constraint_name : ""
  return cause.code === "23503" && /_(user|account)_id_fkey$/.test(String(key))
}

/** The server's own reader of ids would not have it; its message is in the server's language, its routine is not. */
const isNoId = (cause: unknown): boolean =>
  cause instanceof Error && "routine" in cause && cause.routine === "string_to_uuid"

const isOutage = (cause: unknown): boolean => {
  if (cause instanceof CallTimedOut) return true
  if (!(cause instanceof Error) || !("code" in cause) || typeof cause.code !== "string") return false
  return outageCodes.has(cause.code) || outageStates.test(cause.code)
}

export class CallTimedOut extends Error {}

/** Gives up on a call that a silent connection would keep for ever. */
export const bounded = <A>(name: string, call: Promise<A>): Promise<A> =>
  new Promise((resolve, reject) => {
    const limit = timeLimit(() => reject(new CallTimedOut(name)))
    call.then(resolve, reject).finally(limit.stop)
  })

/** A clock that runs from the start, and may be stopped and started again. Says whether it had run out when stopped. */
export const timeLimit = (onExpired: () => void) => {
  let expired = false
  let timer: NodeJS.Timeout | undefined
  const stop = () => {
    clearTimeout(timer)
    return expired ? "expired" : "in time"
  }
  const start = () => {
    timer = setTimeout(() => {
      expired = true
      onExpired()
    }, CALL_LIMIT_MS)
  }
  start()
  return { start, stop }
}
