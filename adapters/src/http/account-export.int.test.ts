import { makeExport } from "@rounds/core/account/export.ts"
import type { ExportState } from "@rounds/core/contract/account.ts"
import { afterAll, beforeAll, expect, test } from "vitest"
import { connectPool } from "#postgres/client.ts"
import { publishTopics, startApi, type TestApi } from "#testing/api.ts"
import type { TestClient } from "#testing/client.ts"
import { testDatabase } from "#testing/database.ts"
import { order, somebodyWithScript, topicId } from "#testing/person.ts"
import { unzip } from "#testing/unzip.ts"

const url = await testDatabase()
const sql = connectPool(url, 2)

let api: TestApi
beforeAll(async () => {
  api = await startApi({ databaseUrl: url })
  await api.run(publishTopics({ id: topicId }))
})
afterAll(async () => {
  await api.stop()
  await sql.end()
})

const person = (name: string) => somebodyWithScript(api, name)

const exportIdOf = async (userId: string) =>
  (
    await sql<
      { id: string }[]
    >`SELECT id FROM account_exports WHERE user_id = ${userId} ORDER BY asked_at DESC`
  )[0]?.id ?? ""

test("an export holds what the person gave and made, as JSON and as text, and no secret", async () => {
  const { id, email, client } = await person("export")
  expect((await client.get("/api/account/export")).body).toEqual({ status: "none" })
  expect((await client.post<ExportState>("/api/account/export")).body).toMatchObject({ status: "preparing" })
  expect((await client.post<ExportState>("/api/account/export")).body).toMatchObject({ status: "preparing" })
  const exportId = await exportIdOf(id)
  await api.run(makeExport(exportId))
  await api.run(makeExport(exportId))
  const { body } = await client.get<ExportState>("/api/account/export")
  if (body.status !== "ready") throw new Error("the export is not ready")

  const answer = await client.raw("GET", body.href, undefined)
  expect(answer.headers.get("content-type")).toBe("application/zip")
  const files = await unzip(Buffer.from(await answer.arrayBuffer()))
  const json = (name: string) => JSON.parse(files.get(`${name}.json`) ?? "[]")
  expect(json("account")).toMatchObject([{ id, email }])
  expect(json("profile")).toMatchObject([{ name: "Dr. export", profession: "dietitian" }])
  expect(json("scripts")).toMatchObject([{ topic_title: order.topicTitle }])
  expect(json("usage")).toMatchObject([{ scripts_charged: 1 }])
  expect(json("history").map(({ type }: { type: string }) => type)).toContain("GenerationCharged")
  expect(json("sessions")).not.toHaveLength(0)
  const script = [...files].find(([name]) => name.startsWith("scripts/"))
  expect(script?.[0]).toMatch(/^scripts\/\d{4}-\d\d-\d\d Does creatine cause hair loss\.txt$/)
  expect(script?.[1]).toContain("Draft without AI")
  expect(script?.[1]).toMatch(/not medical advice/i)
  const secrets = await sql<{ secret: string }[]>`
    SELECT token AS secret FROM identity.session UNION ALL SELECT password FROM identity.account`
  const everything = [...files.values()].join()
  expect(secrets.length).toBeGreaterThan(1)
  for (const { secret } of secrets) expect(everything).not.toContain(secret)
  await api.tell()
  expect(await sql`SELECT kind FROM mail_log WHERE user_id = ${id} AND kind LIKE 'data_%'`).toEqual([
    { kind: "data_ready" },
  ])
})

test("an export is its owner's alone, and goes after 48 hours", async () => {
  const owner = await person("owner")
  await owner.client.post("/api/account/export")
  await api.run(makeExport(await exportIdOf(owner.id)))
  const { body } = await owner.client.get<ExportState>("/api/account/export")
  const href = body.status === "ready" ? body.href : "nowhere"
  const stranger = await person("stranger")
  const statusOf = async (client: TestClient) => (await client.raw("GET", href, undefined)).status
  expect([
    await statusOf(owner.client),
    await statusOf(stranger.client),
    await statusOf(api.visitor()),
  ]).toEqual([200, 404, 401])
  await sql`UPDATE account_exports SET expires_at = now() - interval '1 second' WHERE user_id = ${owner.id}`
  expect(await statusOf(owner.client)).toBe(404)
  expect((await owner.client.get("/api/account/export")).body).toEqual({ status: "none" })
})
