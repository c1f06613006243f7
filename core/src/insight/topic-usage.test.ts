import * as Layer from "effect/Layer"
import { MemoryTopicUsage } from "#testing/insight/memory-topic-usage.ts"
import { topicUsageContract } from "#testing/insight/topic-usage-contract.ts"
import { MemoryDatabaseLive } from "#testing/memory-database.ts"

let users = 0

topicUsageContract(
  "memory",
  () => MemoryTopicUsage.pipe(Layer.provide(MemoryDatabaseLive)),
  () => `user-${++users}`,
)
