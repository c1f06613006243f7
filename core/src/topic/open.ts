import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { noteTopicUse } from "#insight/topic-usage.ts"
import { dispatch, stateOf } from "#kernel/dispatch.ts"
import { ActorId } from "#kernel/stamped.ts"
import { allowanceOf } from "#plan/allowance.ts"
import { entitlementNow } from "#plan/entitlement-now.ts"
import { PlanSelectionRequired, UpgradeRequired } from "#plan/rejections.ts"
import { quota } from "#quota/aggregate.ts"
import { isOpen, usageFacts } from "#quota/state.ts"
import { TopicViewsUsedUp } from "#quota/rejections.ts"
import { notBefore, usageAt } from "#quota/usage.ts"
import { TopicArchive } from "./archive.ts"
import { historyFrom } from "./history.ts"
import { Topics } from "./ports.ts"
import { TopicNotOpened, TopicUnknown } from "./rejections.ts"
import { detailOf } from "./shown.ts"
import type { Topic } from "./topic.ts"

/** Who wants to see a topic, and which. */
export interface TopicRequest {
  readonly userId: string
  readonly topicId: string
}

/** What opening a topic took: nothing when it was opened in this month before. */
export const TopicView = Schema.Struct({ topicId: Schema.String, counted: Schema.Boolean }).annotate({
  identifier: "TopicView",
})
export type TopicView = typeof TopicView.Type

/** Opens a topic: one topic view, the first time in a month. Reading it is then free until the month ends. */
export const openTopic = Effect.fn("openTopic")(function* ({ userId, topicId }: TopicRequest) {
  const topic = yield* topicOf(topicId)
  const { tier, requiresPlanSelection } = yield* entitlementNow(userId)
  const events = yield* dispatch(
    quota,
    { id: userId, by: ActorId.make(userId) },
    { _tag: "ViewTopic", topicId: topic.id, allowance: allowanceOf(tier).topicViews },
  ).pipe(Effect.catchTag("TopicViewsUsedUp", (usedUp) => Effect.fail(wayOn(usedUp, requiresPlanSelection))))
  yield* noteTopicUse({ userId, topicId: topic.id, topicTitle: topic.title }, { action: "view" })
  return { topicId: topic.id, counted: events.some(({ _tag }) => _tag === "TopicViewed") }
})

/** A topic with its evidence. Spends nothing: a plan that counts topic views reads only what it has opened this month. */
export const readOpened = Effect.fn("readOpened")(function* ({ userId, topicId }: TopicRequest) {
  const topic = yield* topicOf(topicId)
  const { tier, requiresPlanSelection } = yield* entitlementNow(userId)
  const { topicViews } = allowanceOf(tier)
  if (topicViews === null) return yield* opened(topic)
  const state = yield* stateOf(quota, userId)
  const now = notBefore(state.at, yield* DateTime.now)
  if (isOpen(state, topic.id, now)) return yield* opened(topic)
  const usage = usageAt(usageFacts(state), now, { scripts: null, topicViews })
  const limit = usage.topicViewsLimit ?? topicViews
  const used = usage.topicViews
  if (used < limit) return yield* new TopicNotOpened({ limit, used })
  const usedUp = new TopicViewsUsedUp({ limit, used, resetsAt: usage.resetsAt })
  return yield* Effect.fail(wayOn(usedUp, requiresPlanSelection))
})

/** Lists by specialty are a matter of the plan. */
export const mayFilter = Effect.fn("mayFilter")(function* (userId: string) {
  const { tier } = yield* entitlementNow(userId)
  if (!allowanceOf(tier).specialtyFilter) return yield* new UpgradeRequired({ feature: "specialty_filter" })
})

/** The history of a topic's theme, as it is known on the topic's last day. */
export const historyOf = Effect.fn("historyOf")(function* (topicId: string) {
  return historyFrom(yield* TopicArchive.use((archive) => archive.daysOf(topicId)))
})

const opened = (topic: Topic) => Effect.map(historyOf(topic.id), (history) => detailOf(topic, history))

const topicOf = Effect.fnUntraced(function* (topicId: string) {
  const topic = yield* Topics.use((topics) => topics.byId(topicId))
  return topic ?? (yield* new TopicUnknown({ topicId }))
})

/** After a trial or a plan has ended, the way on is to choose one. */
const wayOn = (
  usedUp: TopicViewsUsedUp,
  requiresPlanSelection: boolean,
): TopicViewsUsedUp | PlanSelectionRequired =>
  requiresPlanSelection
    ? new PlanSelectionRequired({ of: "topic_views", limit: usedUp.limit, used: usedUp.used })
    : usedUp
