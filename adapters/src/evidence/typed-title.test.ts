import { draftFromFindings, substanceOf } from "@rounds/core/script/from-findings/draft-from-findings.ts"
import { orderFor } from "@rounds/core/testing/script/example-topics.ts"
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

/** Titles that ask their subject about something, with what the library has on it, read off it by hand. */
const asked = [
  ["Can turmeric damage your liver?", "english", "UK", "borne", /liver/i],
  ["Is ibuprofen bad for your kidneys?", "english", "UK", "borne", /kidney/i],
  ["Kreatin kilo aldırır mı?", "turkish", "TR", "borne", /kilo|ağırlı/i],
  ["Zerdeçal karaciğere zarar verir mi?", "turkish", "TR", "borne", /karaciğer/i],
  ["Is zinc good for hair loss?", "english", "UK", "unknown", /zinc and hair loss together/],
  ["Çinko saç dökülmesine iyi gelir mi?", "turkish", "TR", "unknown", /Çinko ile saç dökülmesini birlikte/],
  ["Does collagen help your nails?", "english", "UK", "unknown", /collagen and nails together/],
  ["Ihlamur çayı uykuyu getirir mi?", "turkish", "TR", "unknown", /Tam bu soruyu ele alan bir kaynağım yok/],
  // The finding is there, and may not be said to this public.
  ["Çinko sivilceye iyi gelir mi?", "turkish", "TR", "held", /aktarabileceğim bir kaynağım yok/],
  ["Emzirirken ashwagandha kullanılır mı?", "turkish", "TR", "held", /aktarabileceğim bir kaynağım yok/],
] as const

describe.each(asked)("%s", (title, language, market, answer, says) => {
  test.each(formats)(
    "is answered, or said to have no answer before anything is stated: %s",
    (scriptFormat) => {
      const settings = {
        language,
        scriptFormat,
        contentTone: "professional",
        targetPlatform: "multi_platform",
        duration: "60_seconds",
        market,
        promotes: "nothing",
      } as const
      const beats = writeOffline(orderFor(settings, null, title), library)?.beats ?? []
      const said = beats.flatMap((beat) => beat.said)
      const [hook] = said
      const told = said.filter(({ from }, at) => from === "finding" && at > 0)
      if (answer === "borne")
        return expect(
          told
            .slice(0, 3)
            .map(({ text }) => text)
            .join(" "),
        ).toMatch(says)
      // The title is what it opens on, word for word, and no hook of the library stands for it.
      expect(hook?.text).toBe(title)
      const admitted = said.findIndex(({ text }) => says.test(text))
      expect(admitted).toBeGreaterThan(0)
      expect(said.findIndex(({ from }) => from === "finding")).toBeGreaterThan(admitted)
    },
  )
})

test("what is told around a result that may not be told is not told as the result", () => {
  const order = orderFor(
    {
      language: "english",
      scriptFormat: "quick_tip",
      contentTone: "professional",
      targetPlatform: "multi_platform",
      duration: "60_seconds",
      market: "UK",
      promotes: "nothing",
    },
    null,
    "Does creatine make your hair fall out?",
  )
  const withheld = library.files
    .find(({ subject }) => subject === "creatine")
    ?.findings.some(({ id, mayBeSpoken }) => id === "creatine-hair" && !mayBeSpoken)
  const text = (writeOffline(order, library)?.beats ?? []).map((beat) => beat.text).join(" ")
  if (withheld === true) expect(text).not.toMatch(/hormone theory|before the first hair trial/)
  else expect(text).toMatch(/hair/i)
})
