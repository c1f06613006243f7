import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { SecurityLog } from "#security/ports.ts"
import { type SecurityEvent } from "#security/security-log.ts"

/** Keeps what is recorded in the list that the test holds. Finding and forgetting are the database's. */
export const MemorySecurityLog = (events: Array<SecurityEvent>): Layer.Layer<SecurityLog> =>
  Layer.succeed(SecurityLog, {
    record: (event) => Effect.sync(() => void events.push(event)),
    find: () => Effect.succeed([]),
    sweep: Effect.void,
  })
