import { describe, expect, test } from "vitest"
import { exampleFile, exampleFinding } from "#testing/evidence/example-files.ts"
import { makeLibrary } from "./library.ts"

const said = (english: string, turkish: string) => ({ english, turkish })

const vasectomy = exampleFile({
  subject: "vasectomy",
  names: { english: ["vasectomy"], turkish: ["vazektomi"] },
  alsoCalled: { english: ["the snip"], turkish: [] },
  findings: [
    exampleFinding({
      id: "sex-after",
      says: said("Condoms are worn until a test.", "Teste kadar prezervatif takılır."),
      brief: said("Sperm is left for weeks.", "Sperm haftalarca kalır."),
    }),
    exampleFinding({
      id: "ache",
      says: said("The first days ache.", "İlk günler ağrır."),
      limit: said("Asked of desk jobs.", "Masa başı."),
    }),
  ],
  askedAs: { ache: { english: ["sore after the snip"], turkish: ["vazektomi sonrası ağrı"] } },
})
const library = makeLibrary([
  vasectomy,
  exampleFile({
    subject: "knees",
    findings: [exampleFinding({ id: "stairs" })],
    askedAs: { stairs: { english: ["how long until stairs are fine"], turkish: ["merdiven ne zaman"] } },
  }),
])

const told = (title: string, language: "english" | "turkish" = "english") =>
  library.toldIn(vasectomy, title, language).map(({ finding, share }) => [finding.id, share] as const)

describe("what a finding says of a title's words", () => {
  test("is found in what it states, in both languages, and not in its limits", () => {
    expect(told("When can condoms go?")[0]?.[0]).toBe("sex-after")
    expect(told("Ache at work?")[0]?.[0]).toBe("ache")
    expect(told("Desk jobs")[0]?.[1]).toBe(0)
    expect(told("Prezervatif ne zaman bırakılır?", "turkish")[0]?.[0]).toBe("sex-after")
  })

  test("does not count the subject's own names", () => {
    expect(told("The snip")).toEqual([
      ["sex-after", 0],
      ["ache", 0],
    ])
  })

  test("is the whole of a title, or a part of it", () => {
    expect(told("Vasectomy and condoms").find(([id]) => id === "sex-after")?.[1]).toBeLessThan(1)
    expect(told("Condoms, vasectomy")[0]).toEqual(["sex-after", 1])
    expect(told("Condoms, parachutes, vasectomy")[0]?.[1]).toBeCloseTo(0.5, 5)
  })

  test("weighs a word that few people type more than one that many do", () => {
    const [weighed] = library.toldIn(vasectomy, "condoms", "english")
    const [often] = library.toldIn(vasectomy, "until", "english")
    expect(weighed?.weight).toBeGreaterThan(often?.weight ?? 0)
    expect(often?.weight).toBeGreaterThan(0)
  })
})
