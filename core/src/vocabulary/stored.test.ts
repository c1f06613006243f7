import { expect, test } from "vitest"
import { inEachLanguage } from "#language/pack.ts"
import { knownConceptsOf, sequenceOf } from "#reading/concepts.ts"
import { withSubjects } from "./in-force.ts"
import { delivered, laidOver, type StoredSubject } from "./stored.ts"
import { conceptOf, isListed, subjectOf } from "./subjects.ts"
import { lineOf, readLine, vocabulary } from "./vocabulary.ts"

const around = new Float64Array(0)

const written = (key: string, more: Partial<StoredSubject> = {}): StoredSubject => ({
  key,
  name: key,
  kind: "supplement",
  forms: inEachLanguage(() => [key]),
  evidence: null,
  retired: false,
  ...more,
})

const nameOf = (form: string) => subjectOf(conceptOf(form), null, around)?.name ?? null

test("what is written by hand is found as if it had been delivered, and only while it is in force", () => {
  const subjects = laidOver([written("moonwater tonic"), written("creatine", { name: "the powder" })])
  const seen = withSubjects(subjects, () => ({
    added: nameOf("moonwater tonic"),
    pair: knownConceptsOf(sequenceOf("does moonwater tonic help")),
    changed: nameOf("creatine"),
    other: nameOf("melatonin"),
  }))
  expect(seen).toEqual({
    added: "moonwater tonic",
    pair: expect.arrayContaining([conceptOf("moonwater tonic")]),
    changed: "the powder",
    other: "melatonin",
  })
  expect(isListed(conceptOf("moonwater tonic"))).toBe(false)
  expect(nameOf("creatine")).toBe("creatine")
})

test("what is retired stands in no list, and comes back when it is taken back", () => {
  const retired = laidOver([written("creatine", { retired: true })])
  expect(withSubjects(retired, () => isListed(conceptOf("creatine")))).toBe(false)
  expect(retired).toHaveLength(vocabulary.length - 1)
  const back = laidOver([written("creatine")])
  expect(withSubjects(back, () => isListed(conceptOf("creatine")))).toBe(true)
  expect(laidOver([])).toBe(vocabulary)
})

test("work that fails leaves the delivered subjects in force", () => {
  const fail = () =>
    withSubjects(laidOver([written("creatine", { retired: true })]), () => {
      throw new Error("on the way")
    })
  expect(fail).toThrow("on the way")
  expect(isListed(conceptOf("creatine"))).toBe(true)
})

test("every delivered subject has a key of its own, and reads back from its line", () => {
  expect(delivered.size).toBe(vocabulary.length)
  for (const entry of vocabulary) expect(readLine(entry.kind, lineOf(entry))).toEqual(entry)
})
