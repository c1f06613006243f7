import fc from "fast-check"
import { expect, test } from "vitest"
import type { Candidate, Planner } from "./choose.ts"
import { speakAnew } from "./speak-anew.ts"
import type { PlannedTopic } from "./weekly-plan.ts"

const week = "2026-11-23"
type Spoken = "english" | "turkish"

const planned = (subject: string, language: Spoken, steady = false): PlannedTopic => ({
  subject,
  title: `About ${subject}`,
  language,
  topicId: steady ? null : subject,
  reason: { kind: "more_posts", posts: 9, usual: 2 },
  suits: null,
  angle: null,
})
const candidate = (subject: string, language: Spoken, strength = 0.5): Candidate => ({
  kind: "rising",
  category: subject,
  language,
  strength,
  shares: new Map(),
  topic: planned(subject, language),
})
const offered = [
  candidate("oats", "english", 1),
  candidate("sleep", "english", 0.9),
  candidate("knees", "english", 0.8),
  candidate("water", "english", 0.7),
  candidate("kefir", "turkish", 0.4),
  candidate("ayran", "turkish", 0.3),
  candidate("bulgur", "turkish", 0.2),
]
const turk: Planner = {
  languages: ["turkish", "english"],
  specialty: null,
  filmed: [],
  planned: ["oats", "sleep", "knees"].map((subject) => ({ subject, week })),
  avoided: [],
}
const english = ["oats", "sleep", "knees"].map((subject) => planned(subject, "english"))
const anew = (
  topics: ReadonlyArray<PlannedTopic>,
  changes: Partial<Planner> = {},
  candidates: ReadonlyArray<Candidate> = offered,
) => speakAnew({ week, topics }, candidates, { ...turk, ...changes }).map(({ subject }) => subject)

test("with another language its topics take the places of those that nobody has written about", () => {
  expect(anew(english)).toEqual(["kefir", "ayran", "bulgur"])
  expect(anew([planned("ayran", "turkish"), ...english.slice(1)])).toEqual(["ayran", "kefir", "bulgur"])
  const back = { languages: ["english" as const], planned: [] }
  const turkish = ["kefir", "ayran", "bulgur"].map((subject) => planned(subject, "turkish"))
  expect(anew(turkish, back)).toEqual(["oats", "sleep", "knees"])
  // Who works in English alone has nothing in Turkish, not even where English has not enough.
  expect(anew(turkish, back, offered.slice(0, 2))).toEqual(["oats", "sleep"])
})

test("what was written about this week stays, behind those of the language", () => {
  const wrote = { subject: "sleep", category: "sleep", title: "", on: "2026-11-24" }
  expect(anew(english, { filmed: [wrote] })).toEqual(["kefir", "ayran", "sleep"])
  const byTitle = { subject: null, category: null, title: "About knees", on: "2026-11-23" }
  expect(anew(english, { filmed: [byTitle] })).toEqual(["kefir", "ayran", "knees"])
  expect(anew(english, { filmed: [{ ...wrote, on: "2026-11-22" }] })).toEqual(["kefir", "ayran", "bulgur"])
})

test("a steady question that was written about stays, however a later edition words its title", () => {
  const asked = { ...planned("knees", "english", true), themeKey: "steady-knees-pain" }
  const wrote = {
    subject: "steady-knees-pain",
    category: "body",
    title: "Knees: what helps?",
    on: "2026-11-24",
  }
  const topics = [...english.slice(0, 2), asked]
  expect(anew(topics, { filmed: [wrote] })).toEqual(["kefir", "ayran", "knees"])
  expect(anew(topics, { filmed: [{ ...wrote, subject: "steady-knees-stairs" }] })).not.toContain("knees")
})

test("where the language has not enough, what stood there keeps its place", () => {
  const few = offered.filter(({ language, topic }) => language === "english" || topic.subject === "kefir")
  expect(anew(english, {}, few)).toEqual(["kefir", "oats", "sleep"])
  expect(anew(english, { avoided: ["oats"] }, few)).toEqual(["kefir", "sleep", "knees"])
  const none = offered.filter(({ language }) => language === "english")
  expect(anew(english, {}, none)).toEqual(["oats", "sleep", "knees"])
})

test("a plan that is in the language already stays as it is, also one of two topics", () => {
  expect(anew(english.slice(0, 2), { languages: ["english"] })).toEqual(["oats", "sleep"])
})

test("a plan of a release that did not say the language of a topic is in English", () => {
  const old = english.map((topic) => {
    const copy: { language?: Spoken } & Omit<PlannedTopic, "language"> = { ...topic }
    delete copy.language
    return copy
  })
  expect(anew(old)).toEqual(["kefir", "ayran", "bulgur"])
  expect(anew(old, { languages: ["english"] })).toEqual(["oats", "sleep", "knees"])
})

const names = ["a", "b", "c", "d", "e", "f", "g", "h"]
const anySpoken = fc.constantFrom<Spoken>("english", "turkish")
/** A subject is in one language: its key says so. */
const anyWorld = fc.array(anySpoken, { minLength: names.length, maxLength: names.length }).chain((spoken) =>
  fc.record({
    topics: fc
      .uniqueArray(fc.integer({ min: 0, max: names.length - 1 }), { maxLength: 3 })
      .map((picks) => picks.map((at) => planned(names[at] ?? "", spoken[at] ?? "english", at % 2 === 0))),
    candidates: fc
      .subarray(names.map((_, at) => at))
      .map((picks) => picks.map((at) => candidate(names[at] ?? "", spoken[at] ?? "english", at / 10))),
    filmed: fc
      .subarray(names)
      .map((subjects) =>
        subjects.map((subject) => ({ subject, category: null, title: "", on: "2026-11-24" })),
      ),
    avoided: fc.subarray(names, { maxLength: 2 }),
  }),
)

test("whatever stood: the language comes first, nothing of it is left out for another, written ones stay, and asked again it is the same", () => {
  fc.assert(
    fc.property(anyWorld, ({ topics, candidates, filmed: films, avoided }) => {
      const filmed = films.filter(({ subject }) => topics.some((one) => one.subject === subject))
      const planner: Planner = {
        ...turk,
        filmed,
        avoided,
        planned: topics.map(({ subject }) => ({ subject, week })),
      }
      const after = speakAnew({ week, topics }, candidates, planner)
      const shown = after.filter(({ subject }) => !avoided.includes(subject))
      const isOwn = ({ language }: Pick<PlannedTopic, "language">) => language === "turkish"
      expect(new Set(after.map(({ subject }) => subject)).size).toBe(after.length)
      expect(after.length).toBeLessThanOrEqual(3)
      const wanted = topics.filter(({ subject }) => !avoided.includes(subject))
      const written = new Set(filmed.map(({ subject }) => subject))
      expect(shown).toEqual(
        expect.arrayContaining(wanted.filter((topic) => isOwn(topic) || written.has(topic.subject))),
      )
      expect(speakAnew({ week, topics: after }, candidates, planner)).toEqual(after)
      if (wanted.every((topic) => isOwn(topic) || written.has(topic.subject))) return
      expect(shown.map(isOwn)).toEqual(shown.map(isOwn).toSorted((a, b) => Number(b) - Number(a)))
      const fresh = candidates.filter(
        ({ topic }) => isOwn(topic) && !written.has(topic.subject) && !avoided.includes(topic.subject),
      )
      const names = shown.map(({ subject }) => subject)
      const isFilled = shown.some((topic) => !isOwn(topic) && !written.has(topic.subject))
      const left = fresh.filter(({ topic }) => !names.includes(topic.subject))
      expect(isFilled && left.length > 0).toBe(false)
    }),
  )
})
