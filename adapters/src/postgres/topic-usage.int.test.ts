import { randomUUID } from "node:crypto"
import { topicUsageContract } from "@rounds/core/testing/insight/topic-usage-contract.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { testDatabase } from "#testing/database.ts"
import { PostgresClient, query } from "./client.ts"
import { PostgresTopicUsage } from "./topic-usage.ts"

const url = await testDatabase()

/** Each test begins without rows. */
const empty = Layer.effectDiscard(
  query("empty", (sql) => sql`TRUNCATE topic_usage_analytics`).pipe(Effect.asVoid),
)

topicUsageContract(
  "Postgres",
  () => Layer.merge(PostgresTopicUsage, empty).pipe(Layer.provide(PostgresClient(url, 2))),
  randomUUID,
)
