import * as Effect from "effect/Effect"
import { type Cause, recordAction } from "#admin/action.ts"
import { atomically } from "#kernel/atomically.ts"
import { dispatch } from "#kernel/dispatch.ts"
import { ActorId } from "#kernel/stamped.ts"
import { quota } from "#quota/aggregate.ts"
import { UsageQuery } from "#quota/ports.ts"
import { SecurityLog } from "#security/ports.ts"
import type { Account } from "./account.ts"
import { Accounts, Erasures } from "./ports.ts"

/**
 * Suspends an account: it may still sign in, read and export its data, cancel what it pays and delete itself, and
 * nothing else. What was being written is given back. False when nothing changed.
 */
export const suspend = Effect.fn("suspend")(function* (account: Account, cause: Cause) {
  if (!account.isActive) return false
  yield* atomically(
    Effect.gen(function* () {
      yield* setActive(account, false, cause)
      const { open } = yield* UsageQuery.use((usage) => usage.of(account.id))
      yield* Effect.forEach(open, ({ reservationId }) =>
        dispatch(
          quota,
          { id: account.id, by: ActorId.make(cause.by) },
          { _tag: "ReleaseGeneration", reservationId, reason: "account_suspended" },
        ),
      )
    }),
  )
  return true
})

/** Takes a suspension back. False when nothing changed: whoever is being erased does not come back. */
export const restore = Effect.fn("restore")(function* (account: Account, cause: Cause) {
  if (account.isActive) return false
  return yield* atomically(
    Effect.gen(function* () {
      if ((yield* Erasures.use(({ stateOf }) => stateOf(account.id))) !== "none") return false
      yield* setActive(account, true, cause)
      return true
    }),
  )
})

const setActive = Effect.fnUntraced(function* (account: Account, isActive: boolean, cause: Cause) {
  yield* Accounts.use((accounts) => accounts.setActive(account.id, isActive))
  yield* recordAction({
    action: isActive ? "restored" : "suspended",
    account: account.id,
    before: { isActive: !isActive },
    after: { isActive },
    ...cause,
  })
  yield* SecurityLog.use((log) =>
    log.record({
      kind: isActive ? "account_restored" : "account_suspended",
      account: account.id,
      by: cause.by,
    }),
  )
})
