import { describe, expect, test } from "vitest"
import { aspects } from "#reading/asks.ts"
import type { SubjectKind } from "#vocabulary/subjects.ts"
import { nothingSaid, saidOn } from "#testing/topic/said-on.ts"
import type { Angled } from "./angled.ts"

const anglesOn = (name: string, kind: SubjectKind, changes: Partial<Angled> = {}) =>
  saidOn({ concept: name.toLowerCase(), name, kind, listed: true }, { posts: 4, turn: 1, ...changes })

/** Every angle that a subject gets, whatever its posts ask or want. */
const allOn = (name: string, kind: SubjectKind): ReadonlyArray<string> =>
  Array.from({ length: 10 }, (_, turn) =>
    aspects.flatMap((aspect) =>
      (["seeking_advice", "personal_story", "product_recommendation", null] as const).flatMap((intent) =>
        anglesOn(name, kind, { turn, intent, asked: [{ aspect, posts: 4, put: 3 }] }),
      ),
    ),
  ).flat()

/** The angles that must not say something; a subject without any says nothing, so nothing would be tested. */
const some = (angles: ReadonlyArray<string>): ReadonlyArray<string> => {
  expect(angles).not.toEqual([])
  return angles
}

const subjects = [
  ["going to the gym", "exercise"],
  ["the snatch", "exercise"],
  ["squats", "exercise"],
  ["running", "sport"],
  ["races", "event"],
  ["confidence", "habit"],
  ["calories", "measure"],
  ["body weight", "measure"],
  ["road bikes", "gear"],
  ["zinc", "supplement"],
  ["chicken", "food"],
  ["cookies", "food"],
  ["keto", "diet"],
  ["anxiety", "condition"],
  ["breakfast ideas", "meal"],
] as const

describe("angles on every sort of subject", () => {
  const anyTopic =
    /before an appointment about|that you no longer give|patients rarely ask|fails in practice|in every first session|Three questions about|want to know first before you advise|counts for more than three others|somebody comes about|What worked for one person|Behind a success/

  test.each(subjects)("%s: none that would fit any topic", (name, kind) => {
    for (const angle of some(allOn(name, kind))) expect(angle).not.toMatch(anyTopic)
  })

  const broken =
    /\bdoing (?:going|running)|variations of going|first time at|small change with|getting better with|too much the|\bIs what I have with|usual alternative|fits diets|before (?:buying|paying for) (?:road|calories)|What makes confidence/i

  test.each(subjects)("%s: whole sentences", (name, kind) => {
    for (const angle of some(allOn(name, kind))) {
      expect(angle).not.toMatch(broken)
      expect(angle).toMatch(/^[“\p{Lu}\d]/u)
      expect(angle).not.toMatch(/[{}|]/)
    }
  })

  test.each(subjects)("%s: quote a question only where it was counted", (name, kind) => {
    for (const angle of some(allOn(name, kind))) expect(angle).not.toContain("“")
    const question = { text: "What helps you most?", aspect: "effect" } as const
    const asked = [{ aspect: "effect", posts: 4, put: 3 }] as const
    const told = [1, 2, 3, 4, 5, 6].flatMap((turn) => anglesOn(name, kind, { question, asked, turn }))
    expect(told.filter((angle) => angle.includes("“")).join(" ")).toContain("“What helps you most?”")
  })

  test.each(subjects)("%s: two at least, three at most", (name, kind) => {
    for (let turn = 0; turn < 10; turn++) {
      const told = anglesOn(name, kind, { turn, states: { shares: null, title: "How do you go on?" } })
      expect(told.length).toBeLessThanOrEqual(3)
      expect(new Set(told).size).toBe(told.length)
      expect(told.length).toBeGreaterThanOrEqual(2)
    }
  })
})

describe("angles on an illness that one dies of", () => {
  test("ask nobody to try or copy anything", () => {
    for (const name of ["cancer", "stroke"])
      for (const angle of some(allOn(name, "condition")))
        expect(angle).not.toMatch(/try for|finds out what helps|would copy|in order of effort|one tablet/)
  })
})

test("a sweet is no meal that fills", () => {
  for (const angle of some(allOn("cookies", "food"))) expect(angle).not.toMatch(/make a meal|keeps you full/)
})

test("who fasts has no plate, and a race no bare number of days", () => {
  for (const angle of some(allOn("fasting", "diet")))
    expect(angle).not.toMatch(/plate|meal|kitchen|restaurant|basket/i)
  for (const angle of some(allOn("marathons", "event"))) expect(angle).not.toMatch(/days before marathons/)
})

test("what goes in by the spoon stands on no plate, and a dish that fills lacks nothing to be a meal", () => {
  for (const name of ["butter", "sauces", "coconut flour"])
    for (const angle of some(allOn(name, "food"))) expect(angle).not.toMatch(/plate with|meal with|on Sunday/)
  for (const angle of some(allOn("pizza", "food"))) expect(angle).not.toMatch(/make a meal/)
})

test("nobody makes an appointment for what is only felt and not asked about", () => {
  for (let turn = 0; turn < 10; turn++)
    for (const angle of some(anglesOn("cravings", "symptom", { turn })))
      expect(angle).not.toMatch(/appointment/)
})

test("a day is not joined with the meal that is eaten on it", () => {
  const dinner = { concept: "dinner", name: "dinner", kind: "meal", listed: true } as const
  const told = anglesOn("Thanksgiving", "term", { companions: [{ subject: dinner, posts: 9 }] })
  expect(told).toEqual([])
})

test("milk is not made", () => {
  for (const angle of some(allOn("milk", "food"))) expect(angle).not.toMatch(/make milk/)
})

describe("what is asked decides", () => {
  test("a title that asks for dishes has angles on dishes alone, of a supplement too", () => {
    for (let turn = 0; turn < 10; turn++)
      for (const angle of some(
        anglesOn("protein", "supplement", {
          turn,
          states: { shares: "cook", title: null },
          asked: [{ aspect: "amount", posts: 4, put: 3 }],
          intent: "product_recommendation",
        }),
      ))
        expect(angle).not.toMatch(/costs|label|expect|checks|How much|checklist/)
  })

  test("nobody begins or does too much of what nobody asks to begin", () => {
    for (let turn = 0; turn < 10; turn++)
      for (const angle of some(
        anglesOn("powerlifting", "sport", {
          turn,
          states: { shares: "technique", title: null },
        }),
      ))
        expect(angle).not.toMatch(/New to|first two weeks|too much|ten seconds/)
  })
})

describe("a form that fits only some things", () => {
  test("no size is shopped for, and no prescription", () => {
    for (const [name, kind] of [
      ["bra sizes", "gear"],
      ["modafinil", "supplement"],
      ["racetams", "supplement"],
    ] as const)
      for (const angle of some(allOn(name, kind)))
        expect(angle).not.toMatch(
          /checklist|Cheap and dear|in the shop|first week with|what the small print|Twice as much/i,
        )
  })

  test("no lunch box of what does not keep, and no plate of what is had by the handful", () => {
    for (const name of ["avocado", "tomatoes", "salad", "cheese"])
      for (const angle of some(allOn(name, "food"))) expect(angle).not.toMatch(/pack lunch|cook ahead/)
    expect(allOn("chicken", "food").join(" ")).toMatch(/pack lunch/)
    for (const name of ["chocolate", "bananas", "blueberries", "almonds"])
      for (const angle of some(allOn(name, "food")))
        expect(angle).not.toMatch(/plate with|a meal with|pack lunch|on Sunday/)
  })

  test("soup has no layers, and berries stand beside no plate", () => {
    const beside = (name: string, group: "topping" | "plate") =>
      [0, 1, 2, 3, 4]
        .flatMap((turn) =>
          anglesOn(name, "food", {
            turn,
            facets: [{ group, names: ["blueberries", "ham"], first: 2, posts: 4, all: 4 }],
          }),
        )
        .join(" ")
    expect(beside("soup", "topping")).toMatch(/soup/i)
    expect(beside("soup", "topping")).not.toMatch(/layer/)
    expect(beside("spinach", "plate")).not.toMatch(/blueberries/)
  })
})

describe("what comes first", () => {
  test("is what posts tell of somebody, and nothing stands beside it that contradicts them", () => {
    for (let turn = 0; turn < 12; turn++) {
      const [first, ...others] = anglesOn("wine", "food", {
        turn,
        asked: [{ aspect: "amount", posts: 4, put: 3 }],
        question: { text: "How much wine is too much?", aspect: "amount" },
        said: { ...nothingSaid, circumstances: ["sobriety"] },
      })
      expect(first).toMatch(/stopped drinking|Not drinking tonight/)
      expect(others.join(" ")).not.toMatch(/how much|too much|glass/i)
    }
  })

  test("also where a word is only named", () => {
    const [first] = anglesOn("Texas", "term", { said: { ...nothingSaid, circumstances: ["fainting"] } })
    expect(first).toMatch(/faint/i)
  })
})
