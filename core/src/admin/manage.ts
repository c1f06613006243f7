import * as Effect from "effect/Effect"
import type { Account } from "#account/account.ts"
import { askErasure, erase } from "#account/erase.ts"
import { Erasures, PersonalRecords } from "#account/ports.ts"
import { restore, suspend } from "#account/suspend.ts"
import { atomically } from "#kernel/atomically.ts"
import { ActorId } from "#kernel/stamped.ts"
import { Notifications } from "#notification/ports.ts"
import type { NotificationPreferences } from "#notification/preferences.ts"
import type { Tier } from "#plan/tier.ts"
import { grantBonus } from "#quota/grant.ts"
import { UsageQuery } from "#quota/ports.ts"
import { type PaidAbove, setTier } from "#subscription/set-tier.ts"
import { type Cause, recordAction } from "./action.ts"
import { People } from "./ports.ts"
import { LastAdministrator, OwnAccount } from "./rejections.ts"

/** Refuses what would take an administrator's own rights, or everybody's. Within a transaction it stays true to its end. */
const mayHarm = Effect.fnUntraced(function* (account: Account, { by }: Cause) {
  if (account.id === by) return yield* new OwnAccount()
  if (!account.isAdmin || !account.isActive) return
  const others = yield* People.use((people) => people.otherAdministrators(account.id))
  if (others === 0) return yield* new LastAdministrator()
})

/** Suspends an account or takes that back. False when nothing changed. */
export const setSuspended = Effect.fn("setSuspended")(function* (
  account: Account,
  suspended: boolean,
  cause: Cause,
) {
  if (!suspended) return yield* restore(account, cause)
  return yield* atomically(Effect.andThen(mayHarm(account, cause), suspend(account, cause)))
})

/** Closes an account at once; everything about the person is erased by the job that follows. */
export const deletePerson = Effect.fn("deletePerson")(function* (account: Account, cause: Cause) {
  yield* atomically(Effect.andThen(mayHarm(account, cause), askErasure(account.id, cause)))
})

/**
 * Closes an account and erases it at once, for an operator. What fails, such as a payment provider that is down, is tried
 * again by the job. Gives how far it came.
 */
export const erasePersonNow = Effect.fn("erasePersonNow")(function* (account: Account, cause: Cause) {
  yield* deletePerson(account, cause)
  yield* Effect.ignore(erase(account.id))
  return yield* Erasures.use((erasures) => erasures.stateOf(account.id))
})

/** Decides somebody's tier at once; an administrator's own never below what it is. */
export const changeTier = Effect.fn("changeTier")(function* (
  account: Account,
  tier: Tier,
  paid: PaidAbove,
  { by, why }: Cause,
) {
  if (account.id === by && tier !== "admin") return yield* new OwnAccount()
  return yield* setTier(account.id, tier, { by: ActorId.make(by), paid, why })
})

/** What the form of quotas sets; what is absent stays as it is. */
export interface Settings {
  readonly extraScripts?: number | undefined
  readonly extraTopicViews?: number | undefined
  readonly until?: string | null | undefined
  readonly notes?: string | undefined
  readonly isActive?: boolean | undefined
}

/** Sets somebody's extra quotas, notes and whether they are suspended: all or nothing. */
export const saveSettings = Effect.fn("saveSettings")(function* (
  account: Account,
  settings: Settings,
  cause: Cause,
) {
  const { extraScripts, extraTopicViews, until, notes, isActive } = settings
  yield* atomically(
    Effect.gen(function* () {
      if (extraScripts !== undefined || extraTopicViews !== undefined || until !== undefined) {
        const { bonus } = yield* UsageQuery.use((usage) => usage.of(account.id))
        yield* grantBonus(
          account.id,
          ActorId.make(cause.by),
          {
            _tag: "GrantQuota",
            extraScripts: extraScripts ?? bonus?.extraScripts ?? 0,
            extraTopicViews: extraTopicViews ?? bonus?.extraTopicViews ?? 0,
            until: until === undefined ? (bonus?.until ?? null) : until,
          },
          cause.why,
        )
      }
      if (notes !== undefined) yield* saveNotes(account.id, notes, cause)
      if (isActive !== undefined) yield* setSuspended(account, !isActive, cause)
    }),
  )
})

const saveNotes = Effect.fnUntraced(function* (id: string, notes: string, cause: Cause) {
  const people = yield* People
  const before = (yield* people.byId(id))?.adminNotes ?? ""
  if (before === notes) return
  yield* people.saveNotes(id, notes)
  yield* recordAction({
    action: "notes_set",
    account: id,
    before: { notes: before },
    after: { notes },
    ...cause,
  })
})

/** Sets what somebody hears of, for them. */
export const savePreferencesOf = Effect.fn("savePreferencesOf")(function* (
  account: Account,
  preferences: NotificationPreferences,
  cause: Cause,
) {
  return yield* atomically(
    Effect.gen(function* () {
      const notifications = yield* Notifications
      const before = yield* notifications.preferencesOf(account.id)
      const after = yield* notifications.savePreferences(account.id, preferences)
      yield* recordAction({
        action: "preferences_set",
        account: account.id,
        before: { ...before },
        after: { ...after },
        ...cause,
      })
      return after
    }),
  )
})

/** Signs somebody out everywhere. */
export const endSessionsOf = Effect.fn("endSessionsOf")(function* (account: Account, cause: Cause) {
  yield* atomically(
    Effect.andThen(
      PersonalRecords.use((records) => records.endSessions(account.id)),
      recordAction({ action: "sessions_ended", account: account.id, ...cause }),
    ),
  )
})
