import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { type Candidate, chooseWeek, type Planner } from "./choose.ts"
import { daysBetween } from "./week.ts"

const week = "2026-11-23"

const candidate = (subject: string, changes: Partial<Candidate> = {}): Candidate => ({
  kind: "rising",
  category: subject,
  language: "english",
  strength: 0.5,
  shares: new Map(),
  topic: {
    subject,
    title: `About ${subject}`,
    topicId: subject,
    reason: { kind: "more_posts", posts: 9, usual: 2 },
    angle: null,
  },
  ...changes,
})

const nobody: Planner = { languages: ["english"], specialty: null, filmed: [], planned: [], avoided: [] }
const subjectsOf = (
  candidates: ReadonlyArray<Candidate>,
  planner: Partial<Planner> = {},
  of = week,
): ReadonlyArray<string> =>
  chooseWeek(candidates, { ...nobody, ...planner }, of).map(({ subject }) => subject)

const filmed = (subject: string, on: string) => ({ subject, category: subject, title: "", on })

test("what concerns the profession comes before what stands higher, and says so", () => {
  const iron = candidate("iron", { strength: 0.2, shares: new Map([["dietitian", 0.8]]) })
  const all = [candidate("knees", { strength: 1 }), candidate("sleep", { strength: 0.9 }), iron]
  expect(subjectsOf(all, { specialty: "dietitian" })).toEqual(["iron", "knees", "sleep"])
  expect(subjectsOf(all, { specialty: "health_coach" })).toEqual(["knees", "sleep", "iron"])
  const [first, second] = chooseWeek(all, { ...nobody, specialty: "dietitian" }, week)
  expect([first?.suits, second?.suits]).toEqual(["dietitian", null])
})

test("one rises and one is steady, and no category comes twice, where there is choice", () => {
  const food = { category: "food" }
  const all = [
    candidate("oats", { ...food, strength: 1 }),
    candidate("rice", { ...food, strength: 0.9 }),
    candidate("sleep", { strength: 0.1 }),
    candidate("knees", { kind: "steady", strength: 0.1 }),
  ]
  expect(subjectsOf(all)).toEqual(["oats", "knees", "sleep"])
  expect(subjectsOf(all.slice(0, 2))).toEqual(["oats", "rice"])
})

test("a name alone is planned where too few topics state a question, whatever stands higher", () => {
  const named = (subject: string, changes: Partial<Candidate> = {}): Candidate => {
    const own = candidate(subject, { strength: 1, ...changes })
    return { ...own, topic: { ...own.topic, namesOnly: true } }
  }
  const kale = named("kale", { shares: new Map([["dietitian", 1]]) })
  const steady = ["knees", "wrists", "heels"].map((subject) =>
    candidate(subject, { kind: "steady", strength: 0.1 }),
  )
  const dietitian = { specialty: "dietitian" } as const
  expect(subjectsOf([kale, ...steady], dietitian)).not.toContain("kale")
  expect(subjectsOf([kale, named("easter"), ...steady.slice(0, 1)], dietitian)).toEqual([
    "knees",
    "kale",
    "easter",
  ])
  // What was filmed lately is none of what is left.
  expect(subjectsOf([kale, ...steady], { ...dietitian, filmed: [filmed("heels", "2026-11-20")] })[2]).toBe(
    "kale",
  )
})

test("what somebody films draws its neighbours near, but itself rests for four weeks", () => {
  const all = [
    candidate("oats", { category: "food" }),
    candidate("rice", { category: "food" }),
    candidate("sleep"),
    candidate("knees"),
    candidate("wrists"),
  ]
  const lately = { subject: "oats", category: "food", title: "", on: "2026-11-03" }
  expect(subjectsOf(all, { filmed: [lately] })[0]).toBe("rice")
  expect(subjectsOf(all, { filmed: [lately] })).not.toContain("oats")
  expect(subjectsOf(all, { filmed: [{ ...lately, on: "2026-10-26" }] })[0]).toBe("oats")
  // A script of one's own title has no topic: the title tells.
  const own = { subject: null, category: null, title: "About sleep", on: "2026-11-22" }
  expect(subjectsOf(all, { filmed: [own] })).not.toContain("sleep")
})

test("a steady question rests by its theme too, however a later edition words its title", () => {
  const asked = candidate("knees", { kind: "steady", strength: 1 })
  const all = [
    ...["oats", "rice", "sleep"].map((subject) => candidate(subject)),
    { ...asked, topic: { ...asked.topic, themeKey: "steady-knees-pain" } },
  ]
  expect(subjectsOf(all)).toContain("knees")
  expect(subjectsOf(all, { filmed: [filmed("steady-knees-pain", "2026-11-03")] })).not.toContain("knees")
  expect(subjectsOf(all, { filmed: [filmed("steady-knees-pain", "2026-10-20")] })).toContain("knees")
})

test("where everything rests, the longest ago comes first", () => {
  const all = ["a", "b", "c", "d"].map((subject) => candidate(subject))
  const planner = {
    filmed: [filmed("a", "2026-11-20"), filmed("b", "2026-11-02"), filmed("c", "2026-11-10")],
    planned: [{ subject: "d", week: "2026-11-16" }],
  }
  expect(subjectsOf(all, planner)).toEqual(["b", "c", "d"])
})

test("what is not for somebody never comes, not even where nothing else is left, nor does a question about it", () => {
  const asked = candidate("knees", { kind: "steady" })
  const all = [
    candidate("oats"),
    candidate("sleep"),
    { ...asked, topic: { ...asked.topic, themeKey: "steady-knees-pain" } },
  ]
  expect(subjectsOf(all, { avoided: ["oats"] })).toEqual(["sleep", "knees"])
  expect(subjectsOf(all, { avoided: ["knees"] })).toEqual(["oats", "sleep"])
  expect(subjectsOf(all, { avoided: ["steady-knees-pain"] })).toEqual(["oats", "sleep"])
  expect(subjectsOf(all, { avoided: ["oats", "sleep", "knees"] })).toEqual([])
})

test("nothing gives nothing", () => {
  expect(subjectsOf([])).toEqual([])
})

describe("for any week of anybody", () => {
  const subjects = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l", "m", "n", "o", "p", "q", "r"]
  const anySubject = fc.constantFrom(...subjects)
  const anyCandidate = fc
    .record({
      subject: anySubject,
      kind: fc.constantFrom("rising" as const, "steady" as const),
      category: fc.constantFrom("food", "body", "sleep"),
      strength: fc.double({ min: 0, max: 1, noNaN: true }),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
    })
    .map(({ subject, share, ...changes }) =>
      candidate(subject, { ...changes, shares: new Map([["dietitian", share]]) }),
    )
  const anyDay = fc.integer({ min: 0, max: 60 }).map((ago) => dayBefore(week, ago))
  const anyPlanner = fc.record({
    languages: fc.constant(["english" as const]),
    specialty: fc.constantFrom("dietitian" as const, null),
    filmed: fc.array(
      fc.record({ subject: anySubject, on: anyDay }).map(({ subject, on }) => filmed(subject, on)),
    ),
    planned: fc.array(fc.record({ subject: anySubject, week: anyDay })),
    avoided: fc.constant([]),
  })

  const rests = ({ filmed: films, planned }: Planner, subject: string): boolean =>
    [
      ...films.filter((one) => one.subject === subject).map(({ on }) => on),
      ...planned.filter((one) => one.subject === subject).map((one) => one.week),
    ].some((day) => daysBetween(day, week) < 28)

  test("there are three, or as many as there are subjects, none twice, in whatever order they come", () => {
    fc.assert(
      fc.property(fc.array(anyCandidate), anyPlanner, (candidates, planner) => {
        const chosen = chooseWeek(candidates, planner, week)
        const different = new Set(candidates.map(({ topic }) => topic.subject)).size
        expect(chosen).toHaveLength(Math.min(3, different))
        expect(new Set(chosen.map(({ subject }) => subject)).size).toBe(chosen.length)
        expect(chooseWeek(candidates, planner, week)).toEqual(chosen)
        expect(chooseWeek(candidates.toReversed(), planner, week).map(({ subject }) => subject)).toEqual(
          chosen.map(({ subject }) => subject),
        )
      }),
    )
  })

  test("what rests comes only when nothing else is left", () => {
    fc.assert(
      fc.property(fc.array(anyCandidate), anyPlanner, (candidates, planner) => {
        const fresh = new Set(
          candidates.map(({ topic }) => topic.subject).filter((subject) => !rests(planner, subject)),
        )
        const chosen = chooseWeek(candidates, planner, week).map(({ subject }) => subject)
        expect(chosen.filter((subject) => fresh.has(subject))).toHaveLength(Math.min(3, fresh.size))
      }),
    )
  })

  test("week after week, nothing comes twice within four weeks while there are twelve subjects", () => {
    fc.assert(
      fc.property(
        fc.array(fc.uniqueArray(anySubject, { minLength: 12 }), { minLength: 8, maxLength: 8 }),
        (editions) => {
          const planned: Array<{ subject: string; week: string }> = []
          editions.forEach((names, at) => {
            const monday = dayBefore(week, -7 * at)
            const chosen = subjectsOf(
              names.map((name) => candidate(name)),
              { planned },
              monday,
            )
            for (const subject of chosen) {
              const before = planned.findLast((one) => one.subject === subject)
              expect(before === undefined ? 28 : daysBetween(before.week, monday)).toBeGreaterThanOrEqual(28)
              planned.push({ subject, week: monday })
            }
          })
        },
      ),
    )
  })
})

function dayBefore(day: string, ago: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - ago * 86_400_000).toISOString().slice(0, 10)
}

test("what is planned is in a language of theirs, their own as long as there is any that is rested", () => {
  const kefir = candidate("kefir", { language: "turkish", strength: 0.1 })
  const oats = candidate("oats", { strength: 1 })
  expect(subjectsOf([kefir, oats])).toEqual(["oats"])
  expect(subjectsOf([kefir, oats], { languages: ["turkish", "english"] })).toEqual(["kefir", "oats"])
  expect(
    subjectsOf([kefir, oats], {
      languages: ["turkish", "english"],
      planned: [{ subject: "kefir", week: "2026-11-16" }],
    }),
  ).toEqual(["oats", "kefir"])
})
