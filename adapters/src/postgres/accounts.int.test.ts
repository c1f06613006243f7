import * as Layer from "effect/Layer"
import { accountsContract, admin } from "@rounds/core/testing/accounts-contract.ts"
import { MemorySecurityLog } from "@rounds/core/testing/memory-security-log.ts"
import { testDatabase } from "#testing/database.ts"
import { PostgresAccounts } from "./accounts.ts"
import { PostgresKernel } from "./kernel.ts"

const url = await testDatabase()

accountsContract("Postgres", () =>
  PostgresAccounts([admin]).pipe(Layer.provide(Layer.merge(PostgresKernel(url), MemorySecurityLog([])))),
)
