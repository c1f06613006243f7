import { describe, expect, test } from "vitest"
import { evidenceWords } from "#language/evidence.ts"
import { aPost, readPosts } from "#testing/topic/posts.ts"
import type { ReadPost } from "#reading/read-post.ts"
import type { Subject } from "#vocabulary/subjects.ts"
import { eatenBy, healthyForms, waysInTitle } from "./eaten-by.ts"
import { sentenceOf } from "./grammar.ts"
import { formsOf } from "./titles.ts"
import { aspectOfHeading } from "./aspect-of-heading.ts"
import { headings } from "./headings.ts"

const served = new Set(["eaten", "followed", "served"])

const soup: Subject = { concept: "soup", name: "lentil soup", kind: "food", listed: true }

test("every title that asks for dishes is known as one by what writes scripts, so that no study answers it", () => {
  const titles = headings
    .filter(({ aspect, on }) => aspect === "cook" && on.some((sort) => served.has(sort)))
    .map(({ text }) => text.replaceAll("{n}", "breakfast").replaceAll("{on}", "on keto"))
  titles.push(
    ...[soup, { ...soup, concept: "rice", name: "rice" }].flatMap((food) =>
      healthyForms(food)
        .filter((text) => !/^(?:How|What (?:goes|makes))/.test(text))
        .map((text) => sentenceOf(text, food)),
    ),
  )
  // How a dish is made is answered by what its own file knows, where it has one.
  const made = formsOf("cook", soup)
    .filter((text) => /recipe|goes into/.test(text))
    .map((text) => sentenceOf(text, soup).replace(/\?$/, " on keto?"))
  expect(made.length).toBeGreaterThan(2)
  expect(titles.length).toBeGreaterThan(10)
  titles.push(...made)
  expect(titles.filter((title) => !evidenceWords.english.kitchen.test(title))).toEqual([])
})

test.each([
  "Which breakfast is really healthy?",
  "Should you skip breakfast?",
  "Does rice raise blood sugar?",
])("a question of health is none: %s", (title) => {
  expect(evidenceWords.english.kitchen.test(title)).toBe(false)
})

const bacon: Subject = { concept: "bacon", name: "bacon", kind: "food", listed: true }

const shown = (community: string, at: number, title = "Crispy bacon bites") =>
  readPosts([aPost({ id: `${community}-${at}`, community, title, createdAt: 1_800_000_000 + at })])[0]

describe("the way of eating that posts on a food stand under", () => {
  const of = (...communities: ReadonlyArray<string>) =>
    communities.flatMap((community, at) => shown(community, at) ?? [])

  const ways = (posts: ReadonlyArray<ReadPost>, among: number, food: Pick<Subject, "name">) => {
    const found = eatenBy(posts, among, food)
    return found === "healthy" ? found : found.map(({ name }) => name)
  }

  test("is that of their forums where most are of one", () => {
    expect(ways(of("keto", "ketorecipes", "fitmeals"), 3, bacon)).toEqual([expect.stringMatching(/keto/)])
    // Three of seven that are counted: no title says what they share.
    expect(ways(of("keto", "ketorecipes", "fitmeals"), 7, bacon)).toEqual([])
    expect(ways(of("keto", "food", "recipes"), 3, bacon)).toEqual([])
    // Two of five stand under keto, all three in forums that want it healthy.
    expect(ways(of("keto", "ketorecipes", "fitmeals"), 5, bacon)).toBe("healthy")
    // Keto and the keto diet are one.
    const one = ways(of("keto", "theketodiet", "theketodiet", "ketorecipes"), 4, bacon)
    expect(one).toEqual([expect.stringMatching(/keto/)])
    expect(ways(of("theketodiet", "ketorecipes", "theketodiet", "keto"), 4, bacon)).toEqual(one)
  })

  test("is both where they have much in common, and a healthy dish where they have not", () => {
    expect(ways(of("Paleo", "keto", "keto", "fitmeals"), 4, bacon)).toEqual([
      expect.stringMatching(/keto/),
      expect.stringMatching(/paleo/i),
    ])
    expect(ways(of("keto", "keto", "vegan", "glutenfree"), 4, soup)).toBe("healthy")
    expect(ways(of("keto", "fitmeals", "EatCheapAndHealthy", "vegan"), 4, soup)).toBe("healthy")
    // Half of them stand under none.
    expect(ways(of("Paleo", "vegan", "food", "recipes"), 4, soup)).toEqual([])
    // What a vegan cooks is vegetarian too.
    expect(ways(of("vegan", "vegetarian", "vegetarian", "fitmeals"), 4, soup)).toEqual([
      expect.stringMatching(/^vegetarian/),
    ])
    expect(ways(of("vegan", "vegan", "vegan", "vegetarian"), 4, soup)).toEqual([
      expect.stringMatching(/^vegan/),
    ])
  })

  test("or what their titles say, and none that has no room for the food", () => {
    const said = ["Vegan chili", "My vegan chili", "Chili for a crowd"].flatMap(
      (title, at) => shown("fitmeals", at, title) ?? [],
    )
    expect(ways(said, 3, { name: "chili" })).toEqual([expect.stringMatching(/vegan/)])
    expect(ways(of("vegetarian", "vegetarian", "vegetarian"), 3, bacon)).toEqual([])
  })

  test("is little money in forums of cheap food, and no diet beside others", () => {
    expect(ways(of("budgetfood", "Frugal", "glutenfree"), 3, soup)).toEqual(["a budget"])
    expect(ways(of("budgetfood", "keto", "vegan", "glutenfree"), 4, soup)).toBe("healthy")
    expect(ways(of("budgetfood", "Frugal", "keto", "vegan"), 4, soup)).toEqual([])
    expect(waysInTitle([{ name: "a budget" }])).toEqual({ way: "on a budget" })
  })

  test("stands in the title as people say it", () => {
    expect(waysInTitle([{ name: "keto" }])).toEqual({ way: "on keto" })
    expect(waysInTitle([{ name: "keto" }, { name: "paleo" }])).toEqual({ way: "on keto or paleo" })
    expect(waysInTitle([{ name: "vegan eating" }])).toEqual({ way: "on a vegan diet" })
  })
})

test("a question put of a way of eating is the same question", () => {
  expect(aspectOfHeading("What can you make with bacon on keto?", bacon)).toBe("cook")
  expect(aspectOfHeading("What can you make with bacon on keto or paleo?", bacon)).toBe("cook")
  expect(aspectOfHeading("What can you make with bacon by car?", bacon)).toBeNull()
})
