import { describe, expect, test } from "vitest"
import { makeLibrary } from "#evidence/library.ts"
import type { SubjectFile } from "#evidence/subject-file.ts"
import { exampleFile, exampleFinding, zincFile } from "#testing/evidence/example-files.ts"
import { nothingSaid, saidOn } from "#testing/topic/said-on.ts"
import type { Angled } from "./angled.ts"
import { longFast } from "./long-fast.ts"

const zinc = { concept: "zinc", name: "zinc", kind: "supplement", listed: true } as const
const library = makeLibrary([zincFile()])

describe("angles on a bare name, whose posts share no question", () => {
  const said = { ...nothingSaid, isMedicated: false }
  const named = (changes: Partial<Angled> = {}) =>
    saidOn(zinc, { intent: "seeking_advice", library, states: null, said, ...changes })

  test("are what the library holds on it, where the posts speak of it", () => {
    expect(named()).toHaveLength(1)
    expect(named().join(" ")).toMatch(/Zinc prevents every cold|Does zinc shorten a cold/)
  })

  test("where the posts write none of its words, one opening on the subject rather than nothing to film", () => {
    const both = (text: string) => ({ english: text, turkish: text })
    const [finding] = zincFile().findings
    if (finding === undefined) throw new Error("zinc has no finding")
    const onFractures: SubjectFile = {
      ...zincFile(),
      findings: [{ ...finding, brief: both("Zinc did not lower fractures.") }],
      myths: [],
      hooks: [{ type: "question", says: both("Does zinc prevent fractures?"), finding: finding.id }],
    }
    const fractures = makeLibrary([onFractures])
    expect(named({ library: fractures })).toEqual([expect.stringContaining("Does zinc prevent fractures?")])
    expect(named({ library: fractures, said: { ...said, isServed: true } })).toEqual([])
  })

  test("and the question that several of them put, as they put it", () => {
    const question = { text: "Does zinc work?", aspect: "effect" } as const
    expect(named({ question, library: null })).toEqual([expect.stringContaining("“Does zinc work?”")])
  })

  test("are none where there is neither, whatever the posts touch, name beside it or want", () => {
    for (const kind of ["food", "diet", "supplement", "sport", "condition", "event", "gear", "term"] as const)
      for (const intent of ["seeking_advice", "personal_story", "news_and_content"] as const)
        expect(
          named({
            subject: { ...zinc, kind },
            library: null,
            intent,
            asked: [{ aspect: "amount", posts: 4, put: 3 }],
            companions: [{ subject: { ...zinc, concept: "iron", name: "iron" }, posts: 4, asking: 2 }],
            facets: [{ group: "remedy", names: ["iron", "magnesium"], first: 3, posts: 4, all: 4 }],
          }),
        ).toEqual([])
  })

  test("are none where its posts are photos and links, or dishes", () => {
    expect(named({ said: { ...said, isTalked: false } })).toEqual([])
    expect(named({ said: { ...said, isServed: true } })).toEqual([])
  })

  test("lead with what many of the posts tell of somebody, and not with what one does", () => {
    expect(named({ said: { ...said, circumstances: ["vomiting"] }, library: null })).toEqual([])
    expect(
      named({ said: { ...said, circumstances: ["vomiting"], pressing: ["vomiting"] }, library: null }),
    ).toEqual([expect.stringMatching(/doctor/)])
  })
})

test("who asks for dishes is told nothing of what studies found", () => {
  for (const turn of [0, 1, 2, 3]) {
    const angles = saidOn(
      { ...zinc, kind: "food" },
      { library, turn, states: { shares: "cook", title: "What do you cook with zinc?" } },
    )
    expect(angles.length).toBeGreaterThan(1)
    expect(angles.join(" ")).not.toMatch(/cold/)
  }
})

test("but how its food is handled comes first where the library knows it", () => {
  const both = (text: string) => ({ english: text, turkish: text })
  const says = both("Cooked in a covered pan, plimseed keeps its colour.")
  const file = exampleFile({
    subject: "plimseed",
    kind: "food",
    names: { english: ["plimseed"], turkish: ["plimseed"] },
    findings: [exampleFinding({ id: "plimseed-pan", asks: ["do_first"], says, brief: says })],
    hooks: [{ type: "surprise", says, finding: "plimseed-pan" }],
    myths: [],
  })
  const plimseed = { concept: "plimseed", name: "plimseed", kind: "food", listed: true } as const
  const onDish = (asks: "do_first" | "works") =>
    saidOn(plimseed, {
      library: makeLibrary([
        { ...file, findings: [exampleFinding({ id: "plimseed-pan", asks: [asks], says, brief: says })] },
      ]),
      states: { shares: "cook", title: "What do you cook with plimseed?" },
    })
  expect(onDish("do_first")[0]).toContain("covered pan")
  expect(onDish("works").join(" ")).not.toContain("covered pan")
})

test("days without food come first where the subject is a fast, and nobody is cheered on beside them", () => {
  const told = (name: string, turn: number) =>
    saidOn(
      { concept: name, name, kind: "diet", listed: true },
      {
        intent: "personal_story",
        posts: 5,
        turn,
        states: { shares: "umbrella", title: "Fasting: how is it going?" },
        said: { ...nothingSaid, isMedicated: false, isBeginning: false, isLongFast: true },
      },
    )
  for (let turn = 0; turn < 8; turn++) {
    expect(told("fasting", turn)[0]).toMatch(/doctor/)
    expect(told("fasting", turn).join(" ")).not.toMatch(/small enough|give up on|smallest step|progress/)
    expect(told("keto", turn).join(" ")).not.toMatch(/doctor at once|days without food/)
  }
})

test.each([
  ["I'm on day six of a 13 day water and tea fast.", true],
  ["I want to do a week long water fast as an experiment.", true],
  ["I have fasted for four days before.", true],
  ["My two week plan has no fast food.", false],
  ["On a 3-day fast with nothing but broth.", true],
  ["Three days of fasting are behind me.", true],
  ["I am done with two weeks of intermittent fasting.", false],
  ["My 30 day intermittent fast did nothing.", false],
  ["I run five days a week, fast and slow.", false],
  ["I go five days a week fast and hard.", false],
  ["For two weeks I have been fasting 16 hours a day.", false],
  ["I skip breakfast and eat at noon.", false],
])("days without food are heard: %s", (text, isLong) => {
  expect(longFast.test(text)).toBe(isLong)
})
