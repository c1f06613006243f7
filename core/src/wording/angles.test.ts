import { describe, expect, test } from "vitest"
import { makeLibrary } from "#evidence/library.ts"
import { zincFile } from "#testing/evidence/example-files.ts"
import { withSubjects } from "#vocabulary/in-force.ts"
import { saidOn } from "#testing/topic/said-on.ts"
import type { Angled } from "./angled.ts"
import { nameInLibrary } from "./evidence-file.ts"
import { sentenceOf } from "./grammar.ts"

const zinc = { concept: "zinc", name: "zinc", kind: "supplement", listed: true } as const
const angles = (changes: Partial<Angled> = {}) =>
  saidOn(changes.subject ?? zinc, {
    asked: [
      { aspect: "safety", posts: 4, put: 3 },
      { aspect: "amount", posts: 3, put: 2 },
    ],
    intent: "seeking_advice",
    library: makeLibrary([zincFile()]),
    ...changes,
  })

describe("angles", () => {
  test("come from the library where it has the subject, and from what is asked", () => {
    const asked = [
      { aspect: "effect", posts: 4, put: 3 },
      { aspect: "safety", posts: 4, put: 3 },
      { aspect: "amount", posts: 3, put: 2 },
    ] as const
    expect(angles({ asked })).toHaveLength(3)
    expect(angles({ asked }).join(" ")).toMatch(/Does zinc shorten a cold\?|Zinc prevents every cold/)
    expect(angles({ asked }).some((angle) => /zinc/i.test(angle) && !/cold/i.test(angle))).toBe(true)
  })

  test("let the library make up the last where it answers nothing", () => {
    expect(angles()).toHaveLength(3)
    expect(angles().slice(0, 2).join(" ")).not.toMatch(/cold/i)
  })

  test("take turns from day to day, so that no opening of the library stands first for a week", () => {
    const asked = [{ aspect: "effect", posts: 4, put: 3 }] as const
    const first = [1, 2, 3, 4, 5, 6].map((turn) => angles({ turn, asked })[0] ?? "")
    expect(new Set(first).size).toBeGreaterThanOrEqual(4)
  })

  test("promote no medicine, and need no library", () => {
    expect(angles({ library: makeLibrary([zincFile("efficacy")]) }).join(" ")).not.toContain("cold")
    expect(angles({ library: null })).toHaveLength(3)
  })

  test("of ten topics of a day that ask the same have no form twice", () => {
    const used = new Set<string>()
    const names = ["iron", "biotin", "taurine", "inositol", "ashwagandha", "collagen"]
    const all = names.flatMap((name) =>
      angles({ subject: { ...zinc, concept: name, name }, library: null, used }).map((angle) =>
        angle.replaceAll(new RegExp(name, "gi"), "{n}"),
      ),
    )
    expect(all).toHaveLength(18)
    expect(new Set(all).size).toBe(18)
  })
})

describe("angles on what no list has", () => {
  const unlisted = (name: string, changes: Partial<Angled> = {}) =>
    angles({
      subject: { concept: name.toLowerCase(), name, kind: "food", listed: false },
      library: null,
      asked: [],
      intent: "product_recommendation",
      ...changes,
    })

  test.each(["Chrissie Wellington", "tight", "triathletes", "Chipotle", "Deez Nups"])(
    "are none where nothing is asked of it: %s",
    (name) => {
      for (const turn of [1, 2, 3, 4, 5]) expect(unlisted(name, { turn })).toEqual([])
    },
  )

  test("answer the question of the title alone", () => {
    const told = unlisted("Brussel Sprouts", {
      states: { shares: "cook", title: "What do you cook with sprouts?" },
    })
    expect(told).toHaveLength(2)
    expect(told.join(" ")).toMatch(/Brussel Sprouts/)
    expect(told.join(" ")).toContain("“What do you cook with sprouts?”")
    expect(told.join(" ")).not.toMatch(/look up|in one minute/)
  })

  test("of a disaster sell and rank nothing", () => {
    expect(unlisted("Hurricane Sandy")).toEqual([expect.stringMatching(/where to find help/)])
  })

  test("of a word that hurts speak with care", () => {
    for (const angle of unlisted("overweight")) expect(angle).toMatch(/unsaid|without hurting/)
  })
})

describe("angles on a dish or a drink", () => {
  const told = (name: string, listed: boolean) =>
    [1, 2, 3, 4, 5]
      .flatMap((turn) =>
        angles({
          subject: { concept: name.replace(" ", "_"), name, kind: "food", listed },
          library: null,
          asked: [{ aspect: "cook", posts: 4, put: 0 }],
          intent: null,
          turn,
        }),
      )
      .join(" ")

  test("are about making it, not about a plate with it", () => {
    expect(told("pumpkin pie", false)).toMatch(/pumpkin pie/i)
    expect(told("pumpkin pie", false)).not.toMatch(/in the shop|plate with|pack lunch/)
    expect(told("tea", true)).toMatch(/cup|make tea/)
    expect(told("tea", true)).not.toMatch(/plate|lunch|a meal with/)
  })
})

test.each([
  ["almonds", "Salad: what almonds bring"],
  ["cheese", "Salad: what cheese brings"],
  ["blueberries", "Salad: what blueberries bring"],
])("a verb takes the number of the part it belongs to: %s", (a, said) => {
  expect(sentenceOf("{n}: what {a} {a:brings|bring}", { name: "salad", kind: "food" }, { a })).toBe(said)
})

describe("angles on somebody who suffers", () => {
  const autism = { concept: "autism", name: "autism", kind: "condition", listed: true } as const
  const playful = /\bin the lift\b|card|gym|guess|wrong answer|before and after|rid of|scale from/i

  test("never play", () => {
    for (let turn = 0; turn < 40; turn++)
      for (const intent of ["seeking_advice", "personal_story", "news_and_content", null] as const)
        for (const angle of angles({ subject: autism, library: null, turn, intent }))
          expect(angle).not.toMatch(playful)
  })

  test("do not join it with what only stands in the same posts", () => {
    const acids = { concept: "acid", name: "acids in skin care", kind: "skincare", listed: true } as const
    const told = (asking: number) =>
      [0, 1, 2, 3, 4, 5]
        .flatMap((turn) =>
          angles({
            subject: acids,
            library: null,
            asked: [],
            turn,
            companions: [{ subject: autism, posts: 4, asking }],
            facets: [{ group: "complaint", names: ["autism", "ADHD"], first: 2, posts: 4, all: 4 }],
          }),
        )
        .join(" ")
    expect(told(0)).not.toMatch(/autism/)
    expect(told(2)).toMatch(/autism/)
  })
})

describe("angles on a medicine", () => {
  test("tell nobody to try, copy or leave it", () => {
    const lithium = { concept: "lithium", name: "lithium", kind: "medicine", listed: true } as const
    for (let turn = 0; turn < 20; turn++)
      for (const intent of ["seeking_advice", "personal_story", "product_recommendation"] as const)
        expect(angles({ subject: lithium, library: null, asked: [], turn, intent }).join(" ")).not.toMatch(
          /\b(?:try this week|you would copy|one to leave|shops|in the lift)\b/,
        )
  })
})

test("a subject whose row names a file speaks from it, though the file knows another name", () => {
  const row = {
    name: "galvo drops",
    kind: "supplement",
    forms: { english: ["galvo"], turkish: ["galvo"] },
    evidence: "zinc",
  } as const
  const subject = { ...zinc, concept: "galvo", name: "galvo drops" }
  const library = makeLibrary([zincFile()])
  const asked = [{ aspect: "effect", posts: 4, put: 3 }] as const
  const told = withSubjects([row], () => ({
    angles: angles({ subject, library, asked }),
    name: nameInLibrary(library, subject),
    own: nameInLibrary(library, zinc),
  }))
  expect(told.angles.join(" ")).toContain("cold")
  expect(told).toMatchObject({ name: ["zinc"], own: [] })
  expect(nameInLibrary(library, subject)).toEqual([])
  expect(angles({ subject, library, asked }).join(" ")).not.toContain("cold")
})
