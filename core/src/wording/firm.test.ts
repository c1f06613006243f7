import { describe, expect, test } from "vitest"
import { aPost, readPosts } from "#testing/topic/posts.ts"
import { besideIdeas } from "./beside-angles.ts"
import { type Facets, facetsOf } from "./facets.ts"
import { firmBeside } from "./firm.ts"

const foodOf = (concept: string, name: string) => ({ concept, name, kind: "food", listed: true }) as const

const firmIn =
  (place: "inTitle" | "inAngle") =>
  (subject: ReturnType<typeof foodOf>, ...titles: ReadonlyArray<string>): ReadonlyArray<string> => {
    const posts = readPosts(titles.map((title, i) => aPost({ id: `p${i}`, title, body: "" })))
    return facetsOf(subject, subject.concept, posts, firmBeside(subject, posts)[place])
      .flatMap(({ names }) => names)
      .toSorted()
  }
const inTitle = firmIn("inTitle")
const inAngle = firmIn("inAngle")
const rice = foodOf("rice", "rice")

describe("what stands beside a food on a plate", () => {
  test("is named with it by two posts where a title states it, and in one heading where an angle does", () => {
    const once = ["Rice with beans", "Eggs on rice", "Rice again"]
    expect(inTitle(rice, ...once)).toEqual([])
    expect(inAngle(rice, ...once)).toEqual(["beans", "eggs"])
    const twice = ["Beans on rice", "Rice with eggs", "Eggs, rice", "Rice and beans", "Tofu with rice"]
    expect(inTitle(rice, ...twice)).toEqual(["beans", "eggs"])
  })

  test("is named with it, and not by itself", () => {
    expect(inAngle(rice, "Rice with beans", "Rice and eggs", "Tofu for a week", "More tofu")).toEqual([
      "beans",
      "eggs",
    ])
  })

  test("makes room for what does where the commonest does not", () => {
    expect(
      inTitle(
        foodOf("pork", "pork"),
        "Pork with bacon and cabbage",
        "Bacon, pork, rice",
        "Pork and bacon",
        "Pork, cabbage and rice",
      ),
    ).toEqual(["cabbage", "rice"])
  })

  describe.each([
    ["in a title", inTitle],
    ["in an angle", inAngle],
  ])("%s", (_, firmOf) => {
    test("is nothing that it is made of", () => {
      const made = [
        "Spicy zucchini noodles",
        "Zucchini noodles",
        "Noodles with beef",
        "Eggs in noodles",
        "Noodles, beef",
        "Noodles and eggs",
      ]
      expect(firmOf(foodOf("noodl", "noodles"), ...made)).toEqual(["beef", "eggs"])
    })

    test("nor what it is a kind of, or is left out", () => {
      const pork = ["Pork with bacon and cabbage", "Pork with bacon", "Cabbage and pork"]
      expect(firmOf(foodOf("pork", "pork"), ...pork)).toEqual([])
      const without = ["Rice without beans or eggs", "Rice without eggs or beans"]
      expect(firmOf(rice, ...without)).toEqual([])
    })
  })

  test("makes sentences about the two, and none of where protein comes from", () => {
    const facets: Facets = { group: "plate", names: ["fish", "beans"], posts: 3, first: 2, all: 3 }
    const said = besideIdeas(rice, [facets]).map(({ angle }) => angle)
    expect(said.length).toBeGreaterThanOrEqual(3)
    expect(said.join(" ")).not.toMatch(/protein/)
  })
})
