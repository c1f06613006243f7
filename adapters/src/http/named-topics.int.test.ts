import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { sampleTopic } from "@rounds/core/testing/topic/sample-topic.ts"
import { publishTopics, startApi, type TestApi } from "#testing/api.ts"
import { testDatabase } from "#testing/database.ts"
import { openWebsite } from "./website.ts"

const page = `<!doctype html><html><head><!--head--></head><body><div id="root"><!--shell--></div></body></html>`

/** A topic that is but a name, with three of its posts, which share no question. */
const kale = () => {
  const sample = sampleTopic()
  return {
    id: "2026-11-20-kale",
    themeKey: "kale",
    title: "Kale",
    postCount: 5,
    keywords: ["kale"],
    redditQuotes: ["Can it be eaten raw?", "How long does it keep?", "Which kind is sweetest?"].flatMap(
      (text) => sample.redditQuotes.map((quote) => ({ ...quote, text })),
    ),
    engagementData: { ...sample.engagementData, expected: 2.04, question: null, tells: "subject" as const },
  }
}

let folder: string
let api: TestApi
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "rounds-named-"))
  mkdirSync(join(folder, "turkish"))
  for (const place of [folder, join(folder, "turkish")]) {
    writeFileSync(join(place, "index.html"), page)
    writeFileSync(join(place, "lost.json"), JSON.stringify({ head: "<title>Lost</title>", html: "" }))
    writeFileSync(
      join(place, "pages.json"),
      JSON.stringify({ "/guest-preview": { head: "<title>Preview</title>", html: "<h1>Preview</h1>" } }),
    )
  }
  writeFileSync(join(folder, "screens.json"), JSON.stringify(["/", "/guest-preview", "/topics/$slug"]))
  api = await startApi({ databaseUrl: await testDatabase(), website: openWebsite(folder) })
  // The name comes first by its rank: more posts than usual came than for the question.
  await api.run(publishTopics(kale(), { id: "2026-11-20-creatine", themeKey: "creatine" }))
})
afterAll(async () => {
  await api.stop()
  rmSync(folder, { recursive: true, force: true })
})

const ask = async (path: string, language: string) =>
  await (await fetch(`${api.url}${path}`, { headers: { "accept-language": language } })).text()

test.each([
  [
    "en",
    "Kale: 5 posts in three days, usually 2",
    "Kale: 5 posts in the three days up to 20 November 2026; 2 would be usual. No question that half of them share. Read them before you film.",
  ],
  [
    "tr",
    "Kale: üç günde 5 paylaşım, genelde 2 olur",
    "Kale: 20 Kasım 2026 gününe kadarki üç günde 5 paylaşım; olağanı 2. En az yarısının sorduğu ortak bir soru yok. Çekmeden önce okuyun.",
  ],
])(
  "in %s the page of a name is called by its count, and has posts to read",
  async (language, title, told) => {
    const body = await ask("/topics/kale", language)
    expect(body).toContain(`<title>${title} – Rounds</title>`)
    expect(body).toContain(`<meta property="og:title" content="${title}">`)
    expect(/<meta name="description" content="([^"]*)">/.exec(body)?.[1]).toBe(told)
    expect(body).toContain('<h1 lang="en">Kale</h1>')
    expect(body).toContain('<p><span lang="en">Can it be eaten raw?</span>')
    expect(body).toContain('<p><span lang="en">How long does it keep?</span>')
    expect(body).not.toContain("Which kind is sweetest?")
    expect(body).not.toContain('"@type":"Question"')
  },
)

test("a title that states a question stays the title of its page", async () => {
  expect(await ask("/topics/creatine", "en")).toContain(
    "<title>Does creatine cause hair loss? – Rounds</title>",
  )
})

test.each([
  ["en", "Named more than usual", "More posts than usual, but no question that half of them share."],
  [
    "tr",
    "Her zamankinden çok anılanlar",
    "Paylaşım sayısı her zamankinden fazla, ama en az yarısının sorduğu ortak bir soru yok.",
  ],
])(
  "in %s the list for visitors has names behind the questions, below a heading",
  async (language, heading, text) => {
    const [asked = "", named = ""] = (await ask("/guest-preview", language)).split(
      `<h2>${heading}</h2><p>${text}`,
    )
    expect(asked).toContain('href="/topics/creatine"')
    expect(asked).not.toContain('href="/topics/kale"')
    expect(named).toContain('<a href="/topics/kale" lang="en">Kale</a>')
    expect(named).not.toContain('href="/topics/creatine"')
  },
)

test("a script is written on a name, and carries it as its title", async () => {
  const ada = await api.signUp("ada@example.org")
  const { status, body } = await ada.post<{ topicTitle: string; beats: ReadonlyArray<unknown> }>(
    "/api/generate-script",
    { topicId: "2026-11-20-kale", topicTitle: "Kale", withoutAi: true },
  )
  expect([status, body.topicTitle]).toEqual([200, "Kale"])
  expect(body.beats.length).toBeGreaterThan(2)
})

test("among saved topics a name is told from a question", async () => {
  const bo = await api.signUp("bo@example.org")
  for (const theme of ["kale", "creatine"])
    expect((await bo.put(`/api/user/topics/${theme}/mark`, { mark: "saved" })).status).toBe(200)
  const { body } = await bo.get<{ topics: ReadonlyArray<Record<string, unknown>> }>(
    "/api/user/marked-topics?mark=saved",
  )
  expect(body.topics).toMatchObject([
    { themeKey: "creatine", statesQuestion: true },
    { themeKey: "kale", statesQuestion: false },
  ])
  expect(body.topics[0]).not.toHaveProperty("tells")
})
