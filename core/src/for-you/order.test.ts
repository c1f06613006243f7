import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { type Orderable, orderFor, type OwnTheme, type Reader } from "./order.ts"
import type { ForYouReason } from "./reason.ts"

const about = (themeKey: string, changes: Partial<Orderable> = {}): Orderable => ({
  themeKey,
  category: `field of ${themeKey}`,
  subjects: [themeKey],
  specialties: [],
  language: "english",
  ...changes,
})
const own = (themeKey: string, changes: Partial<OwnTheme> = {}): OwnTheme => ({
  themeKey,
  title: `About ${themeKey}`,
  category: `field of ${themeKey}`,
  subjects: [themeKey],
  ...changes,
})
const nobody: Reader = { languages: ["english"], specialties: [], written: [], saved: [], marks: new Map() }
const keysFor = (topics: ReadonlyArray<Orderable>, reader: Partial<Reader>) =>
  orderFor(topics, { ...nobody, ...reader }).map(({ topic }) => topic.themeKey)
const whyOf = (topic: Orderable, reader: Partial<Reader>) =>
  orderFor([topic], { ...nobody, ...reader })[0]?.why

test("who said nothing and did nothing has the general order, and no reasons", () => {
  const all = [about("oats"), about("knees", { specialties: ["physical_therapist"] }), about("sleep")]
  expect(keysFor(all, {})).toEqual(["oats", "knees", "sleep"])
  expect(orderFor(all, nobody).flatMap(({ why }) => why)).toEqual([])
})

test("what concerns the profession most of all comes first, then what concerns it too", () => {
  const all = [
    about("oats"),
    about("iron", { specialties: ["nutritionist", "dietitian"] }),
    about("fodmap", { specialties: ["dietitian"] }),
  ]
  expect(keysFor(all, { specialties: ["dietitian"] })).toEqual(["fodmap", "iron", "oats"])
  expect(
    whyOf(about("iron", { specialties: ["nutritionist", "dietitian"] }), { specialties: ["dietitian"] }),
  ).toEqual([{ kind: "profession", specialty: "dietitian" }])
})

test("topics in one's own language come first, and say so where few are; English ones keep their order behind", () => {
  const all = [
    about("oats"),
    about("iron", { specialties: ["dietitian"] }),
    about("zeytin", { language: "turkish" }),
    about("demir", { language: "turkish", specialties: ["dietitian"] }),
  ]
  const reader = { languages: ["turkish", "english"] as const, specialties: ["dietitian"] as const }
  expect(keysFor(all, reader)).toEqual(["demir", "zeytin", "iron", "oats"])
  expect(orderFor(all, { ...nobody, ...reader })[1]?.why).toEqual([{ kind: "language", language: "turkish" }])
  expect(keysFor(all, { ...reader, languages: ["english"] })).toEqual(["iron", "oats", "demir", "zeytin"])
})

test("among the rest, a shared subject is nearer than a shared field, and both are said", () => {
  const written = [{ ...own("metformin", { category: "medication" }), writtenAt: "2026-11-03T10:00:00.000Z" }]
  const berberine = about("berberine", { subjects: ["berberine", "metformin"], category: "supplements" })
  const statins = about("statins", { category: "medication" })
  expect(keysFor([about("oats"), statins, berberine], { written })).toEqual(["berberine", "statins", "oats"])
  expect(whyOf(berberine, { written })).toEqual([
    {
      kind: "near_script",
      shared: { by: "subject", name: "metformin" },
      writtenAt: "2026-11-03T10:00:00.000Z",
    },
  ])
  expect(whyOf(statins, { written })).toEqual([
    {
      kind: "near_script",
      shared: { by: "category", name: "medication" },
      writtenAt: "2026-11-03T10:00:00.000Z",
    },
  ])
})

test("a script about the theme itself, or a field that says nothing, brings nothing near", () => {
  const written = [{ ...own("oats", { category: "health" }), writtenAt: "2026-11-03T10:00:00.000Z" }]
  expect(whyOf(about("oats", { category: "health" }), { written })).toEqual([])
  expect(whyOf(about("sleep", { category: "health" }), { written })).toEqual([])
  const term = [{ ...own("x", { category: "new term" }), writtenAt: "2026-11-03T10:00:00.000Z" }]
  expect(whyOf(about("y", { category: "new term" }), { written: term })).toEqual([])
})

test("what was saved comes before what is near to it", () => {
  const saved = [own("oats", { category: "food" })]
  const all = [about("knees"), about("rice", { category: "food" }), about("oats", { category: "food" })]
  const marks = new Map([["oats", "saved" as const]])
  expect(keysFor(all, { saved, marks })).toEqual(["oats", "rice", "knees"])
  expect(whyOf(about("rice", { category: "food" }), { saved, marks })).toEqual([
    { kind: "near_saved", shared: { by: "category", name: "food" }, title: "About oats" },
  ])
})

/** Whether what is said of a topic's place is so. */
const holds = (reason: ForYouReason, topic: Orderable, reader: Reader): boolean => {
  switch (reason.kind) {
    case "language":
      return reason.language === topic.language && reader.languages.includes(topic.language)
    case "profession":
      return topic.specialties.includes(reason.specialty) && reader.specialties.includes(reason.specialty)
    case "saved":
      return reader.marks.get(topic.themeKey) === "saved"
    case "near_script":
    case "near_saved":
      return [...topic.subjects, topic.category].includes(reason.shared.name)
  }
}

describe("for any list and anybody", () => {
  const anyKey = fc.constantFrom("a", "b", "c", "d", "e", "f", "g", "h")
  const anyLanguage = fc.constantFrom("english" as const, "turkish" as const)
  const anyCategory = fc.constantFrom("food", "body", "health", "new term")
  const anySubjects = fc.uniqueArray(fc.constantFrom("iron", "oats", "knee", "sleep"), { maxLength: 3 })
  const anySpecialties = fc.uniqueArray(
    fc.constantFrom("dietitian" as const, "nutritionist" as const, "health_coach" as const),
    { maxLength: 3 },
  )
  const anyAbout = { themeKey: anyKey, category: anyCategory, subjects: anySubjects }
  const anyTopics = fc.uniqueArray(
    fc.record({ ...anyAbout, language: anyLanguage, specialties: anySpecialties }),
    {
      selector: ({ themeKey }) => themeKey,
    },
  )
  const anyReader = fc.record({
    languages: fc.constantFrom(["english" as const], ["turkish" as const, "english" as const]),
    specialties: anySpecialties,
    written: fc.array(
      fc.record({ ...anyAbout, title: fc.string(), writtenAt: fc.constant("2026-11-03T10:00:00.000Z") }),
    ),
    saved: fc.array(fc.record({ ...anyAbout, title: fc.string() })),
    marks: fc
      .array(fc.tuple(anyKey, fc.constantFrom("saved" as const, "not_for_me" as const)))
      .map((entries) => new Map(entries)),
  })

  test("not for me wins, and nothing else is ever left out, doubled or changed", () => {
    fc.assert(
      fc.property(anyTopics, anyReader, (topics, reader) => {
        const before = structuredClone(topics)
        const placed = orderFor(topics, reader).map(({ topic }) => topic)
        const wanted = topics.filter(({ themeKey }) => reader.marks.get(themeKey) !== "not_for_me")
        expect(placed).toHaveLength(wanted.length)
        expect(new Set(placed)).toEqual(new Set(wanted))
        expect(topics).toEqual(before)
      }),
    )
  })

  test("the same again gives the same, and what is alike keeps the general order", () => {
    fc.assert(
      fc.property(anyTopics, anyReader, (topics, reader) => {
        const once = orderFor(topics, reader)
        expect(orderFor(topics, reader)).toEqual(once)
        expect(
          orderFor(
            once.map(({ topic }) => topic),
            reader,
          ),
        ).toEqual(once)
      }),
    )
  })

  test("a place before one of the same language that stands higher for all has a reason, which the topic bears out", () => {
    fc.assert(
      fc.property(anyTopics, anyReader, (topics, reader) => {
        const placed = orderFor(topics, reader)
        const unexplained = placed.filter(
          ({ topic, why }, at) =>
            why.length === 0 &&
            placed
              .slice(at + 1)
              .some(
                (later) =>
                  later.topic.language === topic.language &&
                  topics.indexOf(later.topic) < topics.indexOf(topic),
              ),
        )
        expect(unexplained).toEqual([])
        const untrue = placed.flatMap(({ topic, why }) => why.filter((one) => !holds(one, topic, reader)))
        expect(untrue).toEqual([])
      }),
    )
  })
})
