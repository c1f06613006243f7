import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { Profiles } from "#account/ports.ts"
import type { Library } from "#evidence/library.ts"
import { standingOf } from "#evidence/standing.ts"
import { claimContextOf } from "./drafting.ts"
import { draftFromFindings } from "./from-findings/draft-from-findings.ts"
import { substanceOf } from "./from-findings/substance-of.ts"
import { saidOf } from "./from-findings/line.ts"
import { type OrderedSettings, settledBy } from "./order-script.ts"
import { ScriptWriter, type WritingOrder } from "./ports.ts"
import { mayBeFilmed } from "./safety/may-be-filmed.ts"
import { type Language, Market, Promotes } from "./settings.ts"
import { citeFrom } from "./sources.ts"
import { topicOf, writingOrderOf } from "./writing-order.ts"

/** What a script would rest on, said before anything is reserved. */
export const ScriptForecast = Schema.Struct({
  /** What the library calls the subject, in the reader's language; null when it has nothing on it. */
  subject: Schema.NullOr(Schema.String),
  /**
   * Findings that the script would be drafted from. 0: the library has none that may be said here and fill the time, so
   * that without AI a script of questions with blanks is written.
   */
  findings: Schema.Natural,
  /** How many sources those have, and the first publishers of them. */
  sources: Schema.Natural,
  publishers: Schema.Array(Schema.String),
  /** How many of the findings no clinician has signed, and how many are due to be read again. */
  unsigned: Schema.Natural,
  overdue: Schema.Natural,
  /** Whether a model writes here unless the order says otherwise. */
  byAi: Schema.Boolean,
  market: Market,
  promotes: Promotes,
  /** Whether the person has said both before; if not, the form asks. */
  reachKnown: Schema.Boolean,
}).annotate({ identifier: "ScriptForecast" })
export type ScriptForecast = typeof ScriptForecast.Type

/** What would be ordered. */
export interface Intention {
  readonly topicId: string | null
  readonly topicTitle: string
  readonly angle: string | null
  readonly settings: OrderedSettings
  /** Without AI although a model is configured. */
  readonly withoutAi: boolean
}

const publishersNamed = 5

/** Says what one Generate click would be written from. Stores and charges nothing, and asks no writer. */
export const forecastScript = Effect.fn("forecastScript")(function* (
  userId: string,
  asked: Intention,
  reader: Language,
) {
  const topic = yield* topicOf(asked.topicId)
  const reach = yield* Profiles.use((profiles) => profiles.reachOf(userId))
  const settings = settledBy(reach, asked.settings)
  yield* Effect.fromResult(mayBeFilmed({ ...asked, settings, topic }))
  const profile = yield* Profiles.use((profiles) => profiles.of(userId))
  const { order, library } = yield* writingOrderOf({ ...asked, settings, userId, profile }, topic)
  const { madeByAi } = yield* ScriptWriter
  const ids =
    madeByAi && !asked.withoutAi ? order.given.findings.map(({ id }) => id) : spokenIn(order, library)
  const today = DateTime.formatIsoDateUtc(yield* DateTime.now)
  const used = library.files.flatMap(({ kind, findings }) =>
    findings.flatMap((finding) => (ids.includes(finding.id) ? [{ kind, finding }] : [])),
  )
  const cite = citeFrom(library)
  const cited = ids.flatMap((id) => cite(id) ?? [])
  const forecast: ScriptForecast = {
    subject: order.given.subjects[0]?.names[reader][0] ?? null,
    findings: used.length,
    sources: new Set(cited.map(({ url }) => url)).size,
    publishers: [...new Set(cited.map(({ publisher }) => publisher))].slice(0, publishersNamed),
    unsigned: used.filter(({ finding }) => finding.signedBy === null).length,
    overdue: used.filter(({ kind, finding }) => standingOf(kind, finding, today) === "overdue").length,
    byAi: madeByAi,
    market: settings.market,
    promotes: settings.promotes,
    reachKnown: reach.market !== null && reach.promotes !== null,
  }
  return forecast
})

/** The findings that the writer without AI speaks in this very order. */
const spokenIn = (order: WritingOrder, library: Library): ReadonlyArray<string> => {
  const substance = substanceOf(library, order)
  const beats =
    substance === null ? null : draftFromFindings(order, substance, claimContextOf(order), order.earlier)
  return [
    ...new Set(
      (beats ?? []).flatMap(({ lines }) => lines.flatMap(saidOf).flatMap(({ findings }) => findings)),
    ),
  ]
}
