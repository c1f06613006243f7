import { expect, test } from "vitest"
import { besideIdeas } from "./beside-angles.ts"
import { meetingIdeas } from "./meeting-angles.ts"
import type { Facets } from "./facets.ts"

const dietOf = (name: string) => ({ concept: name, name, kind: "diet", listed: true }) as const

const told = (diet: string, ...names: ReadonlyArray<string>): string => {
  const facets: Facets = { group: "plate", names, posts: 3, first: 2, all: 3 }
  return besideIdeas(dietOf(diet), [facets])
    .map(({ angle }) => angle)
    .join("\n")
}

test.each([
  ["vegan eating", "beef", "tofu"],
  ["vegan eating", "lentils", "cheese"],
  ["vegetarian eating", "chicken breast", "beans"],
  ["gluten-free eating", "rice", "pasta"],
  ["keto", "eggs", "rice"],
  ["paleo", "salmon", "beans"],
])("%s has no room for %s and %s together", (diet, ...names) => {
  expect(told(diet, ...names)).toBe("")
})

test.each([
  ["vegan eating", "tofu", "lentils"],
  ["vegetarian eating", "eggs", "cheese"],
  ["keto", "eggs", "salmon"],
])("%s has room for %s and %s", (diet, ...names) => {
  expect(told(diet, ...names)).toContain(names[0])
})

test("a dish that fits a diet is asked what goes in, not how much of it fits", () => {
  const cookies = { concept: "cooki", name: "cookies", kind: "food", listed: true } as const
  const said = meetingIdeas(cookies, [{ subject: dietOf("vegan eating"), posts: 3 }], null)
  expect(said.map(({ angle }) => angle)).toEqual([
    "Cookies that fit vegan eating: what goes in, and what stays out",
  ])
})
