import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Status } from "@rounds/core/contract/operator.ts"
import { afterAll, beforeAll, expect, test } from "vitest"
import { query } from "#postgres/client.ts"
import { publishTopics, startApi, type TestApi } from "#testing/api.ts"
import { testDatabase } from "#testing/database.ts"
import { openWebsite } from "./website.ts"

let folder: string
let databaseUrl: string
const running: TestApi[] = []

/** Another process of the product, which remembers nothing that the first one looked at. */
const start = async (env: { readonly [name: string]: string } = {}): Promise<TestApi> => {
  const api = await startApi({ databaseUrl, website: openWebsite(folder), env })
  running.push(api)
  return api
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "rounds-status-"))
  writeFileSync(
    join(folder, "index.html"),
    "<html><head><!--head--></head><body><main><!--shell--></main></body></html>",
  )
  writeFileSync(join(folder, "screens.json"), JSON.stringify(["/status", "/imprint", "/sub-processors"]))
  const page = (title: string) => ({ head: `<title>${title}</title>`, html: `<h1>${title}</h1>` })
  writeFileSync(
    join(folder, "pages.json"),
    JSON.stringify({
      "/status": page("Status"),
      "/imprint": page("Imprint"),
      "/sub-processors": page("Who"),
    }),
  )
  mkdirSync(join(folder, "turkish"))
  for (const file of ["index.html", "pages.json"])
    copyFileSync(join(folder, file), join(folder, "turkish", file))
  databaseUrl = await testDatabase()
})
afterAll(async () => {
  for (const api of running) await api.stop()
  rmSync(folder, { recursive: true, force: true })
})

const statesOf = async (api: TestApi) => {
  const { status, body } = await api.visitor().get<Status>("/api/public/status")
  expect(status).toBe(200)
  return {
    overall: body.overall,
    of: Object.fromEntries(body.parts.map(({ part, state }) => [part, state])),
    since: Object.fromEntries(body.parts.map(({ part, since }) => [part, since])),
  }
}

test("every part says how it is and since when, which another process knows too", async () => {
  const first = await start({
    ROUNDS_DEMO: "on",
    SMTP_URL: "smtp://user:hunter2@mail.clinic.example:2525",
    MAIL_FROM: "Rounds <hello@rounds.example>",
  })
  await first.run(publishTopics({}))
  await first.run(
    query(
      "test.letters",
      (sql) => sql`
        INSERT INTO mail_log (id, kind, recipient, subject, body, tries, queued_at)
        VALUES (gen_random_uuid(), 'welcome', 'a@example.org', 'x', '{}'::jsonb, 2, now() - interval '5 minutes')`,
    ),
  )
  await first.run(
    query(
      "test.beat",
      (sql) => sql`INSERT INTO heartbeats (name, beat_at) VALUES ('worker', '2026-11-20T10:00:00Z')`,
    ),
  )
  const seen = await statesOf(first)
  expect(seen).toMatchObject({
    overall: "down",
    of: { database: "ok", worker: "down", edition: "ok", mail: "degraded", ai: "off", payments: "off" },
    since: { worker: "2026-11-20T10:00:00.000Z" },
  })
  await first.run(
    query("test.beat", (sql) => sql`UPDATE heartbeats SET beat_at = now() WHERE name = 'worker'`),
  )
  const again = await statesOf(await start({ ROUNDS_DEMO: "on" }))
  expect(again.of).toMatchObject({ worker: "ok", mail: "off" })
  expect(again.since["database"]).toBe(seen.since["database"])
  expect(again.since["worker"]).not.toBe(seen.since["worker"])
})

test("without the database it still answers 200 and says what does not work", async () => {
  const api = await startApi({ databaseUrl: await testDatabase() })
  running.push(api)
  await api.run(query("test.lock", (sql) => sql`ALTER TABLE heartbeats RENAME TO hidden`))
  expect(await statesOf(api)).toMatchObject({
    overall: "down",
    of: { database: "down", worker: "down", edition: "down", mail: "off", ai: "off", payments: "off" },
  })
})

test("the pages say it before any script runs", async () => {
  const api = await start({
    IMPRINT_NAME: "Rounds & Söhne GmbH",
    IMPRINT_ADDRESS: "1 Main Street, 10115 Berlin",
    IMPRINT_EMAIL: "hello@rounds.example",
    IMPRINT_VAT_ID: "DE123",
  })
  const html = async (path: string) => (await api.visitor().get<string>(path)).body
  expect(await html("/status")).toMatch(
    /<h1>Status<\/h1><p>[^<]+<\/p><table>.*<td>Database<\/td><td>Works<\/td>/,
  )
  const imprint = await html("/imprint")
  expect(imprint).toContain("<p>Rounds &amp; Söhne GmbH<br>1 Main Street<br>10115 Berlin</p>")
  expect(imprint).toContain("<p>VAT ID: DE123</p>")
  expect(await html("/sub-processors")).toContain("Nobody else works for this installation")
  const turkish = async (path: string) => (await api.visitor("tr").get<string>(path)).body
  expect(await turkish("/status")).toMatch(
    /<p>[^<]+<\/p><table>.*<th scope="col">Durum<\/th>.*<td>Veritabanı<\/td><td>Çalışıyor<\/td>.*Son bakış: \d+ \p{L}+ 2\d{3} \d\d:\d\d UTC\./u,
  )
  expect(await turkish("/imprint")).toContain("<p>Vergi numarası: DE123</p>")
  expect(await turkish("/sub-processors")).toContain("başka kimse çalışmıyor")
  expect(await turkish("/status")).toContain('/social-tr.png">')
})

test("an installation without an imprint says so, and who works for it is what is configured, without a secret", async () => {
  const api = await start({
    SMTP_URL: "smtp://user:hunter2@mail.clinic.example:2525",
    MAIL_FROM: "Rounds <hello@rounds.example>",
    OPENAI_API_KEY: "sk-hunter2",
    OPENAI_MODEL: "gpt",
    HOSTING_PROVIDER: "Cloud of Berlin",
  })
  const { body } = await api.visitor().get("/api/public/operator")
  expect(body).toEqual({
    imprint: null,
    subProcessors: [
      { task: "hosting", name: "Cloud of Berlin" },
      { task: "mail", name: "mail.clinic.example" },
      { task: "ai", name: "api.openai.com" },
    ],
  })
  const pages = await Promise.all(
    ["/imprint", "/sub-processors"].map(async (path) => (await api.visitor().get<string>(path)).body),
  )
  expect(pages[0]).toContain("has not said who they are yet")
  expect(pages[1]).toContain("<td>mail.clinic.example</td>")
  expect(pages.join("")).not.toContain("hunter2")
})
