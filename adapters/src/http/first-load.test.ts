import { NotSignedIn } from "@rounds/core/account/rejections.ts"
import type { Rejection } from "@rounds/core/contract/rejections.ts"
import * as Effect from "effect/Effect"
import type { Request } from "express"
import { expect, test } from "vitest"
import { firstLoadOf } from "./first-load.ts"
import type { Host } from "./mount.ts"

/** The first load of a page while the account is read so. */
const loadWhile = (user: Effect.Effect<unknown, Rejection>, ownSignIn = true) => {
  const host = {
    reads: new Map([["GET /api/user", () => user]]),
    run: <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromiseExit(effect),
    // A first load asks for nothing else of its host.
  } as unknown as Host<never>
  return firstLoadOf(host, ownSignIn)({ path: "/pricing", query: {} } as Request)
}

test("a page knows a visitor from somebody whose account could only not be read", async () => {
  expect(await loadWhile(Effect.succeed({ id: "1" }))).toEqual({ "GET /api/user": { id: "1" } })
  expect(await loadWhile(Effect.fail(new NotSignedIn()))).toEqual({ "GET /api/user": null })
  expect(await loadWhile(Effect.fail(new NotSignedIn()), false)).toEqual({})
  expect(await loadWhile(Effect.die(new Error("The database is away.")))).toEqual({})
  expect(await loadWhile(Effect.interrupt)).toEqual({})
})
