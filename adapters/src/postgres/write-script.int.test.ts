import { randomUUID } from "node:crypto"
import { faultyStorage } from "@rounds/core/testing/script/faulty.ts"
import { outcomeContract } from "@rounds/core/testing/script/outcome-contract.ts"
import { writingContract } from "@rounds/core/testing/script/writing-contract.ts"
import * as Layer from "effect/Layer"
import { testDatabase } from "#testing/database.ts"
import { PostgresBackendUsage } from "./backend-usage.ts"
import { PostgresGenerationKeys } from "./generation-keys.ts"
import { PostgresKernel } from "./kernel.ts"
import { PostgresScripts } from "./scripts.ts"
import { PostgresSourceTexts } from "./source-texts.ts"
import { PostgresTopicUsage } from "./topic-usage.ts"
import { PostgresUsageQuery } from "./usage.ts"

const url = await testDatabase()

const storage = () =>
  Layer.mergeAll(
    PostgresScripts,
    PostgresGenerationKeys,
    PostgresBackendUsage,
    PostgresSourceTexts,
    PostgresTopicUsage,
    PostgresUsageQuery,
  ).pipe(Layer.provideMerge(PostgresKernel(url, 4)))

const faulty = (failAt: number) => faultyStorage(storage(), failAt)

writingContract("Postgres", storage, randomUUID, faulty)
outcomeContract("Postgres", storage, randomUUID, faulty)
