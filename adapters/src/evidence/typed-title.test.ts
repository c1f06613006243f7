import { draftFromFindings } from "@rounds/core/script/from-findings/draft-from-findings.ts"
import { substanceOf } from "@rounds/core/script/from-findings/substance-of.ts"
import { defaultSettings, orderFor } from "@rounds/core/testing/script/example-topics.ts"
import { describe, expect, test } from "vitest"
import { writeOffline } from "#ai/offline/write-offline.ts"
import { readLibrary } from "./recorded.ts"

const library = readLibrary()
const formats = ["trend_reaction", "quick_tip", "expert_review", "myth_buster"] as const
const context = {
  language: "english",
  market: "US",
  promotes: "nothing",
  profession: "clinical_pharmacist",
} as const

const draftsOf = (
  title: string,
  scriptFormat: (typeof formats)[number],
  duration: "30_seconds" | "60_seconds",
) => {
  const order = orderFor(
    {
      language: "english",
      scriptFormat,
      contentTone: "casual",
      targetPlatform: "tiktok",
      duration,
      market: "US",
      promotes: "nothing",
    },
    null,
    title,
  )
  const substance = substanceOf(library, order)
  if (substance === null) throw new Error(`nothing on ${title}`)
  return [0, 1, 2, 3, 4].flatMap((seed) => {
    const beats = draftFromFindings(order, substance, context, seed)
    return beats === null ? [] : [beats.map(({ lines }) => lines.map(({ text }) => text).join(" "))]
  })
}

describe.each(formats)("a title that a person typed, as a %s", (format) => {
  test.each([
    ["Does apple cider vinegar lower blood sugar?", /sugar/i, /cholesterol/i],
    ["Does magnesium help with sleep?", /sleep/i, /cramp/i],
  ])("%s is what it opens on and speaks of", (title, asked, another) => {
    const drafts = (["30_seconds", "60_seconds"] as const).flatMap((duration) =>
      draftsOf(title, format, duration),
    )
    expect(drafts.length).toBeGreaterThan(0)
    for (const [hook = "", ...rest] of drafts) {
      expect(hook).not.toMatch(another)
      expect(rest.join(" ")).toMatch(asked)
    }
  })
})

const written = (title: string, language: "english" | "turkish", scriptFormat: (typeof formats)[number]) => {
  const market = language === "turkish" ? ("TR" as const) : ("UK" as const)
  const order = orderFor({ ...defaultSettings, language, market, scriptFormat }, null, title)
  return (writeOffline(order, library)?.beats ?? []).flatMap(({ said }) => said)
}

describe.each([
  ["Can turmeric damage your liver?", "english", /liver/i],
  ["Is ibuprofen bad for your kidneys?", "english", /kidney/i],
  ["Kreatin kilo aldırır mı?", "turkish", /kilo|ağırlı/i],
  ["Zerdeçal karaciğere zarar verir mi?", "turkish", /karaciğer/i],
] as const)("%s", (title, language, speaks) => {
  test.each(formats)("is answered by the findings that speak of it: %s", (format) => {
    const told = written(title, language, format)
      .slice(1)
      .filter(({ from }) => from === "finding")
    const first = told.slice(0, 5).map(({ text }) => text)
    expect(first.join(" ")).toMatch(speaks)
  })
})

/** Titles on which the library has nothing, or nothing that may be said to this public. */
describe.each([
  ["Is zinc good for tinnitus?", "english", /tinnitus and zinc together/],
  ["Çinko kulak çınlamasına iyi gelir mi?", "turkish", /Kulak çınlaması ile çinkoyu birlikte/],
  ["Does collagen help your nails?", "english", /collagen and nails together/],
  [
    "Ihlamur çayı uykuyu getirir mi?",
    "turkish",
    /Ihlamur çayı ile uykuyu birlikte ele alan bir kaynağım yok/,
  ],
  ["Çinko sivilceye iyi gelir mi?", "turkish", /aktarabileceğim bir kaynağım yok/],
] as const)("%s", (title, language, admits) => {
  test.each(formats)("is the first words, and has no answer, before anything is stated: %s", (format) => {
    const said = written(title, language, format)
    const admitted = said.findIndex(({ text }) => admits.test(text))
    expect(said[0]?.text).toBe(title)
    expect(admitted).toBeGreaterThan(0)
    expect(said.findIndex(({ from }) => from === "finding")).toBeGreaterThan(admitted)
  })
})

test("what is told around a result that may not be told is left out of a title's answer", () => {
  const creatine = library.files.filter(({ subject }) => subject === "creatine")
  const held = creatine.flatMap(({ findings }) => findings).filter(({ mayBeSpoken }) => !mayBeSpoken)
  const around = creatine
    .flatMap(({ findings }) => findings)
    .filter(
      ({ strength, mayBeSpoken, source }) =>
        strength === "none" && mayBeSpoken && held.some((other) => other.source.url === source.url),
    )
  const said = written("Does creatine make your hair fall out?", "english", "quick_tip")
  const told = new Set(said.flatMap(({ findings }) => findings))
  expect(around.filter(({ id }) => told.has(id))).toEqual([])
})

/** Of the verb of the question, or the time that it asks for, no source is missing. */
describe.each([
  ["How long does sciatica take to heal?", "english", /no source/],
  ["How long does a frozen shoulder take to go away?", "english", /no source/],
  ["Is mouth taping dangerous?", "english", /no source/],
  ["Donuk omuz ne kadar sürede geçer?", "turkish", /kaynağım yok/],
  ["Ağız bantlamak tehlikeli mi?", "turkish", /kaynağım yok/],
] as const)("%s", (title, language, admits) => {
  test.each(formats)("is answered and not called unknown first: %s", (format) => {
    expect(written(title, language, format).filter(({ text }) => admits.test(text))).toEqual([])
  })
})

/** Of two things that are asked about together, and of a pair, the finding on just that comes first. */
describe.each([
  ["Can I drink milk with ciprofloxacin?", "english", /milk|yoghurt/],
  ["Does creatine cause hair loss?", "english", /hair/],
  ["Does creatine cause hair loss in women?", "english", /hair/],
  ["Does magnesium help you fall asleep faster?", "english", /sleep/],
  ["Does cold plunging help recovery?", "english", /plung|cold water|ice/],
] as const)("%s", (title, language, speaks) => {
  test.each(formats)("is answered by the finding on it: %s", (format) => {
    const told = written(title, language, format)
      .slice(1)
      .filter(({ from }) => from === "finding")
      .slice(0, 3)
    expect(told.map(({ text }) => text).join(" ")).toMatch(speaks)
  })
})

/** Whom nobody decides for by a video, and who is asked for beside something else. */
test.each([
  ["Is zinc good for acne in pregnancy?", "english", /Ask your doctor, midwife or pharmacist first/],
  ["Hamilelikte çinko sivilceye iyi gelir mi?", "turkish", /önce doktorunuza/],
  // What is known of pregnancy is not known of milk.
  ["Can I use a sauna while breastfeeding?", "english", /Ask your doctor, midwife or pharmacist first/],
  ["Emzirirken zencefil yenir mi?", "turkish", /önce doktorunuza/],
] as const)("%s is told to ask first, and nothing that holds for others", (title, language, first) => {
  for (const format of formats) {
    const said = written(title, language, format)
    expect(said.some(({ text }) => first.test(text))).toBe(true)
    expect(said.filter(({ from }) => from === "finding")).toEqual([])
  }
})

test("who gives milk is answered by what speaks of her", () => {
  for (const format of formats) {
    const coffee = written("Can I drink coffee while breastfeeding?", "english", format)
    expect(coffee.some(({ from, text }) => from === "finding" && /300 milligrams/.test(text))).toBe(true)
    const said = written("CBD while breastfeeding: is it safe?", "english", format)
    expect(said.filter(({ from, text }) => from === "finding" && /breastfeeding/.test(text))).not.toEqual([])
  }
})
