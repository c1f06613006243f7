import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import type { Account } from "#account/account.ts"
import { atomically } from "#kernel/atomically.ts"
import { Ids } from "#kernel/ids.ts"
import { GenerationKeys, Scripts } from "#script/ports.ts"
import { guestScriptDays } from "./guest-generation.ts"
import { Guests } from "./ports.ts"

/** Under this an account has its guest's script: there is one at most, also after it was deleted. */
const key = "guest script"

/** Whether an account is so new that a guest's script may still wait for it. */
export const mayAdopt = ({ createdAt, isActive }: Account, now: DateTime.Utc): boolean =>
  isActive &&
  DateTime.isLessThan(now, DateTime.add(DateTime.makeUnsafe(createdAt), { days: guestScriptDays }))

/**
 * Gives a new account the script that its owner had written as a guest, before signing up: once, and not charged.
 * `guestId`: what the cookie of the request says. Gives whether there was one.
 */
export const adoptGuestScript = Effect.fn("adoptGuestScript")(function* (
  account: Account,
  guestId: string | null,
) {
  const now = yield* DateTime.now
  if (!mayAdopt(account, now)) return false
  const { id: userId, identityId, createdAt } = account
  const at = DateTime.formatIso(now)
  return yield* atomically(
    Effect.gen(function* () {
      const waiting = yield* Guests.use((guests) => guests.waiting({ guestId, identityId, until: createdAt }))
      if (waiting === null) return false
      const { reservationId } = yield* GenerationKeys.use((keys) =>
        keys.claim({ userId, key, request: key, at }),
      )
      const had = yield* Scripts.use((scripts) => scripts.byReservation(userId, reservationId))
      if (had !== null || (yield* Scripts.use((scripts) => scripts.isRemoved(userId, reservationId))))
        return false
      const script = { ...waiting.script, id: yield* Ids.use((ids) => ids.next), userId }
      yield* Scripts.use((scripts) => scripts.insert({ script, reservationId, isFree: true }))
      yield* Guests.use((guests) => guests.adopted(waiting.id, at))
      return true
    }),
  )
})
