import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { SecurityEntry, SecurityEvent, SecuritySearch } from "./security-log.ts"

/** Port. The log of what matters to safety: written as lines for the operator, and kept for 90 days for administrators. */
export class SecurityLog extends Context.Service<
  SecurityLog,
  {
    /**
     * Remembers an event. What strangers cause is stored a moment later and never fails the caller; what changes rights
     * or data is stored with the surrounding transaction.
     */
    readonly record: (event: SecurityEvent) => Effect.Effect<void>
    /** Newest first. */
    readonly find: (search: SecuritySearch) => Effect.Effect<ReadonlyArray<SecurityEntry>>
    /** Forgets what is older than 90 days. */
    readonly sweep: Effect.Effect<void>
  }
>()("core/security/SecurityLog") {}
