import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import { type Cause, recordAction } from "#admin/action.ts"
import { atomically } from "#kernel/atomically.ts"
import { streamOf } from "#kernel/dispatch.ts"
import { EventStore } from "#kernel/event-store.ts"
import { Mailer } from "#mail/ports.ts"
import { writeLetter } from "#mail/write-letter.ts"
import { quota } from "#quota/aggregate.ts"
import { SecurityLog } from "#security/ports.ts"
import { subscription } from "#subscription/aggregate.ts"
import { endBillingOf } from "#subscription/end-billing.ts"
import { TrialRedemptions } from "#subscription/ports.ts"
import { Accounts, type Credentials, Erasures, PersonalRecords, SignIns } from "./ports.ts"
import { SignInTooOld } from "./rejections.ts"

/**
 * Takes the wish to be erased: from now on nobody signs in with this account, and a job does the rest. The answer is
 * quick because the provider, who has to be told first, may be slow.
 */
export const askErasure = Effect.fn("askErasure")(function* (accountId: string, cause: Cause) {
  yield* atomically(
    Effect.gen(function* () {
      const erasures = yield* Erasures
      if ((yield* erasures.stateOf(accountId)) !== "none") return
      yield* erasures.ask(accountId)
      yield* Accounts.use((accounts) => accounts.setActive(accountId, false))
      yield* PersonalRecords.use((records) => records.endSessions(accountId))
      yield* recordAction({ action: "erasure_asked", account: accountId, ...cause })
    }),
  )
})

/** How old a sign-in may be for somebody to delete their own account. */
const FRESH_MINUTES = 15

/** Somebody's own wish, from a screen: only right after signing in or giving the password again. */
export const askOwnErasure = Effect.fn("askOwnErasure")(function* (
  accountId: string,
  credentials: Credentials,
) {
  const startedAt = yield* SignIns.use((signIns) => signIns.startedAt(accountId, credentials))
  const limit = DateTime.subtract(yield* DateTime.now, { minutes: FRESH_MINUTES })
  const fresh = startedAt === "elsewhere" || (startedAt !== null && DateTime.isGreaterThan(startedAt, limit))
  if (!fresh) return yield* new SignInTooOld({ minutes: FRESH_MINUTES })
  yield* askErasure(accountId, { by: accountId, why: "asked on the profile" })
})

/**
 * Fulfils the wish: first nothing more is charged, then everything about the person goes at once. Killed anywhere it is
 * begun again, and repeating it changes nothing.
 */
export const erase = Effect.fn("erase")(function* (accountId: string) {
  if ((yield* Erasures.use((erasures) => erasures.stateOf(accountId))) !== "asked") return
  yield* endBillingOf(accountId)
  yield* atomically(
    Effect.gen(function* () {
      const erasures = yield* Erasures
      // Another worker may have been faster while the provider answered.
      if ((yield* erasures.stateOf(accountId)) !== "asked") return
      const account = yield* Accounts.use((accounts) => accounts.byId(accountId))
      const mailer = yield* Mailer
      const goodbye =
        account === null
          ? null
          : writeLetter("account_erased", {
              to: account.email,
              // The account is gone when this leaves.
              userId: null,
              language: yield* mailer.languageOf(account.email),
            })
      yield* eraseRecords(accountId)
      yield* recordAction({ action: "erased", account: accountId, by: "job", why: "" })
      yield* SecurityLog.use((log) => log.record({ kind: "account_erased", account: accountId }))
      yield* erasures.done(accountId)
      if (goodbye !== null) yield* mailer.send(goodbye)
    }),
  )
})

/**
 * Goes on with erasures that another process left open, as one that was killed does: its job comes back only when its
 * time is up. One that fails again is left to that job.
 */
export const finishErasures = Effect.fn("finishErasures")(function* (limit: number) {
  const open = yield* Erasures.use((erasures) => erasures.open(limit))
  yield* Effect.forEach(open, (accountId) =>
    Effect.catchCause(erase(accountId), (cause) => Effect.logWarning("an erasure is left to its job", cause)),
  )
})

/** Everything about one person. Of a used trial the keyed hash of the mailbox stays, and whose it was does not. */
const eraseRecords = Effect.fnUntraced(function* (accountId: string) {
  const store = yield* EventStore
  for (const { name, readModel } of [quota, subscription]) {
    const row = readModel === null ? null : { table: readModel.table, key: readModel.key, id: accountId }
    yield* store.erase(streamOf({ name }, accountId), row)
  }
  yield* TrialRedemptions.use((redemptions) => redemptions.forget(accountId))
  yield* PersonalRecords.use((records) => records.erase(accountId))
})

/** Messages of the provider may come late: what was stored about erased accounts since is erased like the rest. */
export const eraseLateArrivals = Effect.fn("eraseLateArrivals")(function* () {
  const erased = yield* Erasures.use((erasures) => erasures.withLateArrivals)
  yield* Effect.forEach(erased, (accountId) => atomically(eraseRecords(accountId)))
})
