import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { expect, test } from "vitest"
import { type BackendCall, BackendUsage } from "#script/ports.ts"
import { sampleTopic } from "#testing/topic/sample-topic.ts"
import { labelTopics } from "./label-topics.ts"
import { type LabelAnswer, type LabelledPost, type LabelOrder, TopicLabeller } from "./ports.ts"

const posts = ["a", "b", "c", "d"].map((id): LabelledPost => ({
  id,
  title: `Post ${id} on creatine`,
  body: "",
  community: "Fitness",
  upvotes: 1,
  comments: 0,
  url: `https://forum.example/${id}`,
}))

const topics = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    sampleTopic({
      id: `topic-${at}`,
      themeKey: `key-${at}`,
      title: `Creatine ${at}`,
      keywords: ["creatine"],
    }),
  )

const materialOf = (count: number) => new Map(topics(count).map(({ themeKey }) => [themeKey, posts]))

const good = (title: string): LabelAnswer => ({
  label: {
    title,
    question: { text: "Which kind of creatine should I take?", askedBy: ["a", "b", "c"] },
    paraphrases: [],
    angles: [],
    belongs: ["a", "b", "c", "d"],
  },
  tokens: 100,
  cost: 0.001,
})

const run = async (
  count: number,
  answer: (order: LabelOrder, call: number) => LabelAnswer,
  listed = topics(count),
) => {
  const calls: Array<BackendCall> = []
  let asked = 0
  const outside = Layer.merge(
    Layer.succeed(BackendUsage, { record: (call) => Effect.sync(() => void calls.push(call)) }),
    Layer.succeed(TopicLabeller, { label: (order) => Effect.sync(() => answer(order, asked++)) }),
  )
  const labelled = await Effect.runPromise(
    labelTopics(listed, materialOf(count)).pipe(Effect.provide(outside)),
  )
  return { labelled, calls, asked }
}

test("words change, and nothing that is counted", async () => {
  const { labelled, calls } = await run(1, () => good("Which creatine do people ask about?"))
  const [before] = topics(1)
  expect(labelled).toEqual([
    {
      ...before,
      title: "Which creatine do people ask about?",
      previewSnippet:
        "“Which kind of creatine should I take?” 3 of the 4 posts read for it ask this, in our words.",
    },
  ])
  expect(calls).toMatchObject([
    { userId: null, actionType: "topic_label", tokensUsed: 100, apiCost: 0.001, success: true },
  ])
})

test("twenty topics of an edition are worded, the first ones", async () => {
  const { labelled, asked } = await run(30, (_, call) =>
    good(`Which creatine do you take, ${"abcdefghijklmnopqrst"[call]} version?`),
  )
  expect(asked).toBe(20)
  expect(labelled.map(({ title }) => title.startsWith("Which creatine"))).toEqual([
    ...Array.from({ length: 20 }, () => true),
    ...Array.from({ length: 10 }, () => false),
  ])
})

test("topics of each language have their turn, in their own words and with our own count", async () => {
  const listed = topics(30).map((topic, at) => (at < 25 ? topic : { ...topic, language: "turkish" as const }))
  const asked: Array<LabelOrder> = []
  const { labelled } = await run(
    30,
    (order, call) => {
      asked.push(order)
      if (order.language === "english") return { label: "unreadable", tokens: 1, cost: null }
      const letter = "abcdefghijklmnopqrst"[call] ?? ""
      return {
        label: {
          title: `Hangi creatine daha uygun, ${letter} sürümü mü?`,
          question: { text: "Hangi kreatini almalıyım, bilen var mı?", askedBy: ["a", "b", "c", "d"] },
          paraphrases: [],
          angles: [],
          belongs: ["a", "b", "c", "d"],
        },
        tokens: 1,
        cost: null,
      }
    },
    listed,
  )
  expect(asked.slice(0, 4).map(({ language }) => language)).toEqual([
    "english",
    "turkish",
    "english",
    "turkish",
  ])
  expect(asked.filter(({ language }) => language === "turkish")).toHaveLength(5)
  expect(labelled[25]?.title).toMatch(/^Hangi creatine daha uygun/)
  expect(labelled[25]?.previewSnippet).toBe(
    "“Hangi kreatini almalıyım, bilen var mı?” Bu konu için okunan 4 paylaşımın tamamı bunu soruyor; sözler bizim.",
  )
  expect({ ...labelled[25], title: "", previewSnippet: "" }).toEqual({
    ...listed[25],
    title: "",
    previewSnippet: "",
  })
})

test("what only bears its name by the counts keeps it, whatever a labeller finds in the posts that it read", async () => {
  const [topic] = topics(1)
  if (topic === undefined) throw new Error("no topic")
  const named = { ...topic, engagementData: { ...topic.engagementData, tells: "subject" as const } }
  const { labelled } = await run(1, () => good("Which creatine do people ask about?"), [named])
  expect(labelled[0]).toMatchObject({ title: "Creatine 0", engagementData: { tells: "subject" } })
  // Of the few that it read some ask the same; a name says that its posts share nothing.
  expect(labelled[0]?.previewSnippet).toBe(named.previewSnippet)
})

test("a count that was made for our title is not said of another", async () => {
  const [topic] = topics(1)
  if (topic === undefined) throw new Error("no topic")
  const counted = {
    ...topic,
    engagementData: { ...topic.engagementData, tells: "question" as const, sharing: 20 },
  }
  const { labelled } = await run(1, () => good("Which creatine do people ask about?"), [counted])
  expect(labelled[0]?.engagementData.sharing).toBeNull()
})

test("no two topics get one title", async () => {
  const { labelled } = await run(3, () => good("Which creatine do people ask about?"))
  expect(labelled.map(({ title }) => title)).toEqual([
    "Which creatine do people ask about?",
    "Creatine 1",
    "Creatine 2",
  ])
})

test("a labeller that fails leaves the words of the counts and is soon not asked any more", async () => {
  const { labelled, calls, asked } = await run(30, () => ({ label: "unreachable", tokens: 7, cost: null }))
  expect(labelled).toEqual(topics(30))
  expect(asked).toBeLessThan(10)
  expect(calls).toHaveLength(asked)
  expect(calls[0]).toMatchObject({ success: false, errorMessage: "unreachable", tokensUsed: 7 })
})

test("where nobody is set up nothing is asked and nothing recorded", async () => {
  const calls: Array<BackendCall> = []
  const labelled = await Effect.runPromise(
    labelTopics(topics(2), materialOf(2)).pipe(
      Effect.provide(
        Layer.succeed(BackendUsage, { record: (call) => Effect.sync(() => void calls.push(call)) }),
      ),
    ),
  )
  expect({ labelled, calls }).toEqual({ labelled: topics(2), calls: [] })
})
