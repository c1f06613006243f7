import * as Schema from "effect/Schema"
import { Specialty } from "#topic/specialty.ts"
import { NothingCollected } from "#topic/collect.ts"
import { AlreadyCollected, CollectionRunning } from "#topic/ports.ts"
import { Topic } from "#topic/topic.ts"
import { UpgradeRequired } from "#plan/rejections.ts"
import { QuotaRejection } from "#quota/rejections.ts"
import { textUpTo } from "#kernel/text.ts"
import { CommandIdReused, ConcurrencyConflict } from "#kernel/event-store.ts"
import { endpoint } from "./endpoint.ts"
import { Delta, Stage } from "./scripts.ts"

const CollectionRejection = [CollectionRunning, AlreadyCollected, NothingCollected] as const

/** `all`, like an absent filter, means no filter. */
const SpecialtyQuery = Schema.Struct({
  specialty: Schema.optionalKey(Schema.Union([Specialty, Schema.Literal("all")])),
})

export const readTopics = endpoint({
  method: "GET",
  path: "/api/trending-topics",
  summary: "Topics of the last edition, best first, at most 10. Filtering by specialty is for paid plans",
  access: "public",
  query: SpecialtyQuery,
  success: Schema.Array(Topic),
  shared: true,
  rejections: UpgradeRequired,
})

export const readTopic = endpoint({
  method: "GET",
  path: "/api/trending-topics/{topicId}",
  summary: "One topic with its evidence. Counts one topic view, once per topic and month",
  access: "active",
  params: Schema.Struct({ topicId: textUpTo(100) }),
  success: Topic,
  rejections: Schema.Union([...QuotaRejection.members, ConcurrencyConflict, CommandIdReused]),
})

export const refreshTopics = endpoint({
  method: "POST",
  path: "/api/refresh-trending-topics",
  summary: "Collects again now and gives the new list. For paid plans",
  access: "active",
  query: SpecialtyQuery,
  success: Schema.Array(Topic),
  rejections: Schema.Union([UpgradeRequired, ...CollectionRejection]),
  streams: { stage: Stage, delta: Delta },
  expensive: true,
})

export const initTopics = endpoint({
  method: "POST",
  path: "/api/init-topics",
  summary: "Collects when today has no edition yet; otherwise gives what there is",
  access: "active",
  success: Schema.Struct({ topics: Schema.Array(Topic) }),
  rejections: Schema.Union(CollectionRejection),
  expensive: true,
})
