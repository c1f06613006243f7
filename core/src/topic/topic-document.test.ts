import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import { expect, test } from "vitest"
import { documentReader } from "#kernel/document.ts"
import { storedDocuments, withoutEachKey } from "#testing/stored-documents.ts"
import { TopicDocument } from "./topic-document.ts"
import { Topic } from "./topic.ts"

const stored = storedDocuments("topics")
const read = documentReader("topic", TopicDocument)

test("every topic ever stored is read, and is a topic of today", () => {
  for (const document of stored) {
    expect(Schema.is(Topic)(Result.getOrThrow(read("1", document)))).toBe(true)
  }
})

test("every field of today has an example", () => {
  const told = new Set(stored.flatMap((document) => Object.keys(document as object)))
  expect([...told].toSorted()).toEqual(Object.keys(TopicDocument.fields).toSorted())
})

/** What a topic is told by; no release has ever left these out. */
const kept =
  /^(id|themeKey|title|description|trendVelocity|tag|growthVelocity|multiplier|userIntent|isActive|createdAt|updatedAt|engagementData)$|windowFrom$|windowTo$|days\.\d+\.day$|communities\.\d+\.community$|\.(score|opportunity)\.\d+\.name$|specialty$|redditQuotes\.\d+\.text$/

test("a topic that lacks a key of another release is read all the same", () => {
  const refused = stored.flatMap((document) =>
    withoutEachKey(document).flatMap(([path, copy]) =>
      Result.isSuccess(read("1", copy)) || kept.test(path) ? [] : [path],
    ),
  )
  expect(refused).toEqual([])
})

test("evidence of which nothing is known claims nothing", () => {
  const { engagementData, ...topic } = stored[0] as { engagementData: object }
  const { windowFrom, windowTo } = Object.fromEntries(Object.entries(engagementData))
  const { engagementData: evidence } = Result.getOrThrow(
    read("1", { ...topic, engagementData: { windowFrom, windowTo } }),
  )
  expect(evidence).toMatchObject({ significant: false, tail: 1, baseline: "cold", days: [], score: [] })
})

test("why a topic comes now is read, whatever release said it", () => {
  const [topic] = stored as ReadonlyArray<{ readonly engagementData: object }>
  const why = (whyNow: object) =>
    Result.getOrThrow(read("1", { ...topic, engagementData: { ...topic?.engagementData, whyNow } }))
      .engagementData.whyNow
  expect(
    why({ kind: "new_word", says: "New word", posts: 23, word: { text: "gummies", posts: 22 } }),
  ).toMatchObject({
    kind: "new_word",
    word: { text: "gummies", posts: 22 },
    newCommunities: [],
  })
  expect(why({ kind: "spread", says: "New in 2", newCommunities: ["running"] })).toMatchObject({
    kind: "spread",
  })
  const companion = { name: "protein", posts: 9, among: 12, usual: 1, on: null }
  expect(why({ kind: "companion", says: "Protein", companion })).toMatchObject({ companion })
  const atOnce = { asking: true, communities: 6, usual: 1 }
  expect(why({ kind: "at_once", says: "Asked", atOnce })).toMatchObject({ atOnce })
})
