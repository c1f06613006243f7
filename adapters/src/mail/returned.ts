import { ReturnedMail, type ReturnedOutcome } from "@rounds/core/admin/operations.ts"
import { atomically, type Transactions } from "@rounds/core/kernel/atomically.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { Sql } from "#postgres/client.ts"
import { leftLetter, noteReturned } from "#postgres/mail-log.ts"
import { readDeliveryReport } from "./delivery-report.ts"
import { tellRefused } from "./mail-job.ts"

const nothing = (outcome: "no_report" | "not_ours"): ReturnedOutcome => ({
  outcome,
  letter: null,
  reason: null,
})

const take = Effect.fn("take returned mail")(function* (message: Uint8Array) {
  const report = yield* Effect.promise(() => readDeliveryReport(message).catch(() => null))
  // A letter of ours has one recipient; of several groups the one that weighs most counts.
  const worst = report?.reports.toSorted((one, other) => weightOf(other) - weightOf(one))[0]
  if (report === null || worst === undefined) return nothing("no_report")
  const { letter } = report
  const { fate, isAboutAddress, reason } = worst
  return yield* atomically(
    Effect.gen(function* () {
      const left = yield* leftLetter(letter)
      if (left === null) return nothing("not_ours")
      const told = (outcome: ReturnedOutcome["outcome"]): ReturnedOutcome => ({ outcome, letter, reason })
      yield* noteReturned(letter, fate === "permanent", reason)
      yield* Effect.logWarning(`mail ${letter} came back: ${reason}`)
      if (fate === "passing") return told("noted")
      // Whose mail stops is known by the letter alone, never by an address in the report.
      if (!isAboutAddress || left.to === null) return told("refused")
      // A letter that was refused before, on its way or by the same report, has been told.
      if (left.status === "sent") yield* tellRefused(left.to, letter)
      return told("address_stopped")
    }),
  )
})

const weightOf = ({ fate, isAboutAddress }: { readonly fate: string; readonly isAboutAddress: boolean }) =>
  (fate === "permanent" ? 2 : 0) + (isAboutAddress ? 1 : 0)

/** What comes back of letters that a mail server had taken. */
export const LoggedReturnedMail: Layer.Layer<ReturnedMail, never, Sql | Transactions> = Layer.effect(
  ReturnedMail,
  Effect.map(Effect.context<Sql | Transactions>(), (context) => ({
    take: (message) => take(message).pipe(Effect.provideContext(context)),
  })),
)
