import type { Happenings, Notifications, Telling } from "@rounds/core/notification/ports.ts"
import type { News } from "@rounds/core/notification/news.ts"
import { tellAll, tellDue } from "@rounds/core/notification/follow.ts"
import { tellPlans } from "@rounds/core/weekly-plan/tell-plans.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Schedule from "effect/Schedule"
import type { Queue } from "#jobs/queue.ts"
import { JobWorker } from "#jobs/worker.ts"
import type { Sql } from "#postgres/client.ts"
import { PostgresHappenings } from "#postgres/happenings.ts"
import { PostgresNews } from "#postgres/news.ts"
import { PostgresNotifications } from "#postgres/notifications.ts"
import { PostgresTelling } from "#postgres/telling.ts"
import type { Configuration } from "./config.ts"
import { supportOf } from "./mailing.ts"
import { originOf } from "./membership.ts"

/** What happened, and what people are told of it. */
export const Notifying = (
  configuration: Configuration,
): Layer.Layer<Happenings | News | Notifications | Telling, never, Sql> =>
  Layer.mergeAll(
    PostgresHappenings,
    PostgresNews,
    PostgresNotifications,
    PostgresTelling(originOf(configuration)),
  )

/** What is due by the clock, such as a trial that ends soon. What one round misses the next one tells. */
const dueRound: Queue = {
  name: "tell-due",
  retries: 4,
  retryDelaySeconds: 60,
  expireSeconds: 600,
  schedule: "5 * * * *",
}

/** Plans of the week, to those whose Monday morning it is. What one round misses the next one of the morning tells. */
const planRound: Queue = {
  name: "tell-plans",
  retries: 4,
  retryDelaySeconds: 60,
  expireSeconds: 600,
  schedule: "20 * * * *",
}

export const notificationQueues = [dueRound, planRound]

/** So long after the last look the log is looked at again. */
const LOOK_EVERY = "2 seconds"

/**
 * Follows what happens and tells it. Beside others of its kind, each fact is told by one of them. Beside sample data,
 * topics from them are planned too.
 */
export const NotificationWorker = (
  configuration: Pick<Configuration, "ROUNDS_DEMO" | "SUPPORT_EMAIL">,
  publicUrl: string,
) =>
  Layer.mergeAll(
    JobWorker([{ queue: dueRound, handle: () => tellDue(publicUrl) }]),
    JobWorker([{ queue: planRound, handle: () => tellPlans(publicUrl, configuration.ROUNDS_DEMO === "on") }]),
    Layer.effectDiscard(
      tellAll({ publicUrl, support: supportOf(configuration, publicUrl) }).pipe(
        Effect.catchDefect((defect) => Effect.logWarning("notifications wait for the next look", defect)),
        Effect.repeat(Schedule.spaced(LOOK_EVERY)),
        Effect.forkScoped,
      ),
    ),
  )
