import type { Problem } from "@rounds/core/contract/problem.ts"
import { Outage } from "@rounds/core/kernel/outage.ts"
import * as Cause from "effect/Cause"
import { afterAll, beforeAll, expect, test } from "vitest"
import { startApi, type TestApi } from "#testing/api.ts"
import { testDatabase } from "#testing/database.ts"
import { problemOf } from "./problem.ts"

let api: TestApi

beforeAll(async () => {
  api = await startApi({ databaseUrl: await testDatabase() })
})

afterAll(() => api.stop())

const refusedAt = async (path: string, headers: { readonly [name: string]: string }) => {
  const answer = await fetch(`${api.url}${path}`, { headers })
  // Every refusal of the API is one.
  return (await answer.json()) as Problem
}

test("a refusal is told in the language of who asks, and is the same refusal", async () => {
  const [usual, chosen, browser] = await Promise.all([
    refusedAt("/api/user", { "accept-language": "de, en;q=0.5" }),
    refusedAt("/api/user", { "accept-language": "en", cookie: "language=tr" }),
    refusedAt("/api/user", { "accept-language": "tr-TR,tr;q=0.9,en;q=0.5" }),
  ])
  expect(usual).toMatchObject({ status: 401, code: "NotSignedIn", title: "Not signed in" })
  for (const turkish of [chosen, browser])
    expect(turkish).toMatchObject({
      status: 401,
      code: "NotSignedIn",
      title: "Giriş yapılmadı",
      detail: "Devam etmek için lütfen giriş yapın.",
      message: "Devam etmek için lütfen giriş yapın.",
    })
})

test("the fields at fault are told in that language too", async () => {
  const faulty = await refusedAt("/api/trending-topics?colour=red", { cookie: "language=tr" })
  expect(faulty).toMatchObject({
    status: 400,
    title: "Geçersiz istek",
    detail: "Böyle bir alan yok",
    errors: [{ field: "colour", message: "Böyle bir alan yok" }],
  })
})

test("an outage and a fault of ours are told as well", () => {
  const outage = new Outage({ port: "postgres", operation: "read", retryAfterSeconds: 3 })
  expect(problemOf(Cause.die(outage), "", "turkish")).toMatchObject({
    status: 503,
    title: "Geçici olarak kullanılamıyor",
    retryAfterSeconds: 3,
  })
  expect(problemOf(Cause.die(new Error("x")), "", "turkish").title).toBe("Beklenmeyen hata")
})
