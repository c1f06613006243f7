import { describe, expect, test } from "vitest"
import { subjectOf, type SubjectKind } from "#vocabulary/subjects.ts"
import { sentenceOf } from "./grammar.ts"
import { headings } from "./headings.ts"
import { aspectIn, freshQuestionOf, questionOf } from "./question.ts"
import type { Sort } from "./sorts.ts"

const subjectNamed = (concept: string) => {
  const subject = subjectOf(concept, null, new Float64Array(64))
  if (subject === null) throw new Error(`${concept} is no subject`)
  return subject
}

const askedOf: { readonly [S in Sort]?: readonly [SubjectKind, string] } = {
  taken: ["supplement", "zinc"],
  prescribed: ["medicine", "insulin"],
  eaten: ["food", "rice"],
  followed: ["diet", "paleo"],
  trained: ["exercise", "planks"],
  played: ["sport", "rowing"],
  sore: ["body", "heel trouble"],
  ill: ["condition", "eczema"],
  kept: ["organ", "posture"],
  measured: ["measure", "blood sugar"],
  bought: ["gear", "gloves"],
  treated: ["therapy", "massage"],
  lived: ["habit", "sleep"],
  raced: ["event", "marathons"],
}

describe("the question that leads a card", () => {
  const openingOf = (text: string) => text.toLowerCase().split(" ").slice(0, 2).join(" ")

  test("begins as no other of the day, while the words last", () => {
    const used = new Set<string>()
    const subjects = ["creatin", "magnesium", "caffein", "melatonin"].map((concept) => subjectNamed(concept))
    const asked = subjects.map((subject) => freshQuestionOf("effect", subject, used))
    expect(new Set(asked.map(openingOf)).size).toBe(4)
    expect(asked).toContain("Does creatine really do anything?")
  })

  test("is no title of its subject word for word", () => {
    const said = headings.flatMap(({ aspect, on, text }) =>
      on.flatMap((sort) => {
        const [kind, name] = askedOf[sort] ?? ["term", ""]
        if (name === "") return []
        const subject = { concept: name, name, kind, listed: true }
        return freshQuestionOf(aspect, subject, new Set()) === sentenceOf(text, subject)
          ? [`${sort}: ${text}`]
          : []
      }),
    )
    expect(said).toEqual([])
  })

  test("is worded as no other question of the same subject", () => {
    const twice = Object.entries(askedOf).flatMap(([sort, [kind, name]]) => {
      const subject = { concept: name, name, kind, listed: true }
      const asked = new Map<string, Set<string>>()
      for (const aspect of new Set(headings.map((heading) => heading.aspect))) {
        // With every opening used before it, each wording comes up in its turn.
        const used = new Set<string>()
        for (let turn = 0; turn < 6; turn++) {
          const text = freshQuestionOf(aspect, subject, used)
          asked.set(text, (asked.get(text) ?? new Set()).add(aspect))
        }
      }
      return [...asked]
        .filter(([, of]) => of.size > 1)
        .map(([text, of]) => `${sort}: ${text} ${[...of].join("|")}`)
    })
    expect(twice).toEqual([])
  })

  test("is said of a supplement as people take it", () => {
    expect(freshQuestionOf("technique", subjectNamed("creatin"), new Set())).toBe(
      "Am I taking creatine right?",
    )
  })
})

test.each([
  ["breakfast", "Which breakfast is really healthy?"],
  ["breakfast ideas", "Which breakfast ideas are really healthy?"],
])("of %s it is asked in its own number", (name, asked) => {
  expect(
    freshQuestionOf("effect", { concept: "breakfast", name, kind: "meal", listed: true }, new Set()),
  ).toBe(asked)
})

test("a question is made out in our words of today, and in those that stored topics still have", () => {
  const acne = subjectNamed("acn")
  expect(questionOf("normal", acne)).toBe("Is this normal with acne?")
  for (const text of ["Is this normal with acne?", "Is what I have with acne normal?"])
    expect(aspectIn(text, acne)).toBe("normal")
})
