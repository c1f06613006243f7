import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import { type Cause, recordAction } from "#admin/action.ts"
import { atomically } from "#kernel/atomically.ts"
import { usualLanguage } from "#language/names.ts"
import { Happenings } from "#notification/ports.ts"
import { SecurityLog } from "#security/ports.ts"
import { Accounts, Archive, Exports, PersonalRecords } from "./ports.ts"
import { exportFiles } from "./export-files.ts"
import { EXPORT_HOURS } from "./exports.ts"

/** Takes the wish for an export; a job makes it. Gives where it stands. */
export const askExport = Effect.fn("askExport")(function* (accountId: string, cause: Cause) {
  return yield* atomically(
    Effect.gen(function* () {
      const exports = yield* Exports
      const before = yield* exports.stateOf(accountId)
      if (before.status === "preparing") return before
      yield* exports.ask(accountId)
      yield* noteExport(accountId, cause)
      return yield* exports.stateOf(accountId)
    }),
  )
})

const noteExport = Effect.fnUntraced(function* (accountId: string, cause: Cause) {
  yield* recordAction({ action: "exported", account: accountId, ...cause })
  yield* SecurityLog.use((log) =>
    log.record({
      kind: "account_exported",
      account: accountId,
      by: cause.by === accountId ? null : cause.by,
    }),
  )
})

const archiveOf = Effect.fnUntraced(function* (accountId: string) {
  const files = yield* PersonalRecords.use((records) => records.collect(accountId))
  const account = yield* Accounts.use((accounts) => accounts.byId(accountId))
  const now = yield* DateTime.now
  const reader = account?.language ?? usualLanguage
  return yield* Archive.use((archive) => archive.zip(exportFiles(files, now, reader), now))
})

/** Makes the export that was asked for and tells its owner. Repeating it changes nothing. */
export const makeExport = Effect.fn("makeExport")(function* (id: string) {
  const exports = yield* Exports
  const accountId = yield* exports.waiting(id)
  if (accountId === null) return
  const file = yield* archiveOf(accountId)
  const expiresAt = DateTime.add(yield* DateTime.now, { hours: EXPORT_HOURS })
  yield* atomically(
    Effect.gen(function* () {
      if (!(yield* exports.finish(id, file, expiresAt))) return
      yield* Happenings.use(({ note }) => note(accountId, { _tag: "DataReady", hours: EXPORT_HOURS }))
    }),
  )
})

/** The archive at once, for an operator who answers somebody's request. */
export const exportNow = Effect.fn("exportNow")(function* (accountId: string, cause: Cause) {
  yield* noteExport(accountId, cause)
  return yield* archiveOf(accountId)
})
