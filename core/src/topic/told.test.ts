import { describe, expect, test } from "vitest"
import { aPost, readPosts } from "#testing/topic/posts.ts"
import type { Trend } from "#trend/trends.ts"
import { subjectOf } from "#vocabulary/subjects.ts"
import { isAbout } from "./about.ts"
import type { Stretch } from "#trend/window.ts"
import { isInPassing, toldOf as toldIn } from "./told.ts"

type Text = readonly [title: string, body: string]

const posts = (texts: ReadonlyArray<Text>) =>
  readPosts(texts.map(([title, body], i) => aPost({ id: `post-${i}`, title, body })))

const trendOf = (concept: string, ...texts: ReadonlyArray<Text>): Trend => {
  const subject = subjectOf(concept, null, new Float64Array(64)) ?? {
    concept,
    name: concept,
    kind: "term",
    listed: false,
  }
  return {
    concept,
    subject,
    family: "known",
    posts: posts(texts),
    history: [],
    expected: 0.5,
    usual: 0.5,
    tail: 0.001,
    growth: 3,
    significant: false,
    limit: 0.0001,
    emerging: true,
    concepts: [concept],
  }
}

const stretch: Stretch = {
  asOf: 3 * 86_400,
  window: posts([["A post", ""]]),
  history: posts([["Another post", ""]]),
  baseline: "warm",
  totals: new Map(),
}
const toldOf = (trend: Trend) => toldIn(trend, stretch)

describe("a rise is told", () => {
  const asking: ReadonlyArray<Text> = [
    ["How much creatine is enough?", ""],
    ["Too much creatine?", ""],
    ["Creatine: how many grams?", ""],
  ]

  test("by the posts that share a question, and counted by all", () => {
    const told = toldOf(trendOf("creatin", ...asking, ["My creatine shelf", ""], ["A poem on creatine", ""]))
    expect(told).toMatchObject({ tells: "question" })
    expect(told.told.map(({ id }) => id)).toEqual(["post-0", "post-1", "post-2"])
    expect(told.posts).toHaveLength(5)
  })

  test("by the posts that are about its subject, when they share no question", () => {
    const told = toldOf(
      trendOf("creatin", ["My creatine shelf", ""], ["A poem on creatine", ""], ["Creatine and me", ""]),
    )
    expect(told).toMatchObject({ tells: "subject", subject: { name: "creatine" } })
  })

  test("as a word, when most posts only name it", () => {
    const passing = ["My day", "Our kitchen", "A long week"].map((title): Text => [
      title,
      "I had creatine and went out.",
    ])
    const told = toldOf(trendOf("creatin", ...passing, ["How much creatine is enough?", ""]))
    expect(told).toMatchObject({ tells: "word", subject: { name: "creatine" } })
    expect(told.told).toHaveLength(4)
  })

  test("as the word they write, when our name says more", () => {
    const told = toldOf(
      trendOf(
        "chest",
        ["A hair on my chest", ""],
        ["The chest in my hall", ""],
        ["My chest at the beach", ""],
      ),
    )
    expect(told).toMatchObject({ tells: "word", subject: { name: "chest" } })
  })
})

describe("a name of ours that says more than the word that was counted", () => {
  const nights: ReadonlyArray<Text> = ["A long week", "Our street", "My new job", "Monday"].map((title) => [
    title,
    "There was a noise in front of the hospital, and we went home by bus.",
  ])

  test("gives way to that word, where most posts write nothing else of it", () => {
    expect(toldOf(trendOf("hospit", ...nights))).toMatchObject({
      tells: "word",
      subject: { name: "hospital", listed: false },
    })
  })

  test("stays where they write another word of the same stem", () => {
    const legs = nights.map(([title]): Text => [title, "My legs are sore, so I took the bus."])
    expect(toldOf(trendOf("sore", ...legs)).subject.name).not.toBe("sore")
  })

  test("stays where they write the rest of it, too", () => {
    const stays = nights.map(([title, body]): Text => [title, `${body} My stay was short.`])
    expect(toldOf(trendOf("hospit", ...stays))).toMatchObject({ subject: { name: "hospital stays" } })
  })
})

test("a word among words that have nothing to do with it means something else", () => {
  const orange = trendOf(
    "orang",
    [
      "Anyone else start panicking a little when the orange envelope appears, worrying the messages will be negative feedback or attacks?",
      "",
    ],
    ["Orange chicken, coconut rice and greens for a bento box of lime and spinach", ""],
  )
  expect(orange.posts.map((post) => isAbout(post, orange))).toEqual([false, true])
})

describe("what posts share no question on", () => {
  const passing: ReadonlyArray<Text> = ["My day", "Our kitchen", "A long week", "Monday"].map((title) => [
    title,
    "I had creatine and went out.",
  ])
  const named = (tail: number, texts: ReadonlyArray<Text>, word = "creatin") => {
    const trend = { ...trendOf(word, ...texts), tail }
    return isInPassing(toldOf(trend), trend)
  }

  const asked: Text = ["How much creatine is enough?", ""]

  test("is passed over where chance has it, sooner where none is about it, and in three posts soonest", () => {
    expect(named(0.025, passing)).toBe(true)
    expect(named(0.015, passing)).toBe(false)
    expect(named(0.04, [...passing, asked, asked])).toBe(true)
    expect(named(0.025, [...passing, asked, asked])).toBe(false)
    expect(named(0.005, passing.slice(1))).toBe(true)
    expect(named(0.002, passing.slice(1))).toBe(false)
    expect(named(0.002, [...passing.slice(2), asked])).toBe(false)
  })

  test("is kept in three posts where nobody wrote the word before", () => {
    const gleaned = passing.slice(1).map(([title]): Text => [title, "I had zorvaline and went out."])
    expect(named(0.005, gleaned, "zorvalin")).toBe(false)
    expect(named(0.01, gleaned, "zorvalin")).toBe(true)
  })

  test("is kept longer where they are about it, and always where they ask", () => {
    const about: ReadonlyArray<Text> = ["My creatine shelf", "A poem on creatine", "Creatine and me"].map(
      (title) => [title, ""],
    )
    expect(named(0.04, about)).toBe(false)
    expect(named(0.2, about)).toBe(true)
    expect(
      named(0.2, [
        ["How much creatine?", ""],
        ["Too much creatine?", ""],
        ["Creatine: how many grams?", ""],
      ]),
    ).toBe(false)
  })
})
