import { describe, expect, test } from "vitest"
import { faultsOf, sharedIdsIn } from "./faults.ts"
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

const faults = (english: string, turkish: string, mustPair: Finding["mustPair"] = []) =>
  faultsOf(acne([finding({ english, turkish }, mustPair)]))

const acne = (findings: SubjectFile["findings"], warning?: SubjectFile["redFlags"][number]["says"]) => {
  const file: SubjectFile = {
    subject: "acne",
    kind: "condition",
    names: { english: ["acne", "spots"], turkish: ["akne", "sivilce"] },
    alsoCalled: { english: [], turkish: [] },
    pair: null,
    turkishCases: cases,
    specialties: ["clinical_pharmacist"],
    findings,
    myths: [],
    redFlags: [
      {
        says: warning ?? {
          english: "Acne with fever: see a doctor.",
          turkish: "Ateşle akne: doktora görünün.",
        },
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
  return file
}

const whole = ["Squeezing spots can scar.", "Sivilce sıkmak iz bırakabilir."] as const

test("a name that counts only as it is written, or not beside everything, is one of the file's names", () => {
  const file = acne([finding({ english: whole[0], turkish: whole[1] })])
  const withNames = (english: string) => faultsOf({ ...file, asWritten: { english: [english], turkish: [] } })
  expect(withNames("spots")).toEqual([])
  expect(withNames("pimple")).toEqual(['asWritten english: "pimple" is none of its names'])
  expect(faultsOf({ ...file, tooWide: { english: [], turkish: ["pimple"] } })).toEqual([
    'tooWide turkish: "pimple" is none of its names',
  ])
})

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

describe("a warning ends in a sentence that says what to do", () => {
  const flagged = (english: string, turkish: string) =>
    faultsOf(acne([finding({ english: whole[0], turkish: whole[1] })], { english, turkish }))
  const right = {
    english: "Spots with fever: see a doctor.",
    turkish: "Ateş varsa doktora görünün.",
  } as const

  test.each([
    "Trouble breathing after a dose: emergency number.",
    "Take sugar now; if it does not pass, emergency line.",
    "A child swallowed tablets: emergency line at once.",
  ])("and in no bare thing: %s", (english) => {
    expect(flagged(english, right.turkish)).toEqual([
      `a red flag english: "${english}" does not end in what to do`,
    ])
  })

  test.each([
    "Nefes darlığı: 112.",
    "Bebekte yüksek ateş: hemen doktora.",
    "Yutamama olursa hemen acil hattı.",
  ])("in Turkish too: %s", (turkish) => {
    expect(flagged(right.english, turkish)).toEqual([
      `a red flag turkish: "${turkish}" does not end in what to do`,
    ])
  })

  test("and whole sentences pass", () => {
    expect(flagged(right.english, right.turkish)).toEqual([])
    expect(
      flagged(
        "Fits after a dose: do not wait; call the emergency number.",
        "Nöbet geçirirse 112'yi arayın; hastalık ağır olabilir.",
      ),
    ).toEqual([])
  })
})

describe("a spoken finding", () => {
  const words = { english: whole[0], turkish: whole[1] }
  const part: Finding = {
    ...finding(words),
    id: "acne-part",
    limit: { english: "A subgroup of the trial.", turkish: "Çalışmanın alt grubu." },
  }

  test("names the title of its source", () => {
    const untitled = finding(words)
    const source = { ...untitled.source, title: "Title not shown in the result (a trial)" }
    expect(faultsOf(acne([{ ...untitled, source }]))).toEqual([
      "acne-food: spoken, but its source has no title",
    ])
    expect(faultsOf(acne([{ ...untitled, source, mayBeSpoken: false, toVerify: "the title" }]))).toEqual([])
  })

  test("on a subgroup is said beside the whole", () => {
    expect(faultsOf(acne([finding(words), part]))).toEqual([
      "acne-part: tells of a subgroup without the whole",
    ])
    expect(faultsOf(acne([finding(words), { ...part, mustPair: ["acne-food"] }]))).toEqual([])
  })

  test("has no partner that may not be spoken", () => {
    const silent: Finding = { ...finding(words), id: "acne-silent", mayBeSpoken: false, toVerify: "read it" }
    expect(faultsOf(acne([finding(words, ["acne-silent"]), silent]))).toEqual([
      "acne-food: spoken, but its partner acne-silent is not",
    ])
  })
})

describe("first words", () => {
  const hooked = (english: string, turkish: string) =>
    faultsOf({
      ...acne([finding({ english: whole[0], turkish: whole[1] })]),
      hooks: [{ type: "question", says: { english, turkish }, finding: "acne-food" }],
    })

  test("are said in three seconds, eight words of English and six of Turkish: longer ones no script would ever use", () => {
    expect(hooked("Do seven or eight fast sugars bring more spots?", "Şeker ve sivilce mi?")).toEqual([
      'hook "Do seven or eight fast sugars bring more spots?": "Do seven or eight fast sugars bring more spots" takes longer than three seconds',
    ])
    expect(hooked("Sugar and spots?", "Hızlı şeker yüzünüzde daha çok sivilce yapar mı?")).toHaveLength(1)
  })

  test("may be followed by a second sentence", () => {
    expect(
      hooked("Does sugar bring spots? What small trials found.", "Şeker sivilce yapar mı? Küçük çalışmalar."),
    ).toEqual([])
  })
})

test("a figure of blood pressure is said in millimetres of mercury: a point of it is heard as ten", () => {
  const heard = (turkish: string) =>
    faults("Garlic lowered blood pressure.", turkish).filter((fault) => fault.includes("heard as another"))
  expect(heard("Sarımsak tansiyonu 8 puan düşürdü.")).toEqual([
    '"Sarımsak tansiyonu 8 puan düşürdü." turkish: the unit is heard as another one',
  ])
  expect(heard("Sarımsak tansiyonu 8 birim düşürdü.")).toHaveLength(1)
  expect(heard("Sarımsak tansiyonu 8 milimetre cıva düşürdü.")).toEqual([])
  expect(heard("Ağrı puanı 2 düştü; tansiyon aynı kaldı.")).toEqual([])
})

test("partners of two markets are spoken in none", () => {
  const brief = {
    english: "Acne eased with fewer fast sugars.",
    turkish: "Hızlı şekeri azaltmak akneyi azalttı.",
  }
  const pair = (one: Finding["jurisdiction"], other: Finding["jurisdiction"]) =>
    faultsOf(
      acne([
        { ...finding(brief, ["acne-milk"]), jurisdiction: one },
        { ...finding(brief), id: "acne-milk", jurisdiction: other },
      ]),
    ).filter((fault) => fault.includes("spoken nowhere"))
  expect(pair("UK", "US")).toEqual(["acne-food: its partners are of UK and US, so it is spoken nowhere"])
  expect([...pair("any", "US"), ...pair("UK", "UK"), ...pair("UK", "any")]).toEqual([])
})

test("an id that findings of two files bear is a fault of the second", () => {
  const brief = { english: "Acne eased.", turkish: "Akne azaldı." }
  const one = acne([finding(brief)])
  expect(sharedIdsIn([one])).toEqual([])
  expect(sharedIdsIn([one, { ...one, subject: "rosacea" }])).toEqual([
    { subject: "rosacea", fault: "acne-food: a finding of acne has that id" },
  ])
})
