import { collectingContract } from "@rounds/core/testing/topic/collecting-contract.ts"
import { storesOf } from "#testing/collecting.ts"
import { testDatabase } from "#testing/database.ts"

const url = await testDatabase()

collectingContract("Postgres", () => storesOf(url))
