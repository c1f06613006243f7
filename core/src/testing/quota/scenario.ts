import * as DateTime from "effect/DateTime"
import * as Result from "effect/Result"
import { fold } from "#kernel/decider.ts"
import { ActorId } from "#kernel/stamped.ts"
import type { QuotaCommand } from "#quota/commands.ts"
import { quotaDecider } from "#quota/decider.ts"
import type { QuotaEvent } from "#quota/events.ts"
import type { QuotaRejection } from "#quota/rejections.ts"
import { usageFacts } from "#quota/state.ts"
import { type MonthlyAllowance, type Usage, usageAt } from "#quota/usage.ts"

const by = ActorId.make("ada")

/** One account's history, command by command: the stream grows by what was decided. */
export interface Account {
  readonly events: ReadonlyArray<QuotaEvent>
  readonly send: (command: QuotaCommand, at: string) => Result.Result<Account, QuotaRejection>
  /** As `send`; a refusal leaves the account as it was. */
  readonly after: (command: QuotaCommand, at: string) => Account
  /** The tag of the refusal; "" when the command is accepted. */
  readonly refusal: (command: QuotaCommand, at: string) => string
  readonly usage: (at: string, allowance: MonthlyAllowance) => Usage
}

const holding = (events: ReadonlyArray<QuotaEvent>): Account => {
  const state = fold(quotaDecider, events)
  const send = (command: QuotaCommand, at: string) =>
    Result.map(
      quotaDecider.decide({ command, at: DateTime.makeUnsafe(at), by, commandId: "command" }, state),
      (decided) => holding([...events, ...decided]),
    )
  return {
    events,
    send,
    after: (command, at) => Result.getOrElse(send(command, at), () => holding(events)),
    refusal: (command, at) =>
      Result.match(send(command, at), { onSuccess: () => "", onFailure: ({ _tag }) => _tag }),
    usage: (at, allowance) => usageAt(usageFacts(state), DateTime.makeUnsafe(at), allowance),
  }
}

export const newAccount: Account = holding([])

export const reserve = (reservationId: string, allowance: number | null = 5): QuotaCommand => ({
  _tag: "ReserveGeneration",
  reservationId,
  allowance,
})
export const charge = (reservationId: string): QuotaCommand => ({ _tag: "ChargeGeneration", reservationId })
export const release = (reservationId: string): QuotaCommand => ({
  _tag: "ReleaseGeneration",
  reservationId,
  reason: "writer_failed",
})
export const view = (topicId: string, allowance: number | null = 10): QuotaCommand => ({
  _tag: "ViewTopic",
  topicId,
  allowance,
})
export const grant = (extraScripts: number, extraTopicViews: number, until: string | null): QuotaCommand => ({
  _tag: "GrantQuota",
  extraScripts,
  extraTopicViews,
  until,
})

/** Sends every command in turn at one instant; refusals are passed over. */
export const sendAll = (account: Account, commands: ReadonlyArray<QuotaCommand>, at: string): Account =>
  commands.reduce((now, command) => now.after(command, at), account)
