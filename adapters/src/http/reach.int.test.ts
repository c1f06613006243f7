import type { Problem } from "@rounds/core/contract/problem.ts"
import type { UserUsage } from "@rounds/core/contract/user.ts"
import type { Profile } from "@rounds/core/account/profile.ts"
import type { ScriptForecast } from "@rounds/core/script/forecast.ts"
import type { Script } from "@rounds/core/script/script.ts"
import { findingsIn } from "@rounds/core/script/sources.ts"
import { afterAll, beforeAll, expect, test } from "vitest"
import { startApi, type TestApi } from "#testing/api.ts"
import { testDatabase } from "#testing/database.ts"

let api: TestApi
beforeAll(async () => {
  api = await startApi({ databaseUrl: await testDatabase() })
})
afterAll(() => api.stop())

const forecastOf = (title: string, more = "") =>
  `/api/script-forecast?topicTitle=${encodeURIComponent(title)}${more}`

const profile = { name: "Ada", profession: "dietitian", experienceLevel: "expert", preferredTone: "casual" }

test("what is forecast is what is written, and nothing is charged for asking", async () => {
  const ada = await api.signUp("forecast@example.org")
  const title = "Melatonin: does it work?"
  const { body: forecast } = await ada.get<ScriptForecast>(forecastOf(title))
  expect(forecast).toMatchObject({ subject: "melatonin", byAi: false, market: "US", promotes: "nothing" })
  expect((await ada.get<UserUsage>("/api/user/usage")).body.scriptGenerations).toBe(0)
  const { body: script } = await ada.post<Script>("/api/generate-script", { topicTitle: title })
  expect(forecast.findings).toBeGreaterThan(2)
  const findings = findingsIn(script.beats).filter((id) => !id.includes(":"))
  expect(findings).toHaveLength(forecast.findings)
  expect(forecast.unsigned).toBe(forecast.findings)
})

test("a subject without findings is forecast as questions, and its script has blanks to fill", async () => {
  const ada = await api.signUp("questions@example.org")
  expect((await ada.get<ScriptForecast>(forecastOf("Beard oil"))).body).toMatchObject({ findings: 0 })
  const { body } = await ada.post<Script>("/api/generate-script", { topicTitle: "Beard oil" })
  expect(body.scriptContent).toMatch(/\[Your key fact/)
})

test("the market and what is promoted are asked once: said with an order, kept, and used by the next", async () => {
  const ada = await api.confirmed("reach@example.org")
  const title = "Melatonin: does it work?"
  expect((await ada.get<ScriptForecast>(forecastOf(title))).body.reachKnown).toBe(false)
  const said = { market: "UK", promotes: "own_service" }
  const first = await ada.post<Script>("/api/generate-script", { topicTitle: title, ...said })
  expect(first.body).toMatchObject(said)
  expect((await ada.get<ScriptForecast>(forecastOf(title))).body).toMatchObject({ ...said, reachKnown: true })
  const second = await ada.post<Script>("/api/generate-script", { topicTitle: title, market: "EU" })
  expect(second.body).toMatchObject({ market: "EU", promotes: "own_service" })
  expect((await ada.get<ScriptForecast>(forecastOf(title))).body).toMatchObject(said)
})

test("the profile shows what was said, keeps what is left out, and takes another answer", async () => {
  const ada = await api.signUp("profile-reach@example.org")
  const saved = await ada.post<Profile>("/api/user/profile", {
    ...profile,
    market: "TR",
    promotes: "product",
  })
  expect(saved.body).toMatchObject({ market: "TR", promotes: "product" })
  const without = await ada.post<Profile>("/api/user/profile", profile)
  expect(without.body).toMatchObject({ market: "TR", promotes: "product" })
  await ada.post<Profile>("/api/user/profile", { ...profile, market: "EU", promotes: null })
  expect((await ada.get<Profile>("/api/user/profile")).body).toMatchObject({
    market: "EU",
    promotes: "product",
  })
  expect((await ada.post<Problem>("/api/user/profile", { ...profile, market: "MARS" })).status).toBe(400)
})

test("a title that is not for filming is answered with a fixed text and the number of the market; nothing is used", async () => {
  const ada = await api.signUp("gate@example.org")
  for (const [title, number] of [
    ["Chest pain at night", "999"],
    ["Suicidal thoughts and antidepressants", "116 123"],
  ] as const) {
    for (const refused of [
      await ada.post<Problem>("/api/generate-script", { topicTitle: title, market: "UK" }),
      await ada.get<Problem>(forecastOf(title, "&market=UK")),
    ]) {
      expect(refused.status).toBe(422)
      expect(refused.body).toMatchObject({ code: "NotForFilming" })
      expect(refused.body.safeMessage?.join(" ")).toContain(number)
      expect(`${refused.body.detail} ${refused.body.safeMessage?.join(" ")}`).not.toMatch(/\bwait\b/i)
    }
  }
  expect((await ada.get<UserUsage>("/api/user/usage")).body).toMatchObject({
    scriptGenerations: 0,
    scriptsOpen: 0,
  })
})

test("a myth may be debunked", async () => {
  const ada = await api.confirmed("myth@example.org")
  const made = await ada.post<Script>("/api/generate-script", {
    topicTitle: "Vaccines cause autism",
    scriptFormat: "myth_buster",
  })
  expect(made.status).toBe(200)
  expect(made.body.scriptContent).toMatch(/no link with autism|no relationship/)
  expect(JSON.stringify([made.body.beats, made.body.hashtags])).not.toMatch(/cause ?autism/i)
})
