import { describe, expect, test } from "vitest"
import { evidenceWords } from "#language/evidence.ts"
import { aPost, readPosts } from "#testing/topic/posts.ts"
import type { Subject } from "#vocabulary/subjects.ts"
import { eatenBy } from "./eaten-by.ts"
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

  test("is that of their forums where most are of one", () => {
    expect(eatenBy(of("keto", "ketorecipes", "fitmeals"), 3, bacon)?.name).toMatch(/keto/)
    // Two of five that are counted: no title says what they share.
    expect(eatenBy(of("keto", "ketorecipes", "fitmeals"), 5, bacon)).toBeNull()
    expect(eatenBy(of("keto", "fitmeals", "recipes"), 3, bacon)).toBeNull()
    // Keto and the keto diet are one.
    const one = eatenBy(of("keto", "theketodiet", "theketodiet", "ketorecipes"), 4, bacon)?.name
    expect(one).toMatch(/keto/)
    expect(eatenBy(of("theketodiet", "ketorecipes", "theketodiet", "keto"), 4, bacon)?.name).toBe(one)
  })

  test("or what their titles say, and none that has no room for the food", () => {
    const said = ["Vegan chili", "My vegan chili", "Chili for a crowd"].flatMap(
      (title, at) => shown("fitmeals", at, title) ?? [],
    )
    expect(eatenBy(said, 3, { name: "chili" })?.name).toMatch(/vegan/)
    expect(eatenBy(of("vegetarian", "vegetarian", "vegetarian"), 3, bacon)).toBeNull()
  })
})

test("a question put of a way of eating is the same question", () => {
  expect(aspectOfHeading("What can you make with bacon on keto?", bacon)).toBe("cook")
  expect(aspectOfHeading("What can you make with bacon by car?", bacon)).toBeNull()
})
