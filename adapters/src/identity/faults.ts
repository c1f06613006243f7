import { isAPIError } from "better-auth/api"
import { Outage } from "@rounds/core/kernel/outage.ts"
import { fromPostgres } from "#postgres/faults.ts"

/** What the `pg` pool says, without a code, when the database does not answer. */
const silence = /^(timeout exceeded when trying to connect|Connection terminated|Query read timeout)/i

/** The library's own word for a database error whose cause it keeps to itself. */
const hidden = (cause: unknown): boolean => isAPIError(cause) && cause.status === "INTERNAL_SERVER_ERROR"

/** `Outage` when the database could not answer; otherwise the cause itself, which is then a defect. */
export const faultOf = (operation: string, cause: unknown): unknown =>
  hidden(cause) || (cause instanceof Error && silence.test(cause.message))
    ? new Outage({ port: "identity", operation, retryAfterSeconds: 5, cause })
    : fromPostgres(operation, cause)
