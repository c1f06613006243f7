import { describe, expect, test } from "vitest"
import { type aPost, readPosts, steadyTraffic, titledPosts } from "#testing/topic/posts.ts"
import { stretchOf } from "#trend/window.ts"
import { askedMore } from "./questions.ts"

const asOf = Date.UTC(2026, 10, 20, 9) / 1000
const asked = (titles: ReadonlyArray<string>, ago?: number, mark = "now") =>
  titledPosts(titles, { mark, asOf, ago })
const risingIn = (...posts: ReadonlyArray<ReturnType<typeof aPost>>) =>
  askedMore(stretchOf(readPosts([...steadyTraffic(asOf), ...posts]), asOf))
const sideEffects = [
  "Does zinc have side effects?",
  "Zinc: is it dangerous at night?",
  "Anybody else with side effects from zinc?",
]

const occasions = ["before breakfast", "on a full stomach", "with milk", "late in winter", "after the gym"]
const people = ["sister", "roommate", "trainer", "neighbour", "cousin", "landlady"]

describe("a question that more people ask than usual", () => {
  test("is told and counted by those who ask it alone", () => {
    const passing = asked(["My zinc bucket is empty", "A poem on zinc"], 0.3, "passing")
    const [found] = risingIn(...asked(sideEffects), ...passing)
    expect(found).toMatchObject({ subject: { name: "zinc" }, shares: "safety", tells: "question" })
    expect(found?.posts.map(({ id }) => id).toSorted()).toEqual(["now-0", "now-1", "now-2"])
    expect(found?.history).toEqual([])
  })

  /** Some two in three days, each in other words, for four weeks. */
  const before = Array.from({ length: 10 }, (_, i) =>
    asked(
      [
        `Does zinc have side effects ${occasions[i % 5]}, my ${people[i % 6]} asks`,
        `My ${people[(i + 3) % 6]} takes it ${occasions[(i + 2) % 5]}: is zinc dangerous?`,
        `Side effects of zinc ${occasions[(i + 4) % 5]}, says my ${people[(i + 1) % 6]}`,
      ],
      3.5 + 2.7 * i,
      `before${i}`,
    ),
  ).flat()
  const now = people.map((who, i) => `Zinc and its side effects: ${who} wonders ${occasions[i % 5]}`)
  const namesIn = (posts: ReadonlyArray<ReturnType<typeof aPost>>) =>
    risingIn(...posts, ...before).map(({ subject }) => subject.name)

  test("is none that chance brings as often on one day of five", () => {
    expect(namesIn(asked(now.slice(0, 3)))).not.toContain("zinc")
    expect(namesIn(asked(now))).toContain("zinc")
  })

  test("counts each title once", () => {
    const same = asked(Array.from({ length: 3 }, () => "Does zinc have side effects?"))
    expect(risingIn(...same).map(({ subject }) => subject.name)).not.toContain("zinc")
  })

  test("is the next one where no title may ask the commonest", () => {
    const titles = [
      "New to zinc, and it is dangerous at night?",
      "Starting zinc: does it have side effects?",
      "Beginner here, zinc side effects",
      "Where to begin with zinc",
    ]
    const [found] = risingIn(...asked(titles))
    expect(found).toMatchObject({ subject: { name: "zinc" }, shares: "safety" })
    expect(
      risingIn(...asked(titles.map((title) => title.replace(/dangerous|side effects?/g, "here")))),
    ).toEqual([])
  })
})
