import { describe, expect, test } from "vitest"
import { exampleFile } from "#testing/evidence/example-files.ts"
import { makeLibrary } from "./library.ts"
import { matchOf } from "./match.ts"

const names = (english: string, turkish: string) => ({ english: [english], turkish: [turkish] }) as const

const coffee = exampleFile({ subject: "coffee", names: names("coffee", "kahve") })
const training = exampleFile({
  subject: "caffeine",
  names: names("coffee before training", "antrenman öncesi kahve"),
})
const ache = exampleFile({ subject: "back-pain", kind: "condition", names: names("back pain", "bel ağrısı") })
const statins = exampleFile({ subject: "statins", kind: "medicine", names: names("statins", "statinler") })
const pair = exampleFile({
  subject: "grapefruit-statins",
  kind: "interaction",
  names: names("grapefruit and statins", "greyfurt ve statinler"),
  pair: [
    { english: ["grapefruit"], turkish: ["greyfurt"] },
    { english: ["statin", "atorvastatin"], turkish: ["statin"] },
  ],
})
const library = makeLibrary([coffee, training, ache, statins, pair])

const subjects = (title: string, keywords: ReadonlyArray<string> = []) => {
  const match = matchOf(library, { title, keywords })
  return match === null ? null : [match.main.subject, match.companion?.subject ?? null]
}

describe("which file of the library a topic speaks from", () => {
  test("a pair goes before two single files, whatever stands first", () => {
    expect(subjects("Grapefruit with statins: what is safe?", ["grapefruit", "statins"])).toEqual([
      "grapefruit-statins",
      null,
    ])
    expect(subjects("My atorvastatin and a grapefruit a day")).toEqual(["grapefruit-statins", null])
  })

  test("one side of a pair is not the pair", () => {
    expect(subjects("Are statins safe?")).toEqual(["statins", null])
  })

  test("the longer name wins, and what stands inside it is no second subject", () => {
    expect(subjects("Coffee before training: how much?")).toEqual(["caffeine", null])
  })

  test("the subject of the keywords goes before what it comes together with", () => {
    expect(subjects("Is there a link?", ["back pain", "coffee"])).toEqual(["back-pain", "coffee"])
  })

  test.each([
    ["Bel ağrım geçmiyor", "back-pain"],
    ["Bel ağrısına ne iyi gelir?", "back-pain"],
    ["Kahvenin zararı var mı?", "coffee"],
    ["Greyfurtla statin alınır mı?", "grapefruit-statins"],
    ["Sürekli bel ağrılıyım, ne yapmalıyım?", "back-pain"],
    ["Bel ağrısıyken yüzülür mü?", "back-pain"],
  ])("a Turkish name is found with its endings: %s", (title, subject) => {
    expect(subjects(title)?.[0]).toBe(subject)
  })

  test("what the library has nothing on finds nothing", () => {
    expect(subjects("Chest pain at night", ["chest pain"])).toBeNull()
  })

  test("a name that counts only as it is written is not found in another form", () => {
    const colds = exampleFile({
      subject: "colds",
      kind: "condition",
      names: names("colds", "nezle"),
      asWritten: { english: ["colds"], turkish: [] },
    })
    const found = (title: string) => matchOf(makeLibrary([colds]), { title, keywords: [] })?.main.subject
    expect(found("Do colds last longer in winter?")).toBe("colds")
    expect(found("What lunch is fine cold?")).toBeUndefined()
  })

  test.each([
    ["Why does my back give me pain?", "back-pain"],
    ["I came back, and the pain in my arm is worse?", null],
    ["Is there a way back for a runner with so many years of an old pain?", null],
  ])(
    "the words of a name apart from each other are one name only near by, and where none is grammar: %s",
    (title, subject) => {
      expect(subjects(title)?.[0] ?? null).toBe(subject)
    },
  )
})
