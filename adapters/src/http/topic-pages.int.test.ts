import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { publishTopics, startApi, type TestApi } from "#testing/api.ts"
import { testDatabase } from "#testing/database.ts"
import { openWebsite } from "./website.ts"

const page = `<!doctype html><html><head><!--head--></head><body><div id="root"><!--shell--></div></body></html>`
const hostile = 'A </title><script>alert(1)</script> "topic"'

let folder: string
let api: TestApi
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "rounds-topics-"))
  mkdirSync(join(folder, "turkish"))
  for (const place of [folder, join(folder, "turkish")]) {
    writeFileSync(join(place, "index.html"), page)
    writeFileSync(
      join(place, "lost.json"),
      JSON.stringify({ head: "<title>Lost</title>", html: "<h1>404</h1>" }),
    )
    writeFileSync(
      join(place, "pages.json"),
      JSON.stringify({ "/guest-preview": { head: "<title>Preview</title>", html: "<h1>Preview</h1>" } }),
    )
  }
  writeFileSync(join(folder, "screens.json"), JSON.stringify(["/", "/guest-preview", "/topics/$slug"]))
  api = await startApi({ databaseUrl: await testDatabase(), website: openWebsite(folder) })
  await api.run(
    publishTopics(
      { id: "2026-11-20-creatine", themeKey: "creatine" },
      { id: "2026-11-20-hostile", themeKey: "hostile", title: hostile, keywords: [] },
      { id: "2026-11-20-crisis", themeKey: "crisis", title: "How to kill myself", keywords: [] },
    ),
  )
})
afterAll(async () => {
  await api.stop()
  rmSync(folder, { recursive: true, force: true })
})

const ask = async (path: string, language = "en") => {
  const answer = await fetch(`${api.url}${path}`, {
    redirect: "manual",
    headers: { "accept-language": language },
  })
  return { status: answer.status, headers: answer.headers, body: await answer.text() }
}

test("a topic's page says before any script what its card says, and that it is sample data", async () => {
  const { status, body } = await ask("/topics/creatine")
  expect(status).toBe(200)
  expect(body).toContain('<h1 lang="en">Does creatine cause hair loss?</h1>')
  expect(body).toContain("Sample data of 20 November 2026.")
  expect(body).toMatch(/27 posts in the three days up to 20 November 2026; [\d.]+ would be usual\./)
  expect(body).toContain("<title>Does creatine cause hair loss? – Rounds</title>")
  expect(body).toContain('<meta name="robots" content="noindex">')
  expect(body).toMatch(/<link rel="canonical" href="http:\/\/[^/"]+\/topics\/creatine">/)
  expect(body).toMatch(/hreflang="tr" href="http:\/\/[^/"]+\/topics\/creatine\?lang=tr"/)
  expect(body).toMatch(/<meta property="og:image" content="http:\/\/[^/"]+\/social\.png">/)
  expect(body).toContain('href="/auth?topicId=2026-11-20-creatine"')
})

test("the words around it are in the reader's language", async () => {
  const { body } = await ask("/topics/creatine", "tr")
  expect(body).toContain("20 Kasım 2026 tarihli örnek veri.")
  expect(body).toContain("Bu konuda metin yazın")
})

test("nothing of it is more than a card: no score, no analysis, no keywords", async () => {
  const { body } = await api.visitor().get<Record<string, unknown>>("/api/public/topics/creatine")
  for (const field of ["engagementData", "trendAnalysis", "redditQuotes", "sourceLinks", "opportunityScore"])
    expect(body).not.toHaveProperty(field)
})

test("a title cannot break out of its page", async () => {
  const { body } = await ask("/topics/hostile")
  expect(body).not.toContain("<script>alert(1)")
  expect(body).toContain("&lt;script&gt;alert(1)&lt;/script&gt;")
})

test.each([
  ["/topics/2026-11-20-creatine", "/topics/creatine"],
  ["/topics/CREATINE", "/topics/creatine"],
])("%s leads for good to the theme's address", async (path, to) => {
  const { status, headers } = await ask(path)
  expect([status, headers.get("location")]).toEqual([301, to])
})

test.each(["/topics/nothing", "/topics/crisis", "/topics/%3Cscript%3E"])("%s is not there", async (path) => {
  const { status, body } = await ask(path)
  expect(status).toBe(404)
  expect(body).not.toContain("kill myself")
})

test("the list for visitors links to the pages without a script", async () => {
  const { body } = await ask("/guest-preview")
  expect(body).toContain('<a href="/topics/creatine" lang="en">Does creatine cause hair loss?</a>')
})

test("topics of sample data are in no list for search engines, the pages are", async () => {
  const { body } = await ask("/sitemap.xml")
  expect(body).toContain("/guest-preview</loc>")
  expect(body).not.toContain("/topics/")
})

test("search finds a topic, shows when it was, and nobody is told what today's rules withhold", async () => {
  const find = async (q: string) =>
    (
      await api
        .visitor()
        .get<{ topics: ReadonlyArray<{ id: string; day: string }> }>(`/api/topics/search?q=${q}`)
    ).body
  expect((await find("creatine")).topics).toMatchObject([{ id: "2026-11-20-creatine", day: "2026-11-20" }])
  expect((await find("kill")).topics).toEqual([])
  expect((await find("%21%21")).topics).toEqual([])
})
