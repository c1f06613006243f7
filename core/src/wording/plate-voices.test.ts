import { describe, expect, test } from "vitest"
import { aPost, readPosts } from "#testing/topic/posts.ts"
import type { Head } from "#topic/telling.ts"
import { subjectOf } from "#vocabulary/subjects.ts"
import { focusOf } from "./focus.ts"
import { paraphrasesOf } from "./paraphrase.ts"
import { questionOf } from "./question.ts"

const headOf = (concept: string): Head => {
  const subject = subjectOf(concept, null, new Float64Array(64))
  if (subject === null) throw new Error(`${concept} is no subject`)
  return { concept, subject }
}
const toldOf = (concept: string, ...titles: ReadonlyArray<string>): ReadonlyArray<string> =>
  paraphrasesOf(headOf(concept), readPosts(titles.map((title, i) => aPost({ id: `post-${i}`, title })))).map(
    ({ text }) => text,
  )

describe("a plate that posts show", () => {
  test("is told by what lies beside it", () => {
    const told = toldOf(
      "mushroom",
      "Stuffed mushrooms with spinach and bacon",
      "Mushrooms, kale and sausages from one pan",
    )
    expect(told.length).toBe(2)
    for (const text of told) expect(text).toMatch(/mushrooms.*(?:spinach|bacon|kale|sausages)/i)
  })

  test("is told by nothing where it stands alone: no sentence about a find, a worry or a hard day", () => {
    expect(toldOf("egg", "Eggs of the week", "My eggs, a photo", "An ode to eggs")).toEqual([])
  })

  test("is told by nothing that another food makes of it, and where it is the first half of something else", () => {
    expect(toldOf("rice", "Salmon and cauliflower rice", "Spring rolls of rice paper with shrimp")).toEqual(
      [],
    )
  })

  test("of a way of eating is told by what lies on it, where that has room for it", () => {
    expect(toldOf("vegan", "Vegan chickpea curry with spinach")[0]).toMatch(/vegan.*(?:chickpeas|curry)/i)
    expect(toldOf("vegan", "Vegan wrap beside chicken and bacon")).toEqual([])
  })

  test("is no story, no name and no stand-in", () => {
    expect(toldOf("chicken", "My sister splitting a can of chicken soup with her dog")).toEqual([])
    expect(toldOf("egg", "Fruit and 'Better n Eggs' with blueberries")).toEqual([])
    expect(toldOf("chees", "Spinach and mushroom bake, yogurt as a replacement for cheese")).toEqual([])
    expect(toldOf("vegan", "Vegan Soup Day is this Saturday")).toEqual([])
  })

  test("is told by nothing that is not one dish", () => {
    expect(toldOf("tofu", "Monday: tofu with kale; Tuesday: eggs and rice").join(" ")).not.toMatch(/egg|rice/)
  })
})

test("a dish is made and liked, not made something with or chosen in the shop", () => {
  const { subject } = headOf("soup")
  expect(questionOf("cook", subject)).toBe("How do you make soup?")
  expect(questionOf("choice", subject)).toBe("Which soup do you like best?")
})

test("who writes of the narrower thing asks about that, and who does not about the whole", () => {
  const head = headOf("protein")
  const said = readPosts(
    [
      "Is protein powder safe?",
      "When should I take protein powder?",
      "Protein powder: which one dissolves?",
      "How much protein is too much?",
    ].map((title, i) => aPost({ id: `post-${i}`, title, score: 90 - i })),
  )
  const told = paraphrasesOf(head, said, focusOf(head, said)).map(({ text }) => text)
  expect(told.filter((text) => text.includes("powder")).length).toBeGreaterThanOrEqual(2)
  expect(told.find((text) => text.includes("uch"))).not.toContain("powder")
})
