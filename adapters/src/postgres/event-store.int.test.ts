import * as Layer from "effect/Layer"
import { eventStoreContract } from "@rounds/core/testing/event-store-contract.ts"
import { testDatabase } from "#testing/database.ts"
import { PostgresKernel } from "./kernel.ts"
import { PostgresUsageQuery } from "./usage.ts"

const url = await testDatabase()

eventStoreContract("Postgres", () => PostgresUsageQuery.pipe(Layer.provideMerge(PostgresKernel(url))))
