import { collectingContract } from "@rounds/core/testing/topic/collecting-contract.ts"
import { readingsContract } from "@rounds/core/testing/topic/readings-contract.ts"
import { storesOf } from "#testing/collecting.ts"
import { testDatabase } from "#testing/database.ts"

const url = await testDatabase()

collectingContract("Postgres", () => storesOf(url))
readingsContract("Postgres", () => storesOf(url))
