import * as Layer from "effect/Layer"
import postgres from "postgres"
import { afterAll, beforeEach } from "vitest"
import { eventStoreContract } from "@rounds/core/testing/event-store-contract.ts"
import { testDatabase } from "#testing/database.ts"
import { PostgresKernel } from "./kernel.ts"
import { PostgresUsageQuery } from "./usage.ts"

const url = await testDatabase()
const sql = postgres(url, { max: 1 })
// A second try must not meet the streams of the first.
beforeEach(() => sql`TRUNCATE events, usage, command_receipts, checkpoints`)
afterAll(() => sql.end())

eventStoreContract("Postgres", () => PostgresUsageQuery.pipe(Layer.provideMerge(PostgresKernel(url))))
