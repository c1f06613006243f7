import { describe, expect, test } from "vitest"
import { aPost, readPosts } from "#testing/topic/posts.ts"
import { subjectOf } from "#vocabulary/subjects.ts"
import { facetsOf } from "./facets.ts"
import { presentIn, servedIn } from "./present.ts"

const words = (text: string) => text.toLowerCase().match(/[a-z]+/g) ?? []

describe("what a sentence says is there", () => {
  test.each([
    ["BLT sans bread", ["bread"]],
    ["Guacamole plate, no beans", ["beans"]],
    ["Burger, hold the potatoes", ["potatoes"]],
    ["Curry without rice or noodles", ["rice", "noodles"]],
    ["Cauliflower instead of rice", ["rice"]],
    ["Two ingredient cookies [Soy Free]", ["soy"]],
    ["My face went beet red", ["beet"]],
    ["I knitted tofu socks", ["tofu"]],
    ["Breakfast ideas that aren't eggs?", ["eggs"]],
    ["I'm allergic to the nuts", ["nuts"]],
  ])("leaves out what is not: %s", (sentence, gone) => {
    for (const word of gone) expect(words(presentIn(sentence))).not.toContain(word)
  })

  test("keeps what is there, and what is beside it", () => {
    expect(words(presentIn("Eggs with no bread and lots of avocado"))).toEqual(
      expect.arrayContaining(["eggs", "avocado"]),
    )
    expect(words(presentIn("Curry with rice and beans"))).toEqual(["curry", "with", "rice", "and", "beans"])
  })

  test("does not take what is done to food for food", () => {
    expect(words(servedIn("Bacon-wrapped chicken, breaded fish"))).toEqual(["bacon", "chicken", "fish"])
    expect(words(servedIn("Bread pudding with chia seeds"))).toEqual([
      "bread",
      "pudding",
      "with",
      "chia",
      "seeds",
    ])
  })
})

describe("a thing that bears the name of another", () => {
  test.each([
    ["Icing with a vanilla bean and cream", "bean"],
    ["BCAAs on an empty stomach", "stomach"],
    ["I quit cold turkey", "turkey"],
    ["A burger on almond buns", "almond"],
    ["Cold cream for the night", "cream"],
    ["Broccoli at Chili's last night", "chili"],
    ["Crumbly Bread's lunch list", "bread"],
  ])("%s: is not that one", (sentence, word) => {
    expect(presentIn(sentence).toLowerCase()).not.toContain(word)
  })
})

test("a sauce of somebody's is still a sauce", () => {
  expect(words(presentIn("My aunt's chili and the day's bread"))).toEqual(
    expect.arrayContaining(["chili", "bread"]),
  )
})

describe("what stands beside a subject", () => {
  const namesOf = (concept: string, ...titles: ReadonlyArray<string>) => {
    const subject = subjectOf(concept, null, new Float64Array(64))
    if (subject === null) throw new Error(`${concept} is no subject`)
    const posts = readPosts(titles.map((title, i) => aPost({ id: `p${i}`, title, body: "" })))
    return facetsOf(subject, concept, posts).flatMap(({ names }) => names)
  }

  test("is on the plate of somebody", () => {
    expect(
      namesOf(
        "guacamol",
        "Guacamole with salsa",
        "Guacamole and beans tonight",
        "My guacamole and salsa",
      ).toSorted(),
    ).toEqual(["beans", "salsa"])
  })

  test("is not what goes into another dish", () => {
    expect(
      namesOf("taco", "Tacos with a spinach and almond salad", "Tacos with chorizo", "Tacos, beans"),
    ).toEqual(expect.not.arrayContaining(["spinach", "almonds"]))
    expect(
      namesOf("spinach", "Ice cream of avocado and spinach", "Spinach with beans", "Eggs on spinach"),
    ).not.toContain("avocado")
  })

  test("is not what posts leave out, or what only sounds like food", () => {
    const named = namesOf(
      "guacamol",
      "Guacamole on a BLT sans bread",
      "Guacamole and salsa, no beans",
      "Bacon-wrapped guacamole bites, beet red with joy",
      "Guacamole with lime",
    )
    expect(named).toContain("salsa")
    for (const gone of ["bread", "beans", "beets", "wraps"]) expect(named).not.toContain(gone)
  })
})
