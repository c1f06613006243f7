import * as Context from "effect/Context"
import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"

/** What is done with a topic, in the order in which it is done. */
export const TopicAction = Schema.Literals(["view", "script", "copy", "export"])
export type TopicAction = typeof TopicAction.Type

/** What somebody did with a topic, or with a script on it. */
export type TopicUse =
  | { readonly action: "view" }
  | { readonly action: "script" | "copy"; readonly scriptId: string }
  | { readonly action: "export"; readonly scriptId: string; readonly format: string }

/** Who used which topic. A script from a title of one's own has no topic. */
export interface Used {
  readonly userId: string
  readonly topicId: string | null
  readonly topicTitle: string
}

/** A use as it is counted. The same `occasion` of a person, topic and action is one use, however often it is told. */
export interface CountedUse extends Used {
  readonly topicId: string
  readonly action: TopicAction
  readonly occasion: string
  /** ISO 8601, UTC. */
  readonly at: string
}

/** One topic and how it was used. */
export const TopicFigures = Schema.Struct({
  topicId: Schema.String,
  topicTitle: Schema.String,
  uniqueUsers: Schema.Natural,
  totalViews: Schema.Natural,
  totalScripts: Schema.Natural,
  totalCopies: Schema.Natural,
  totalExports: Schema.Natural,
}).annotate({ identifier: "TopicFigures" })
export type TopicFigures = typeof TopicFigures.Type

/** By which of a topic's figures a list is ordered; the others break ties. */
export const TopicOrder = Schema.Literals(["users", "views", "scripts"])
export type TopicOrder = typeof TopicOrder.Type

/** One step of the way from a topic to a film: how often it was taken, and by how many people. */
export const FunnelStep = Schema.Struct({
  action: TopicAction,
  times: Schema.Natural,
  people: Schema.Natural,
})
export type FunnelStep = typeof FunnelStep.Type

/** Port. Counts what people do with topics. */
export class TopicUsage extends Context.Service<
  TopicUsage,
  {
    readonly note: (use: CountedUse) => Effect.Effect<void>
    /** The first ten since a moment (ISO 8601, UTC). */
    readonly top: (since: string, by: TopicOrder) => Effect.Effect<ReadonlyArray<TopicFigures>>
    /** Every step in the order of `TopicAction`, over all topics since a moment. */
    readonly funnel: (since: string) => Effect.Effect<ReadonlyArray<FunnelStep>>
  }
>()("core/insight/TopicUsage") {}

/** Looking and copying count once a day (UTC), a script once, a file once a day and format. */
export const occasionOf = (use: TopicUse, at: string): string => {
  const day = at.slice(0, 10)
  switch (use.action) {
    case "view":
      return day
    case "script":
      return use.scriptId
    case "copy":
      return `${use.scriptId} ${day}`
    case "export":
      return `${use.scriptId} ${use.format} ${day}`
  }
}

/** Counts a use now; of a script without a topic nothing is counted. */
export const noteTopicUse = Effect.fn("noteTopicUse")(function* (
  { userId, topicId, topicTitle }: Used,
  use: TopicUse,
) {
  if (topicId === null) return
  const at = DateTime.formatIso(yield* DateTime.now)
  const occasion = occasionOf(use, at)
  yield* TopicUsage.use((usage) =>
    usage.note({ userId, topicId, topicTitle, action: use.action, occasion, at }),
  )
})
