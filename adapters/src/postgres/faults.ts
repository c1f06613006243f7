import { Outage } from "@rounds/core/kernel/outage.ts"

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

/** `Outage` when the database could not answer; otherwise the cause itself, which is then a defect. */
export const fromPostgres = (operation: string, cause: unknown): unknown =>
  isOutage(cause) ? new Outage({ port: "postgres", operation, retryAfterSeconds: 5, cause }) : cause

const isOutage = (cause: unknown): boolean => {
  if (cause instanceof CallTimedOut) return true
  if (!(cause instanceof Error) || !("code" in cause) || typeof cause.code !== "string") return false
  return outageCodes.has(cause.code) || outageStates.test(cause.code)
}

class CallTimedOut extends Error {}

/** Gives up on a call that a silent connection would keep for ever. */
export const bounded = async <A>(name: string, call: Promise<A>): Promise<A> => {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new CallTimedOut(`${name}: no answer in ${CALL_LIMIT_MS} ms`)),
      CALL_LIMIT_MS,
    )
  })
  try {
    return await Promise.race([call, limit])
  } finally {
    clearTimeout(timer)
  }
}
