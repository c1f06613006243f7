import type { Cause } from "@rounds/core/admin/action.ts"
import {
  CollectionMonitor,
  publishWithheld,
  runCollection as collectNow,
} from "@rounds/core/admin/collections.ts"
import { DeadWebhooks, Operations } from "@rounds/core/admin/operations.ts"
import { recordAction } from "@rounds/core/admin/action.ts"
import * as sources from "@rounds/core/admin/sources.ts"
import { takesUploads } from "@rounds/core/admin/uploads.ts"
import type { SignedInAccount } from "@rounds/core/account/account.ts"
import {
  addSource,
  changeSource,
  publishEdition,
  readBackendAnalytics,
  readMailLog,
  readScrapingAnalytics,
  readSources,
  readTopicAnalytics,
  retryWebhook,
  sendMailAgain,
  runCollection,
  toggleSource,
} from "@rounds/core/contract/admin-analytics.ts"
import { NotFound } from "@rounds/core/contract/door.ts"
import { BackendReport } from "@rounds/core/insight/backend-figures.ts"
import { TopicUsage } from "@rounds/core/insight/topic-usage.ts"
import { DAY_MILLIS } from "@rounds/core/kernel/day.ts"
import { CollectionProgress } from "@rounds/core/topic/ports.ts"
import { nextCollection } from "@rounds/core/collection/schedule.ts"
import type { WriterStanding } from "@rounds/core/status/status.ts"
import { sendAgain } from "@rounds/core/admin/send-again.ts"
import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import { collectionStage } from "./collection-stage.ts"
import { type Host, mount } from "./mount.ts"
import { mountStreaming } from "./mount-streaming.ts"
import type { Ports } from "./ports.ts"
import type { TopicLists } from "./topic-lists.ts"

const MAIL_SHOWN = 100
const TOPIC_DAYS = 30

/** What administrators count and look after: use, costs, queues, collections and their sources. */
export const mountAdminAnalytics = (
  host: Host<Ports>,
  lists: TopicLists,
  writer: () => WriterStanding,
): void => {
  mount(host, readTopicAnalytics, ({ query: { by = "users" } }) =>
    Effect.gen(function* () {
      const since = yield* dayBefore(TOPIC_DAYS)
      const usage = yield* TopicUsage
      const start = `${since}T00:00:00.000Z`
      return { since, topTopics: yield* usage.top(start, by), funnel: yield* usage.funnel(start) }
    }),
  )

  mount(host, readBackendAnalytics, ({ query: { days = "30" } }) =>
    Effect.gen(function* () {
      const since = yield* dayBefore(Number(days))
      const figures = yield* BackendReport.use((report) => report.since(since))
      const now = yield* Operations.use((operations) => operations.now(since))
      const until = DateTime.formatIsoDateUtc(yield* DateTime.now)
      return { ...figures, until, ...now, ai: { standing: writer() } }
    }),
  )

  mount(host, readMailLog, ({ query: { status = null, limit = MAIL_SHOWN } }) =>
    Operations.use((operations) => operations.mail({ status, limit })),
  )

  mount(host, sendMailAgain, ({ params, account }) =>
    Effect.flatMap(sendAgain(params.id, doneBy(account)), (letter) =>
      letter === null ? Effect.fail(new NotFound()) : Effect.succeed(letter),
    ),
  )

  mount(host, retryWebhook, ({ params, account }) =>
    Effect.gen(function* () {
      const outcome = yield* DeadWebhooks.use((dead) => dead.retry(params.hash))
      if (outcome === null) return yield* new NotFound()
      const { hash, eventName, status, error } = outcome
      yield* recordAction({
        ...doneBy(account),
        action: "webhook_retried",
        subject: `webhook ${hash.slice(0, 12)}`,
        after: { eventName, status, error },
      })
      return outcome
    }),
  )

  mountCollections(host, lists)
  mountSources(host)
}

const mountCollections = (host: Host<Ports>, lists: TopicLists): void => {
  mount(host, readScrapingAnalytics, () =>
    Effect.gen(function* () {
      const figures = yield* CollectionMonitor.use(({ read }) => read)
      const running = yield* CollectionProgress.use((progress) => progress.running)
      const stage = running?.stage ?? null
      return {
        ...figures,
        nextAt: DateTime.formatIso(nextCollection(yield* DateTime.now)),
        takesUploads: yield* takesUploads,
        running: running === null ? null : { stage: stage === null ? null : collectionStage(stage) },
      }
    }),
  )

  mountStreaming(host, runCollection, ({ account }, progress) =>
    Effect.tap(
      collectNow((stage) => progress.stage(collectionStage(stage)), doneBy(account)),
      () => lists.forget,
    ),
  )

  mount(host, publishEdition, ({ params, body, account }) =>
    Effect.tap(publishWithheld(params.id, doneBy(account, body.why)), () => lists.forget),
  )
}

const mountSources = (host: Host<Ports>): void => {
  mount(host, readSources, () =>
    Effect.flatMap(
      sources.Sources.use(({ all }) => all),
      Effect.forEach((one) => sources.shownSource(one)),
    ),
  )
  mount(host, addSource, ({ body, account }) =>
    Effect.flatMap(sources.addSource(body, doneBy(account)), sources.shownSource),
  )
  mount(host, changeSource, ({ params, body, account }) =>
    Effect.flatMap(sources.changeSource(params.id, body, doneBy(account)), sources.shownSource),
  )
  mount(host, toggleSource, ({ params, body, account }) =>
    sources.changeSource(params.id, body, doneBy(account)).pipe(
      // Without a new name none can be taken.
      Effect.catchTag(["SourceNameTaken", "SourceNameUnfit"], Effect.die),
      Effect.flatMap(sources.shownSource),
    ),
  )
}

/** Small settings need no reason; what readers see does. */
const doneBy = (account: Pick<SignedInAccount, "id">, why = ""): Cause => ({ by: account.id, why })

/** The day (UTC) that begins a stretch of so many days, today included. */
const dayBefore = (days: number) =>
  Effect.map(DateTime.now, (now) =>
    new Date(DateTime.toEpochMillis(now) - (days - 1) * DAY_MILLIS).toISOString().slice(0, 10),
  )
