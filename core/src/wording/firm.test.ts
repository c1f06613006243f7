import { describe, expect, test } from "vitest"
import { aPost, readPosts } from "#testing/topic/posts.ts"
import { besideIdeas } from "./beside-angles.ts"
import type { Facets } from "./facets.ts"
import { firmFacets } from "./firm.ts"

const foodOf = (concept: string, name: string) => ({ concept, name, kind: "food", listed: true }) as const

const firmOf = (
  subject: ReturnType<typeof foodOf>,
  names: ReadonlyArray<string>,
  ...titles: ReadonlyArray<string>
): ReadonlyArray<string> => {
  const facets: Facets = { group: "plate", names, posts: 3, first: 1, all: 3 }
  const posts = readPosts(titles.map((title, i) => aPost({ id: `p${i}`, title, body: "" })))
  return firmFacets([facets], subject, posts).flatMap((one) => one.names)
}

describe("what stands beside a food on a plate", () => {
  test("is named with it in one heading, or by two posts", () => {
    expect(
      firmOf(foodOf("rice", "rice"), ["beans", "eggs"], "Rice with beans", "Rice and eggs again", "Rice"),
    ).toEqual(["beans", "eggs"])
    expect(
      firmOf(
        foodOf("rice", "rice"),
        ["beans", "eggs", "tofu"],
        "Rice with beans and eggs",
        "Tofu for a week",
      ),
    ).toEqual(["beans", "eggs"])
  })

  test("what it is made of stands not beside it", () => {
    expect(
      firmOf(
        foodOf("noodl", "noodles"),
        ["zucchini", "beef", "eggs"],
        "Spicy zucchini noodles",
        "Noodles with beef and eggs",
      ),
    ).toEqual(["beef", "eggs"])
  })

  test("nor what it is a kind of, or is left out", () => {
    expect(firmOf(foodOf("pork", "pork"), ["bacon", "cabbage"], "Pork with bacon and cabbage")).toEqual([])
    expect(firmOf(foodOf("rice", "rice"), ["beans", "eggs"], "Rice without beans or eggs")).toEqual([])
    expect(firmOf(foodOf("rice", "rice"), ["beans", "eggs"], "Rice, I hate eggs", "Rice with beans")).toEqual(
      [],
    )
  })

  test("makes sentences about the two, and none of where protein comes from", () => {
    const facets: Facets = { group: "plate", names: ["fish", "beans"], posts: 3, first: 2, all: 3 }
    const said = besideIdeas(foodOf("rice", "rice"), [facets]).map(({ angle }) => angle)
    expect(said.length).toBeGreaterThanOrEqual(3)
    expect(said.join(" ")).not.toMatch(/protein/)
  })
})
