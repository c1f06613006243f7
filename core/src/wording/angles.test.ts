import { describe, expect, test } from "vitest"
import { makeLibrary } from "#evidence/library.ts"
import type { SubjectFile } from "#evidence/subject-file.ts"
import { withSubjects } from "#vocabulary/in-force.ts"
import { anglesFor, type Angled } from "./angles.ts"
import { nameInLibrary } from "./evidence-file.ts"

const both = (text: string) => ({ english: text, turkish: text })
const finding: SubjectFile["findings"][number] = {
  id: "zinc-colds",
  asks: ["works"],
  says: both("Zinc shortened colds a little."),
  brief: both("Zinc shortened colds a little."),
  limit: null,
  safety: null,
  strength: "weak",
  design: "review",
  population: "adults",
  jurisdiction: "any",
  numbers: [],
  promotes: "none",
  saidBy: "anyone",
  mustPair: [],
  source: {
    title: "A review",
    publisher: "A publisher",
    year: 2020,
    pmid: null,
    doi: null,
    pmcid: null,
    url: "https://example.org/",
    readAt: "https://example.org/",
    readAs: "own_page",
    supports: "colds",
  },
  mayBeSpoken: true,
  toVerify: null,
  checkedOn: "2026-11-01",
  retracted: false,
  signedBy: null,
}
const file = (promotes: "none" | "efficacy"): SubjectFile => ({
  subject: "zinc",
  kind: "supplement",
  names: { english: ["zinc"], turkish: ["çinko"] },
  alsoCalled: { english: [], turkish: [] },
  pair: null,
  turkishCases: { accusative: "a", genitive: "b", dative: "c", locative: "d", ablative: "e" },
  specialties: ["dietitian"],
  findings: [{ ...finding, promotes }],
  myths: [{ myth: both("Zinc prevents every cold."), truth: both("It does not."), finding: "zinc-colds" }],
  redFlags: [{ says: both("See a doctor."), urgency: "soon", finding: null, source: null, basis: "care" }],
  firstSteps: [],
  hooks: [{ type: "question", says: both("Does zinc shorten a cold?"), finding: "zinc-colds" }],
  gaps: [],
})

const zinc = { concept: "zinc", name: "zinc", kind: "supplement", listed: true } as const
const angles = (changes: Partial<Angled> = {}) =>
  anglesFor({
    subject: zinc,
    asked: ["safety", "amount"],
    companions: [],
    intent: "seeking_advice",
    library: makeLibrary([file("none")]),
    used: new Set(),
    facets: [],
    turn: 3,
    ...changes,
  })

describe("angles", () => {
  test("come from the library where it has the subject, and from what is asked", () => {
    expect(angles()).toHaveLength(3)
    expect(angles().join(" ")).toContain("Does zinc shorten a cold?")
    expect(angles().join(" ")).toContain("“Zinc prevents every cold.”")
  })

  test("take turns from day to day, so that no opening of the library stands first for a week", () => {
    const first = [1, 2].map((turn) => angles({ turn })[0] ?? "")
    expect(first.toSorted()).toEqual([
      expect.stringContaining("Does zinc shorten a cold?"),
      expect.stringContaining("“Zinc prevents every cold.”"),
    ])
  })

  test("promote no medicine, and need no library", () => {
    expect(angles({ library: makeLibrary([file("efficacy")]) }).join(" ")).not.toContain("cold")
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

test("a subject whose row names a file speaks from it, though the file knows another name", () => {
  const row = {
    name: "galvo drops",
    kind: "supplement",
    forms: { english: ["galvo"], turkish: ["galvo"] },
    evidence: "zinc",
  } as const
  const subject = { ...zinc, concept: "galvo", name: "galvo drops" }
  const library = makeLibrary([file("none")])
  const told = withSubjects([row], () => ({
    angles: angles({ subject, library }),
    name: nameInLibrary(library, subject),
    own: nameInLibrary(library, zinc),
  }))
  expect(told.angles.join(" ")).toContain("cold")
  expect(told).toMatchObject({ name: ["zinc"], own: [] })
  expect(nameInLibrary(library, subject)).toEqual([])
  expect(angles({ subject, library }).join(" ")).not.toContain("cold")
})
