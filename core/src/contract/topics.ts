import * as Schema from "effect/Schema"
import { FoundForYou } from "#for-you/found.ts"
import { CommandIdReused, ConcurrencyConflict } from "#kernel/event-store.ts"
import { textUpTo } from "#kernel/text.ts"
import { PlanSelectionRequired, UpgradeRequired } from "#plan/rejections.ts"
import { QuotaRejection, TopicViewsUsedUp } from "#quota/rejections.ts"
import { DatedTopic } from "#topic/archive.ts"
import { TopicView } from "#topic/open.ts"
import { AlreadyCollected, CollectionRunning } from "#topic/ports.ts"
import {
  EditionWithheld,
  NothingCollected,
  RefreshedJustNow,
  TopicNotOpened,
  TopicUnknown,
} from "#topic/rejections.ts"
import { TopicCard, TopicDetail } from "#topic/shown.ts"
import { Specialty } from "#topic/specialty.ts"
import { SteadyQuestion } from "#topic/steady-question.ts"
import { WeekTopic } from "#topic/week.ts"
import { endpoint } from "./endpoint.ts"
import { CollectionStep, Delta } from "./scripts.ts"

const CollectionRejection = [CollectionRunning, AlreadyCollected, NothingCollected, EditionWithheld] as const

/** `all`, like an absent filter, means no filter. */
const SpecialtyQuery = Schema.Struct({
  specialty: Schema.optionalKey(Schema.Union([Specialty, Schema.Literal("all")])),
})

const TopicParams = Schema.Struct({ topicId: textUpTo(100) })

export const readTopics = endpoint({
  method: "GET",
  path: "/api/trending-topics",
  summary: "Topics of the last edition, best first, at most 10. Filtering by specialty is for paid plans",
  access: "public",
  query: SpecialtyQuery,
  success: Schema.Array(TopicCard),
  shared: true,
  rejections: UpgradeRequired,
})

export const readSteadyQuestions = endpoint({
  method: "GET",
  path: "/api/steady-questions",
  summary:
    "What people keep asking over the last seven days about subjects that do not rise, most asked first, at most 10. Filtering by specialty is for paid plans",
  access: "public",
  query: SpecialtyQuery,
  success: Schema.Array(SteadyQuestion),
  shared: true,
  rejections: UpgradeRequired,
})

export const readTopicsOfWeek = endpoint({
  method: "GET",
  path: "/api/topics/week",
  summary:
    "Where the day has fewer than ten topics and steady questions: topics of the last seven days, as many as make ten; for a specialty, those of its field, then those of the fields beside it. Filtering by specialty is for paid plans",
  access: "active",
  query: SpecialtyQuery,
  success: Schema.Array(WeekTopic),
  rejections: UpgradeRequired,
})

export const searchTopics = endpoint({
  method: "GET",
  path: "/api/topics/search",
  summary:
    "Topics of the last 90 days by words of their title, question or subject, newest first, of each theme the newest, 20 at a time; signed in, with what you have to do with each",
  access: "public",
  query: Schema.Struct({
    q: textUpTo(100),
    /** `next` of the answer before. */
    cursor: Schema.optionalKey(textUpTo(400)),
  }),
  success: FoundForYou,
})

export const readPublicTopic = endpoint({
  method: "GET",
  path: "/api/public/topics/{slug}",
  summary:
    "The newest topic of a theme as everybody may read it; the theme's present address is its `themeKey`",
  access: "public",
  params: Schema.Struct({ slug: textUpTo(150) }),
  success: DatedTopic,
  shared: true,
  rejections: TopicUnknown,
})

export const readTopic = endpoint({
  method: "GET",
  path: "/api/trending-topics/{topicId}",
  summary: "One topic with its evidence; a plan that counts topic views reads what it has opened this month",
  access: "active",
  params: TopicParams,
  success: TopicDetail,
  rejections: Schema.Union([TopicUnknown, TopicNotOpened, TopicViewsUsedUp, PlanSelectionRequired]),
})

export const openTopic = endpoint({
  method: "POST",
  path: "/api/trending-topics/{topicId}/views",
  summary: "Opens a topic for this month. Counts one topic view, once per topic and month",
  access: "active",
  params: TopicParams,
  success: TopicView,
  rejections: Schema.Union([
    TopicUnknown,
    PlanSelectionRequired,
    ...QuotaRejection.members,
    ConcurrencyConflict,
    CommandIdReused,
  ]),
})

export const refreshTopics = endpoint({
  method: "POST",
  path: "/api/refresh-trending-topics",
  summary: "Collects again now and gives the new list; follows a collection that runs. For paid plans",
  access: "active",
  query: SpecialtyQuery,
  success: Schema.Array(TopicCard),
  rejections: Schema.Union([UpgradeRequired, RefreshedJustNow, ...CollectionRejection]),
  streams: { stage: CollectionStep, delta: Delta },
  expensive: true,
  idempotencyKey: "receipt",
})

export const initTopics = endpoint({
  method: "POST",
  path: "/api/init-topics",
  summary: "Collects where there is no edition at all, at most once an hour; otherwise gives what there is",
  access: "active",
  success: Schema.Struct({ topics: Schema.Array(TopicCard) }),
  rejections: Schema.Union(CollectionRejection),
  expensive: true,
  idempotencyKey: "receipt",
})
