import { defaultSettings, orderFor } from "@rounds/core/testing/script/example-topics.ts"
import { describe, expect, test } from "vitest"
import { writeOffline } from "#ai/offline/write-offline.ts"
import { readLibrary } from "./recorded.ts"

const library = readLibrary()

const scriptOn = (title: string, language: "english" | "turkish") => {
  const market = language === "turkish" ? "TR" : "US"
  const settings = { ...defaultSettings, language, market, scriptFormat: "trend_reaction" } as const
  const draft = writeOffline(orderFor(settings, null, title), library)
  return (draft?.beats ?? []).map(({ said }) => said.map(({ text }) => text).join(" "))
}

/** Titles as people type them, and what their answer, the third beat, must speak of. */
const answered = [
  ["How do you reverse a fatty liver?", "english", /weight/],
  ["How do I improve my VO2 max?", "english", /training raised VO2max|interval/i],
  ["How long do shin splints take to heal?", "english", /within a few weeks/],
  ["When should I start folic acid?", "english", /one month before/],
  ["Should I take my blood pressure pill at night?", "english", /Morning or evening/],
  ["Is running bad for your knees?", "english", /Running did not go with/],
  ["Is three cups of coffee a day too much?", "english", /three to four cups/],
  ["Is oatmeal good for cholesterol?", "english", /oats?\b/i],
  ["Kaç saat uyumalıyız?", "turkish", /7 saat/],
  ["Tansiyonu ne düşürür?", "turkish", /tansiyonu .*düşürdü/],
  ["Siyatik kaç günde geçer?", "turkish", /dört ila altı haftada/],
  ["Günde kaç yumurta yenir?", "turkish", /haftada altı yumurtaya/],
] as const

describe("a title as people type it is answered by what it asks", () => {
  test.each(answered)("%s", (title, language, answer) => {
    const [, , stated = ""] = scriptOn(title, language)
    expect(stated).toMatch(answer)
    expect(stated).not.toMatch(/no source|kaynağım yok/)
  })
})

test.each([
  ["When should I worry about back pain?", "english", /emergency department/],
  ["Baş ağrısı ne zaman tehlikeli?", "turkish", /ambulans çağırın/],
] as const)("%s is answered by a warning", (title, language, warning) => {
  expect(scriptOn(title, language)[2]).toMatch(warning)
})

test.each([
  ["Is kombucha good for your gut?", /gout|urate/i],
  ["Why am I always bloated?", /always bloated.*(?:sources|speak)|On always/i],
  ["Can you build muscle after 60?", /On build muscle|build muscle after 60 and/i],
])("%s is not read as something else, and no search word is spoken as a name", (title, wrong) => {
  const text = scriptOn(title, "english").join(" ")
  expect(text).not.toMatch(wrong)
  // It is a script of findings, in which the words might have stood.
  expect(text.length).toBeGreaterThan(200)
  expect(text).not.toContain("[")
})

test.each([
  ["How do I stop my knees from clicking?", "knee-clicking"],
  ["Do I need to count calories?", "calorie-deficit"],
])("all words of a name, wherever they stand, name its file: %s", (title, subject) => {
  const settings = { ...defaultSettings, scriptFormat: "quick_tip" } as const
  const draft = writeOffline(orderFor(settings, null, title), library)
  const findings = (draft?.beats ?? []).flatMap(({ said }) => said.flatMap((one) => one.findings))
  const own = library.files.find((file) => file.subject === subject)?.findings.map(({ id }) => id) ?? []
  expect(findings.some((id) => own.includes(id))).toBe(true)
})
