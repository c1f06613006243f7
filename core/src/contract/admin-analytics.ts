import * as Schema from "effect/Schema"
import { Reason } from "#admin/action.ts"
import { CollectionFigures, RunOutcome } from "#admin/collections.ts"
import { MailLine, MailState, OperationsNow, WebhookRetried } from "#admin/operations.ts"
import { NewSource, ShownSource, SourceChange, SourceNameTaken, SourceUnknown } from "#admin/sources.ts"
import { SourceNameUnfit } from "#admin/source-names.ts"
import { BackendFigures } from "#insight/backend-figures.ts"
import { FunnelStep, TopicFigures, TopicOrder } from "#insight/topic-usage.ts"
import { Instant, textUpTo, Uuid } from "#kernel/text.ts"
import type { BackendCall } from "#script/ports.ts"
import { AlreadyCollected, CollectionRunning } from "#topic/ports.ts"
import { EditionUnknown } from "#topic/rejections.ts"
import { endpoint } from "./endpoint.ts"
import { FinishedCollection } from "./public.ts"
import { CollectionStep, Delta } from "./scripts.ts"

/** What a call to a model was for, as the costs name it. */
export type CostedAction = BackendCall["actionType"]

export const readTopicAnalytics = endpoint({
  method: "GET",
  path: "/api/admin/analytics/topics",
  summary: "The ten topics of the last 30 days that most was done with, and the way from topic to export",
  access: "admin",
  query: Schema.Struct({ by: Schema.optionalKey(TopicOrder) }),
  success: Schema.Struct({
    /** First day (UTC) that is counted. */
    since: Schema.String,
    topTopics: Schema.Array(TopicFigures),
    funnel: Schema.Array(FunnelStep),
  }),
})

/** How scripts are written, and whether the endpoint took our key: asked at the start, and told by the last call. */
export const AiKey = Schema.Struct({
  standing: Schema.Literals(["offline", "not asked yet", "ready", "refused"]),
})

export const readBackendAnalytics = endpoint({
  method: "GET",
  path: "/api/admin/analytics/backend",
  summary:
    "What writing cost and took by day, model and action; failures; the AI key; queues, webhooks and mail now",
  access: "admin",
  query: Schema.Struct({ days: Schema.optionalKey(Schema.Literals(["7", "30", "90"])) }),
  success: Schema.Struct({ ...BackendFigures.fields, ai: AiKey, ...OperationsNow.fields }),
})

export const readMailLog = endpoint({
  method: "GET",
  path: "/api/admin/mail",
  summary: "Letters and their fate, the newest first",
  access: "admin",
  query: Schema.Struct({
    status: Schema.optionalKey(MailState),
    limit: Schema.optionalKey(
      Schema.FiniteFromString.check(Schema.isInt(), Schema.isBetween({ minimum: 1, maximum: 200 })),
    ),
  }),
  success: Schema.Array(MailLine),
})

export const sendMailAgain = endpoint({
  method: "POST",
  path: "/api/admin/mail/{id}/retry",
  summary:
    "Sends a letter again that could not leave. `sentAgain` is false when it has left, or nothing of it is kept",
  access: "admin",
  params: Schema.Struct({ id: Uuid }),
  success: Schema.Struct({ ...MailLine.fields, sentAgain: Schema.Boolean }),
})

export const retryWebhook = endpoint({
  method: "POST",
  path: "/api/admin/webhooks/{hash}/retry",
  summary: "Tries a message of the payment provider again that was given up",
  access: "admin",
  params: Schema.Struct({ hash: textUpTo(64) }),
  success: WebhookRetried,
})

export const readScrapingAnalytics = endpoint({
  method: "GET",
  path: "/api/admin/analytics/scraping",
  summary:
    "The ten newest collections, and the editions of 14 days: published, withheld and why, what was left out",
  access: "admin",
  success: Schema.Struct({
    ...CollectionFigures.fields,
    nextAt: Instant,
    /** The collection that runs now; its stage is null before it has one. */
    running: Schema.NullOr(Schema.Struct({ stage: Schema.NullOr(CollectionStep) })),
    /** Whether files of posts that are handed over are a source of this installation. */
    takesUploads: Schema.Boolean,
  }),
})

const OneSource = Schema.Struct({ id: Uuid })

export const readSources = endpoint({
  method: "GET",
  path: "/api/admin/subreddits",
  summary: "The sources that topics are collected from, by name, with how each answered last",
  access: "admin",
  success: Schema.Array(ShownSource),
})

export const addSource = endpoint({
  method: "POST",
  path: "/api/admin/subreddits",
  summary: "Adds a source; the next collection reads it",
  access: "admin",
  body: NewSource,
  success: ShownSource,
  rejections: Schema.Union([SourceNameTaken, SourceNameUnfit]),
})

export const changeSource = endpoint({
  method: "PATCH",
  path: "/api/admin/subreddits/{id}",
  summary:
    "Changes name, title of a feed, posts a day (10 to 100) or whether a source is read; the next collection goes by it",
  access: "admin",
  params: OneSource,
  body: SourceChange,
  success: ShownSource,
  rejections: Schema.Union([SourceNameTaken, SourceNameUnfit, SourceUnknown]),
})

export const toggleSource = endpoint({
  method: "PATCH",
  path: "/api/admin/subreddits/{id}/toggle",
  summary: "Says whether a source is read",
  access: "admin",
  params: OneSource,
  body: Schema.Struct({ isActive: Schema.Boolean }),
  success: ShownSource,
  rejections: SourceUnknown,
})

export const runCollection = endpoint({
  method: "POST",
  path: "/api/test-reddit-collection",
  summary: "Collects now, with its stages; too little, or nothing, is told as `success: false`",
  access: "admin",
  success: RunOutcome,
  rejections: Schema.Union([CollectionRunning, AlreadyCollected]),
  streams: { stage: CollectionStep, delta: Delta },
})

export const publishEdition = endpoint({
  method: "POST",
  path: "/api/admin/editions/{id}/publish",
  summary: "Publishes an edition that was kept back; later ones are measured by it",
  access: "admin",
  params: Schema.Struct({ id: Uuid }),
  body: Schema.Struct({ why: Reason }),
  success: FinishedCollection,
  rejections: Schema.Union([EditionUnknown, AlreadyCollected]),
})
