import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { sampleTopic } from "@rounds/core/testing/topic/sample-topic.ts"
import { publishTopics, startApi, type TestApi } from "#testing/api.ts"
import { breakable, type BreakableDatabase } from "#testing/breakable.ts"
import { testDatabase } from "#testing/database.ts"
import { openWebsite } from "./website.ts"

const page = `<!doctype html><html><head><!--head--></head><body><div id="root"><!--shell--></div><noscript>A script is needed.</noscript></body></html>`
const hostile = 'A </title><script>alert(1)</script> "topic"'

/** A topic with the reason why now, whose question is also what its first post asks. */
const counted = (
  themeKey: string,
  why: { readonly kind: "more_posts" | "spread"; readonly says: string },
) => {
  const sample = sampleTopic()
  const text = "Is it safe with coffee?"
  return {
    id: `2026-11-20-${themeKey}`,
    themeKey,
    title: "What goes with a tablet?",
    keywords: [],
    redditQuotes: sample.redditQuotes.map((quote) => ({ ...quote, text })),
    engagementData: {
      ...sample.engagementData,
      question: { text, posts: 9, among: 27 },
      whyNow: {
        ...why,
        posts: 27,
        expected: 6,
        word: null,
        firstSeen: null,
        communities: 3,
        newCommunities: [],
      },
    },
  }
}

let folder: string
let api: TestApi
let line: BreakableDatabase
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
  writeFileSync(
    join(folder, "screens.json"),
    JSON.stringify(["/", "/pricing", "/guest-preview", "/topics/$slug"]),
  )
  line = await breakable(await testDatabase())
  api = await startApi({ databaseUrl: line.url, website: openWebsite(folder) })
  await api.run(
    publishTopics(
      { id: "2026-11-20-creatine", themeKey: "creatine" },
      { id: "2026-11-20-hostile", themeKey: "hostile", title: hostile, keywords: [] },
      counted("counted", { kind: "more_posts", says: "27 posts in three days, 6 would be usual" }),
      counted("spread", { kind: "spread", says: "Now in 3 communities, usually in 1" }),
      { id: "2026-11-20-crisis", themeKey: "crisis", title: "How to kill myself", keywords: [] },
    ),
  )
})
afterAll(async () => {
  await api.stop()
  rmSync(folder, { recursive: true, force: true })
})

const ask = async (path: string, language = "en", more: { readonly [header: string]: string } = {}) => {
  const answer = await fetch(`${api.url}${path}`, {
    redirect: "manual",
    headers: { "accept-language": language, ...more },
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

test("a search engine and a shared link are told the question, its count and its days, and nothing that is not counted", async () => {
  const { body } = await ask("/topics/counted")
  const told =
    "“Is it safe with coffee?” 9 of 27 posts ask this, in our words. 27 posts in the three days up to 20 November 2026; 6 would be usual."
  expect(/<meta name="description" content="([^"]*)">/.exec(body)?.[1]).toBe(told)
  expect(/<meta property="og:description" content="([^"]*)">/.exec(body)?.[1]).toBe(told)
  const [, json = "{}"] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body) ?? []
  expect(JSON.parse(json)).toEqual({
    "@context": "https://schema.org",
    "@type": "WebPage",
    name: "What goes with a tablet?",
    description: told,
    inLanguage: "en",
    dateModified: "2026-11-20",
    temporalCoverage: "2026-11-18/2026-11-20",
    mainEntity: { "@type": "Question", name: "Is it safe with coffee?", inLanguage: "en" },
  })
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

test("what a page says, it says once: the count is no reason of its own, a question no second one", async () => {
  const said = (await ask("/topics/counted")).body.split("<h1")[1] ?? ""
  expect(said.match(/in the three days up to/g)).toHaveLength(1)
  expect(said).not.toContain("Why now")
  expect(said.match(/Is it safe with coffee\?/g)).toHaveLength(1)
  expect((await ask("/topics/spread")).body).toContain(
    'Why now: <span lang="en">Now in 3 communities, usually in 1</span>',
  )
})

test.each([
  ["/topics/creatine", "en", "You can read this page without JavaScript. Writing a script needs it."],
  ["/topics/creatine", "tr", "Bu sayfa JavaScript olmadan da okunur. Metin yazmak için JavaScript gerekir."],
  ["/guest-preview", "en", "You can read this page without JavaScript. Writing a script needs it."],
])("%s says in %s what needs a script, and nothing else of it", async (path, language, words) => {
  const { body } = await ask(path, language)
  expect(body.match(/<noscript>.*?<\/noscript>/g)).toEqual([`<noscript>${words}</noscript>`])
})

test("a screen that is nothing without a script says so", async () => {
  expect((await ask("/pricing")).body).toContain("<noscript>A script is needed.</noscript>")
})

test("a visitor's browser that holds the page is told that it is unchanged, without another policy", async () => {
  const first = await ask("/topics/creatine")
  const etag = first.headers.get("etag") ?? ""
  expect(etag).toMatch(/^W\/"[\w-]{43}"$/)
  expect(first.headers.get("cache-control")).toBe("private, no-cache")
  expect(first.headers.get("vary")).toMatch(/accept-language, cookie/)
  expect(first.headers.get("content-security-policy")).toContain("nonce-")

  const again = await ask("/topics/creatine", "en", { "if-none-match": etag })
  expect([again.status, again.body, again.headers.get("etag")]).toEqual([304, "", etag])
  expect(again.headers.get("content-security-policy")).toBeNull()
  expect((await ask("/topics/creatine", "tr", { "if-none-match": etag })).status).toBe(200)
  expect((await ask("/topics/hostile", "en", { "if-none-match": etag })).status).toBe(200)
  expect((await ask("/guest-preview")).headers.get("cache-control")).toBe("no-store")
})

test("what somebody who is signed in is shown, no browser keeps", async () => {
  const ada = await api.signUp("ada@example.org")
  const { headers } = await ada.get("/topics/creatine")
  expect([headers.get("cache-control"), headers.get("etag")]).not.toContain("private, no-cache")
})

test("while the database is away a page says so with a time to wait, and it comes back by itself", async () => {
  const before = await ask("/topics/creatine")
  await line.cut()
  const { status, headers, body } = await ask("/topics/creatine")
  expect([status, headers.get("retry-after"), headers.get("cache-control")]).toEqual([503, "60", "no-store"])
  expect(body).toContain("<h1>This topic cannot be shown right now</h1>")
  expect(body).not.toContain("noindex")
  await line.mend()
  await expect
    .poll(async () => (await ask("/topics/creatine")).status, { timeout: 10_000, interval: 200 })
    .toBe(200)
  expect((await ask("/topics/creatine")).headers.get("etag")).toBe(before.headers.get("etag"))
}, 30_000)

test("what people keep asking stands on the list for visitors, each with its page and the days of its count", async () => {
  const { body } = await ask("/guest-preview")
  expect(body).toContain("<h2>Steady questions</h2>")
  expect(body).toContain("Counted over 7 days.")
  expect(body).toContain(
    '<a href="/topics/steady-knee-trouble-pain" lang="en">Knee trouble: keep moving or rest?</a> <q lang="en">What can I do about the pain?</q> 4 of 9 posts in 7 days ask or answer this, in our words.',
  )
})
