import { describe, expect, test } from "vitest"
import { exampleFile, exampleFinding } from "#testing/evidence/example-files.ts"
import { makeLibrary } from "./library.ts"

const said = (english: string, turkish: string) => ({ english, turkish })

const desire = exampleFinding({
  id: "desire",
  says: said("Condoms are worn until a test.", "Teste kadar prezervatif takılır."),
  brief: said("Sperm is left for weeks.", "Sperm haftalarca kalır."),
  limit: said("Asked of desk jobs.", "Masa başı."),
})
const vasectomy = exampleFile({
  subject: "vasectomy",
  names: { english: ["vasectomy"], turkish: ["vazektomi"] },
  alsoCalled: { english: ["the snip"], turkish: [] },
  findings: [desire],
  askedAs: { desire: { english: ["when is it safe again"], turkish: ["ne zaman güvenli"] } },
})
const library = makeLibrary([
  vasectomy,
  exampleFile({
    subject: "knees",
    findings: [exampleFinding({ id: "stairs" })],
    askedAs: {
      stairs: { english: ["how long until stairs are fine", "until when"], turkish: ["merdiven ne zaman"] },
    },
  }),
])

const of = (title: string, language: "english" | "turkish" = "english") =>
  library.saidOf({ file: vasectomy, finding: desire }, title, language)

describe("how much of a title is said by what is written of a finding", () => {
  test("counts what it states, what people type for it and the names of its subject, in both languages", () => {
    expect(of("Condoms?")).toBe(1)
    expect(of("When is the snip safe again?")).toBe(1)
    expect(of("Prezervatif, vazektomi", "turkish")).toBe(1)
  })

  test("counts nothing of its limits, and nothing of other findings", () => {
    expect(of("Desk jobs")).toBe(0)
    expect(of("Stairs")).toBe(0)
    expect(of("")).toBe(0)
  })

  test("is a part where a part is said: more of it, where the word is one that few people type", () => {
    expect(of("Condoms, parachutes")).toBeCloseTo(0.5, 5)
    expect(of("parachutes until Monday")).toBeLessThan(of("parachutes condoms Monday"))
  })
})
