import { describe, expect, test } from "vitest"
import { aPost, readPosts, steadyTraffic } from "#testing/topic/posts.ts"
import { detectTopics, explainTopics } from "./detect-topics.ts"
import type { TopicDraft } from "./draft.ts"

const asOf = Date.UTC(2026, 10, 20, 9) / 1000
const steady = readPosts(steadyTraffic(asOf))
const detect = (extra: ReadonlyArray<Parameters<typeof aPost>[0]>): ReadonlyArray<TopicDraft> =>
  detectTopics({ posts: [...steady, ...readPosts(extra.map(aPost))], asOf })

describe("what no list knows", () => {
  const asked = [
    "Is retatrutide safe with my heart?",
    "Retatrutide or wait for the next one",
    "How long does retatrutide make you sick?",
    "My week on retatrutide",
    "Who should not take retatrutide?",
    "Skin hurts since retatrutide",
  ].map((title, i) => ({
    id: `new-${i}`,
    title,
    body: "",
    createdAt: asOf - 36_000 * (i + 1),
    community: ["nutrition", "Fitness", "running"][i % 3] ?? "",
  }))

  test("is a topic all the same, called as its posts call it and marked new", () => {
    const topic = detect(asked).find(({ keywords }) => keywords[0] === "retatrutide")
    expect(topic).toMatchObject({ category: "new term", postCount: 6 })
    expect(topic?.title).toMatch(/retatrutide/i)
    expect(topic?.description).toContain("A new term: no list of ours knows it")
  })

  test("is a topic where a word that says nothing comes with it in every post, and before it by the alphabet", () => {
    const alerts = [
      "Alert: is plimseed safe with my heart?",
      "Plimseed alert, who has tried it?",
      "How long does plimseed take, alert people?",
      "An alert about plimseed and sleep",
      "Who should not take plimseed? Alert",
      "Skin hurts, plimseed alert",
    ].map((title, i) => ({ ...asked[0], id: `alert-${i}`, title, createdAt: asOf - 36_000 * (i + 1) }))
    expect(detect(alerts).map(({ keywords }) => keywords[0])).toContain("plimseed")
  })

  test("may be a number with a point, as workouts of a contest are called, beside what its forum is about", () => {
    const workouts = [
      "Open Workout 26.1",
      "My take on 26.1",
      "Watching her do 26.1 with 195 reps",
      "26.1 in the books",
      "How to pace 26.1?",
    ].map((title, i) => ({
      ...asked[0],
      community: "running",
      id: `open-${i}`,
      title,
      createdAt: asOf - 40_000 * (i + 1),
    }))
    expect(detect(workouts).map(({ title }) => title)).toContain("Running 26.1")
  })

  test.each([
    ["12.5 mg", ["Starting on # now", "Is # of Zoloft enough?", "# and no sleep", "Down to # again"]],
    ["72.5 kg", ["Weighed in at #", "From 80 to #", "My # bench", "Finally #, now what?"]],
  ])("is no amount of anything: %s", (amount, said) => {
    const measured = said.map((title, i) => ({
      ...asked[i % 3],
      id: `amount-${i}`,
      title: title.replace("#", amount),
      createdAt: asOf - 20_000 * (i + 1),
    }))
    expect(detect(measured).map(({ title }) => title)).not.toContainEqual(expect.stringMatching(/mg|kg|\d/i))
  })

  test("is dropped for a reason that is told", () => {
    const more = ["Which dose of retatrutide is usual?", "Retatrutide and muscle", "Cost of retatrutide"].map(
      (title, i) =>
        aPost({ id: `more-${i}`, title, createdAt: asOf - 30_000 * (i + 1), body: "I want to die" }),
    )
    const { topics, dropped } = explainTopics({
      posts: [...steady, ...readPosts([...asked.map(aPost), ...more])],
      asOf,
    })
    expect(topics.some(({ keywords }) => keywords[0] === "retatrutide")).toBe(false)
    expect(dropped).toContainEqual({ name: "retatrutide", reason: "sensitive" })
  })

  test("is offered without the posts that ask for drugs, when they are few", () => {
    const more = ["Retatrutide and muscle", "Cost of retatrutide", "Retatrutide in summer"].map(
      (title, i) => ({
        id: `more-${i}`,
        title,
        createdAt: asOf - 30_000 * (i + 1),
        body: "Where can I buy it without a prescription?",
      }),
    )
    const topic = detect([...asked, ...more]).find(({ keywords }) => keywords[0] === "retatrutide")
    expect(topic?.members.toSorted()).toEqual(asked.map(({ id }) => id).toSorted())
  })

  test("is not dropped for one or two posts about a crisis", () => {
    const crisis = asked.map((post, i) => (i < 2 ? { ...post, body: "I want to die" } : post))
    expect(detect(crisis).some(({ keywords }) => keywords[0] === "retatrutide")).toBe(true)
  })
})

describe("a word that no list has a better name for", () => {
  const passing = [
    "This week I moved my heaviest load yet and slept well after it",
    "The heaviest one I own stands in the hall, so how would you store it?",
    "My brother says the heaviest days come first, is he right?",
    "Nobody asked, but the heaviest part is over for me now",
    "Should the heaviest thing stand at the bottom of the bag?",
    "After a long winter this was the heaviest walk of the year",
    "We compared notes and mine was the heaviest by far",
    "What was the heaviest you have ever carried home?",
  ].map((body, i) => ({
    id: `word-${i}`,
    title: ["A small thing", "Help me decide", "What happened to me", "One more thought"][i % 4] ?? "",
    body,
    createdAt: asOf - 20_000 * (i + 1),
    community: ["nutrition", "Fitness", "running"][i % 3] ?? "",
  }))

  test("is offered all the same when chance cannot explain its posts", () => {
    const topic = detect(passing).find(({ members }) => members.includes("word-0"))
    expect(topic).toMatchObject({ postCount: 8 })
    expect(topic?.keywords[0]).toMatch(/heaviest/i)
  })

  test("is not offered for three of them", () => {
    expect(detect(passing.slice(0, 3)).some(({ members }) => members.includes("word-0"))).toBe(false)
  })
})
