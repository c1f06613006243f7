import { describe, expect, test } from "vitest"
import { gateOf } from "#script/safety/gate.ts"
import type { Circumstance } from "./circumstances.ts"
import { isTactless, tactIdeas } from "./tact.ts"

const subjectsOf = [
  { concept: "snatch", name: "the snatch", kind: "exercise", listed: true },
  { concept: "keto", name: "keto", kind: "diet", listed: true },
  { concept: "diabete", name: "diabetes", kind: "condition", listed: true },
  { concept: "nootropic", name: "nootropics", kind: "supplement", listed: true },
] as const
const all: ReadonlyArray<Circumstance> = [
  "fainting",
  "stopping",
  "insulin",
  "stimulants",
  "vomiting",
  "pregnancy",
  "sobriety",
  "child",
  "death",
]

describe("what comes first", () => {
  test.each(all)("of %s says what to do or whom to see, and may be filmed", (one) => {
    for (const subject of subjectsOf)
      for (const turn of [0, 1]) {
        const [first] = tactIdeas(subject, [one], turn)
        // A child beside a lift is no matter of the lift.
        if (first === undefined) continue
        expect(first.angle).toMatch(
          /doctor|ambulance|midwife|prescriber|diabetes team|paediatrician|whom to (?:tell|ring)|find help|see somebody/,
        )
        expect(gateOf(first.angle)).toBeNull()
        expect(first.angle).not.toMatch(/[{}|]/)
      }
  })

  test("is one idea's matter, the most pressing", () => {
    const forms = tactIdeas(subjectsOf[0], ["fainting", "stimulants"], 0)
    expect(forms.every(({ angle }) => /faint/i.test(angle))).toBe(true)
  })

  test("nothing where nothing is told", () => {
    expect(tactIdeas(subjectsOf[1], [], 0)).toEqual([])
  })
})

test("a child counts where something is had or taken, not where one eats or trains", () => {
  expect(subjectsOf.map((subject) => tactIdeas(subject, ["child"], 0).length > 0)).toEqual([
    false,
    true,
    true,
    true,
  ])
})

describe("what must not stand beside", () => {
  test.each([
    ["In type 2 diabetes low-carb helped more at six months.", "insulin"],
    ["What counts as too much wine, shown in glasses, cans or spoons", "sobriety"],
    ["Cutting down on wine: the plan you give, small enough to keep", "sobriety"],
    ["How much is fourteen units? The answer from the evidence, in one minute", "sobriety"],
    ["The first two weeks of 5K races: a plan small enough to keep", "pregnancy"],
    ["How much the snatch you plan for a beginner, and when you add more", "fainting"],
    ["What to expect after giving up or pausing lithium, day by day", "stopping"],
  ] as const)("%s beside %s", (angle, one) => {
    expect(isTactless(angle, [one])).toBe(true)
    expect(isTactless(angle, [])).toBe(false)
  })

  test("what does no harm stands there", () => {
    expect(isTactless("How to ask family for support in leaving drinking behind", ["sobriety"])).toBe(false)
    expect(isTactless("Drink water first: what you tell people", ["sobriety"])).toBe(false)
  })
})
