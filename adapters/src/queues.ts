import * as Layer from "effect/Layer"
import { PgBossClient } from "#jobs/boss.ts"
import { dailyCollection, lateCollection } from "#jobs/daily-collection.ts"
import { PgBossJobs } from "#jobs/jobs.ts"
import { purgePosts } from "#jobs/purge-posts.ts"
import { reaping } from "#jobs/reaper.ts"
import { accountQueues } from "./account-life.ts"
import { mailQueues } from "./mailing.ts"
import { membershipQueues } from "./membership.ts"
import { notificationQueues } from "./notifying.ts"

const queues = [
  dailyCollection,
  lateCollection,
  purgePosts,
  reaping,
  ...mailQueues,
  ...accountQueues,
  ...membershipQueues,
  ...notificationQueues,
]

/** Sends jobs; works on none. */
export const Queues = ({ databaseUrl }: { readonly databaseUrl: string }) =>
  PgBossJobs.pipe(Layer.provideMerge(PgBossClient(databaseUrl, queues)))
