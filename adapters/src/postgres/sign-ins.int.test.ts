import { SignIns } from "@rounds/core/account/ports.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { expect, test } from "vitest"
import { startApi } from "#testing/api.ts"
import { testDatabase } from "#testing/database.ts"
import { PostgresClient } from "./client.ts"
import { PostgresSignIns } from "./sign-ins.ts"

const databaseUrl = await testDatabase()

test("where another's sign-in has taken the place of ours, when somebody signed in is not for us to know", async () => {
  // Leaves the tables of our own sign-in behind.
  await (await startApi({ databaseUrl })).stop()
  const startedAt = (isOwn: boolean) =>
    Effect.runPromise(
      SignIns.use((signIns) =>
        signIns.startedAt(crypto.randomUUID(), { authorization: "Bearer x.y.z", cookie: undefined }),
      ).pipe(Effect.provide(PostgresSignIns(isOwn).pipe(Layer.provide(PostgresClient(databaseUrl, 1))))),
    )
  expect(await startedAt(false)).toBe("elsewhere")
  expect(await startedAt(true)).toBeNull()
})
