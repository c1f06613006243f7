import { describe, expect, test } from "vitest"
import { faultsOf } from "./faults.ts"
import type { Finding } from "./finding.ts"
import type { SubjectFile } from "./subject-file.ts"

const cases = {
  accusative: "akneyi",
  genitive: "aknenin",
  dative: "akneye",
  locative: "aknede",
  ablative: "akneden",
}

const finding = (brief: Finding["brief"], mustPair: Finding["mustPair"] = []): Finding => ({
  id: "acne-food",
  asks: ["works"],
  says: { english: "Fewer fast sugars lowered acne.", turkish: "Hızlı şekeri azaltmak akneyi azalttı." },
  brief,
  limit: null,
  safety: null,
  strength: "weak",
  design: "rct",
  population: "adults",
  jurisdiction: "any",
  numbers: [],
  promotes: "none",
  saidBy: "anyone",
  mustPair,
  source: {
    title: "A trial",
    publisher: "A journal",
    year: 2020,
    pmid: null,
    doi: null,
    pmcid: null,
    url: "https://example.test/a",
    readAt: "https://example.test/a",
    readAs: "own_page",
    supports: "Fewer spots",
  },
  mayBeSpoken: true,
  toVerify: null,
  checkedOn: "2026-11-21",
  retracted: false,
  signedBy: null,
})

const faults = (english: string, turkish: string, mustPair: Finding["mustPair"] = []) => {
  const file: SubjectFile = {
    subject: "acne",
    kind: "condition",
    names: { english: ["acne", "spots"], turkish: ["akne", "sivilce"] },
    alsoCalled: { english: [], turkish: [] },
    pair: null,
    turkishCases: cases,
    specialties: ["clinical_pharmacist"],
    findings: [finding({ english, turkish }, mustPair)],
    myths: [],
    redFlags: [
      {
        says: { english: "Acne with fever: see a doctor.", turkish: "Ateşle akne: doktora görünün." },
        urgency: "soon",
        finding: null,
        source: null,
        basis: "general advice",
      },
    ],
    firstSteps: [],
    hooks: [
      {
        type: "question",
        says: { english: "Sugar and spots?", turkish: "Şeker ve sivilce mi?" },
        finding: "acne-food",
      },
    ],
    gaps: [],
  }
  return faultsOf(file)
}

const whole = ["Squeezing spots can scar.", "Sivilce sıkmak iz bırakabilir."] as const

describe("a short statement is spoken alone", () => {
  test("and may name its subject, or something else that it is about", () => {
    expect(faults(...whole)).toEqual([])
    expect(faults("Harsh soap dries the skin.", "Sert sabun cildi kurutur.")).toEqual([])
  })

  test.each([
    "Three trials point the same way.",
    "Seven in ten: over within five years.",
    "Two thirds came back in a year.",
    "Less, but only on the first day.",
  ])("so it says what it is about: %s", (english) => {
    expect(faults(english, whole[1])).toEqual([
      `acne-food english: "${english}" does not say what it is about`,
    ])
  })

  test.each([
    "Üç çalışma aynı yönü gösteriyor.",
    "On kişiden yedisinde beş yılda.",
    "Yaklaşık yarısında var.",
  ])("in Turkish too: %s", (turkish) => {
    expect(faults(whole[0], turkish)).toEqual([
      `acne-food turkish: "${turkish}" does not say what it is about`,
    ])
  })

  test.each([
    ["They dry out the skin badly.", whole[1], "english"],
    ["This makes acne scars worse.", whole[1], "english"],
    ["Another study blamed the sugar in milk.", whole[1], "english"],
    [whole[0], "Bu, cildi kurutup akneyi artırır.", "turkish"],
    [whole[0], "Başka bir çalışma sütü suçladı.", "turkish"],
  ])("and points back at nothing: %s %s", (english, turkish, language) => {
    expect(faults(english, turkish)).toEqual([
      `acne-food ${language}: "${language === "english" ? english : turkish}" points back at what has not been said`,
    ])
  })

  test("unless it is only said beside its partner", () => {
    expect(faults("Three trials point the same way.", whole[1], ["acne-food"])).toEqual([])
  })
})
