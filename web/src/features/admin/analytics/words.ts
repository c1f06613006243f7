import type { CostedAction } from "@rounds/core/contract/admin-analytics.ts"
import { viewersLocale } from "#lib/locale.ts"
import { wordsOf } from "#lib/words.ts"
import { adminAnalytics as phrases } from "#words/admin/analytics.ts"

const inDollars = { style: "currency", currency: "USD", currencyDisplay: "narrowSymbol" } as const
const money = new Intl.NumberFormat(viewersLocale, inDollars)
const smallMoney = new Intl.NumberFormat(viewersLocale, { ...inDollars, maximumSignificantDigits: 2 })
const short = new Intl.NumberFormat(viewersLocale, { notation: "compact", maximumFractionDigits: 1 })

/** Under a cent what counts is how many zeros there are. */
export const dollars = (value: number) =>
  value > 0 && value < 0.01 ? smallMoney.format(value) : money.format(value)

/** 4,112,000 as "4.1M". */
export const compact = (value: number) => short.format(value)

const actions: { readonly [A in CostedAction]: string } = {
  script_generation: phrases.scripts,
  beat_rewrite: phrases.rewrittenBeats,
  guest_script: phrases.guestsScripts,
  claims_reading: phrases.claimsReading,
  topic_label: phrases.wordingTopics,
}
const isAction = (action: string): action is CostedAction => action in actions
/** What a call was for; rows of later releases may name what this one does not know. */
export const actionWords = (action: string) => (isAction(action) ? actions[action] : wordsOf(action))

const reasons: { readonly [reason: string]: string } = {
  WriterTimedOut: phrases.noAnswerInTime,
  WriterUnavailable: phrases.aiDidNotAnswer,
  WriterMisconfigured: phrases.aiRefusedOurKey,
  ScriptRefused: phrases.draftDidNotPass,
  DraftUnusable: phrases.answerWasNoDraft,
  AnswerLost: phrases.answerBrokeOff,
  GenerationInterrupted: phrases.givenUpHalfWay,
}
/** Why a call failed; a reason without words of its own is told by its name. */
export const reasonWords = (reason: string) => reasons[reason] ?? wordsOf(reason)

/** The days (UTC) from the first to the last, without gaps. */
export const daysBetween = (since: string, until: string): ReadonlyArray<string> => {
  const first = Date.parse(`${since}T00:00:00Z`)
  const count = (Date.parse(`${until}T00:00:00Z`) - first) / 86_400_000 + 1
  return Array.from({ length: count }, (_, at) =>
    new Date(first + at * 86_400_000).toISOString().slice(0, 10),
  )
}
