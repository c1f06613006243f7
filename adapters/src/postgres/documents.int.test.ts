import { afterAll, beforeAll, expect, test } from "vitest"
import postgres from "postgres"
import { publishTopics, startApi } from "#testing/api.ts"
import { testDatabase } from "#testing/database.ts"
import { checkDocuments } from "./check-documents.ts"

const url = await testDatabase()
const sql = postgres(url, { max: 1 })
const api = await startApi({ databaseUrl: url })
afterAll(async () => {
  await api.stop()
  await sql.end()
})

const ada = await api.confirmed("ada@example.test")
const titles = ["Sleep and screens", "Fibre for beginners", "Stretching before a run"]

beforeAll(async () => {
  await api.run(publishTopics({ id: "one", themeKey: "one" }, { id: "two", themeKey: "two" }))
  for (const topicTitle of titles) {
    const { status } = await ada.post("/api/generate-script", { topicTitle })
    if (status !== 200) throw new Error(`no script: ${status}`)
  }
})

const history = async (query = "") => {
  const { status, body, headers } = await ada.get<ReadonlyArray<{ topicTitle: string }>>(
    `/api/user/scripts${query}`,
  )
  return { status, titles: body.map(({ topicTitle }) => topicTitle), headers }
}

const newestFirst = titles.toReversed()

test("a script of an older release, which lacks a key, stands in the history like any other", async () => {
  await sql`UPDATE generated_scripts SET optimization_tips = optimization_tips - 'viralBasis'
            WHERE topic_title = ${titles[1] ?? ""}`
  const { status, titles: shown, headers } = await history()
  expect({ status, shown }).toEqual({ status: 200, shown: newestFirst })
  expect(headers.get("unreadable-scripts")).toBeNull()
})

test("a script that cannot be read hides no other: it is counted, and the pages go on behind it", async () => {
  await sql`UPDATE generated_scripts SET beats = '"none"' WHERE topic_title = ${titles[1] ?? ""}`
  const all = await history()
  expect(all.titles).toEqual([titles[2], titles[0]])
  expect(all.headers.get("unreadable-scripts")).toBe("1")
  // The last row of the first page is the one that cannot be read.
  const first = await history(`?limit=2`)
  expect(first.titles).toEqual([titles[2]])
  const next = /<([^>]+)>/.exec(first.headers.get("link") ?? "")?.[1] ?? ""
  expect((await history(next.slice(next.indexOf("?")))).titles).toEqual([titles[0]])
})

test("a topic that lacks a key is listed; one that cannot be read hides no other", async () => {
  const list = async () => {
    const { status, body } = await api
      .visitor()
      .get<ReadonlyArray<{ id: string }>>("/api/trending-topics?specialty=all")
    return { status, ids: body.map(({ id }) => id) }
  }
  await sql`UPDATE trending_topics SET engagement_data = engagement_data - 'quality' WHERE id = 'one'`
  await sql`UPDATE trending_topics SET keywords = '7' WHERE id = 'two'`
  expect(await list()).toEqual({ status: 200, ids: ["one"] })
})

test("the doctor names what cannot be read", async () => {
  const checks = await api.run(checkDocuments)
  expect(checks).toMatchObject([
    { name: "script that cannot be read", violations: 1, examples: [expect.stringMatching(/: beats$/)] },
    { name: "guest's script that cannot be read", violations: 0 },
    { name: "script version that cannot be read", violations: 0 },
    { name: "topic that cannot be read", violations: 1, examples: ["two: keywords"] },
    { name: "weekly plan that cannot be read", violations: 0 },
  ])
})
