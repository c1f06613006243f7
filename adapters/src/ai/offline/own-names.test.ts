import { nameWords, spanOf } from "@rounds/core/evidence/names.ts"
import { contentOf } from "@rounds/core/script/draft.ts"
import type { ScriptSettings } from "@rounds/core/script/settings.ts"
import { type About, askedTopic } from "@rounds/core/testing/script/asked-topics.ts"
import { numberOf } from "@rounds/core/script/from-findings/voice.ts"
import { defaultSettings, orderFor } from "@rounds/core/testing/script/example-topics.ts"
import { vocabulary } from "@rounds/core/vocabulary/vocabulary.ts"
import { describe, expect, test, vi } from "vitest"
import { readLibrary } from "#evidence/recorded.ts"
import { writeOffline } from "./write-offline.ts"

vi.setConfig({ testTimeout: 300_000 })

const library = readLibrary()
const formats = ["trend_reaction", "expert_review", "myth_buster", "quick_tip"] as const

type Spoken = "english" | "turkish"

const settingsIn = (language: Spoken, changes: Partial<ScriptSettings> = {}): ScriptSettings => ({
  ...defaultSettings,
  language,
  market: language === "turkish" ? "TR" : "US",
  ...changes,
})

const written = (about: About, settings: ScriptSettings) => {
  const draft = writeOffline(orderFor(settings, askedTopic(about)), library)
  const said = (draft?.beats ?? []).flatMap((beat) => beat.said)
  return {
    text: contentOf(draft?.beats ?? []),
    first: draft?.beats[0]?.text ?? "",
    hooks: (draft?.hooks ?? []).map((hook) => hook.said.text),
    hashtags: draft?.hashtags ?? [],
    /** What is said around the findings. */
    around: said.filter(({ findings }) => findings.length === 0).map(({ text }) => text),
    rests: said.some(({ findings }) => findings.length > 0),
  }
}

const on = (subject: string, language: Spoken, title: string): About => ({
  title,
  subject,
  language,
  posts: 12,
  tells: "subject",
})

const ofSources = /[Ss]ources|^What I have |[Kk]aynak/

describe("a script on a subject that its sources know by another name", () => {
  test.each([
    ["topuk dikeni", "turkish", "Topuk dikeni için ne yapmalı?", /plantar fasiit/i],
    ["heel pain", "english", "Heel pain: what helps?", /plantar fasciitis/i],
    ["hipertansiyon", "turkish", "Hipertansiyon: neye dikkat etmeli?", /yüksek tansiyon/i],
    ["GERD", "english", "GERD: what helps?", /acid reflux/i],
    ["çölyak", "turkish", "Çölyak: ne yemeli?", /glutensiz beslenme/i],
  ] as const)("calls it %s, as its topic does", (subject, language, title, theirs) => {
    for (const scriptFormat of formats) {
      const { text, first, around, rests, hooks } = written(
        on(subject, language, title),
        settingsIn(language, { scriptFormat }),
      )
      expect(rests).toBe(true)
      expect(text.toLocaleLowerCase(language === "turkish" ? "tr" : "en")).toContain(
        subject.toLocaleLowerCase(language === "turkish" ? "tr" : "en"),
      )
      expect(first).not.toMatch(theirs)
      expect(hooks.filter((hook) => theirs.test(hook))).toEqual([])
      // Once, as what the sources go by.
      expect(around.filter((sentence) => theirs.test(sentence))).toHaveLength(1)
      expect(around.find((sentence) => theirs.test(sentence))).toMatch(ofSources)
    }
  })

  test("says that its sources are about the whole where the topic is one sort of it", () => {
    expect(
      written(on("magnesium citrate", "english", "Magnesium citrate: what helps?"), settingsIn("english"))
        .around.filter((sentence) => ofSources.test(sentence))
        .join(" "),
    ).toMatch(/about magnesium (?:in general|as a whole)\./)
    expect(
      written(on("magnezyum sitrat", "turkish", "Magnezyum sitrat işe yarar mı?"), settingsIn("turkish"))
        .around.filter((sentence) => ofSources.test(sentence))
        .join(" "),
    ).toMatch(/genel olarak magnezyum üzerine|bütün türleriyle magnezyum üzerine/)
  })

  test("says nothing of its sources where both are heard as one", () => {
    for (const [subject, language] of [
      ["migraines", "english"],
      ["sleep apnea", "english"],
      ["BCAAs", "english"],
      ["VO2 max", "english"],
      ["akne", "turkish"],
    ] as const)
      expect(
        written(on(subject, language, subject), settingsIn(language)).around.filter((one) =>
          /sources are about|sources speak|What I have|kaynaklar\p{L}* (?:genel|bütün|\p{L}+ üzerine)/u.test(
            one,
          ),
        ),
      ).toEqual([])
  })

  test("asks of it what makes sense of it, not of what its sources are about", () => {
    const { text } = written(
      on("hot flashes", "english", "Hot flashes, again and again"),
      settingsIn("english"),
    )
    expect(text).toMatch(/hot flashes/i)
    const fat = written(on("belly fat", "english", "Belly fat in the news"), settingsIn("english"))
    expect(fat.text).not.toMatch(/stay away from belly fat|right time for belly fat/)
  })

  test("names it so in the other language, where that has a word for it", () => {
    const turkish = written(on("heel pain", "english", "Heel pain: what helps?"), settingsIn("turkish"))
    expect(turkish.text).toMatch(/[Tt]opuk ağrısı/)
    expect(turkish.around.join(" ")).not.toMatch(/heel pain/i)
    const english = written(
      on("topuk ağrısı", "turkish", "Topuk ağrısına ne iyi gelir?"),
      settingsIn("english"),
    )
    expect(english.text).toMatch(/heel pain/i)
    expect(english.text).not.toMatch(/topuk/i)
  })

  test("keeps a prescription medicine's own name where its makers' names are no matter for the public", () => {
    const about = on("Zoloft", "english", "Zoloft: what is safe?")
    expect(written(about, settingsIn("english", { market: "UK" })).text).not.toMatch(/zoloft/i)
    expect(written(about, settingsIn("english", { market: "UK" })).text).toMatch(/antidepressants/i)
  })

  test("has its topic's name as its first hashtag", () => {
    expect(
      written(on("topuk dikeni", "turkish", "Topuk dikeni için ne yapmalı?"), settingsIn("turkish"))
        .hashtags[0],
    ).toBe("#topukdikeni")
    expect(
      written(on("heel pain", "english", "Heel pain: what helps?"), settingsIn("english")).hashtags[0],
    ).toBe("#heelpain")
  })
})

const wordsRead = new Map<string, ReadonlyArray<string>>()
const wordsOf = (text: string, language: Spoken): ReadonlyArray<string> => {
  const key = `${language} ${text}`
  const words = wordsRead.get(key) ?? nameWords(text, language)
  wordsRead.set(key, words)
  return words
}

/** Whether a text has a name in it, in any form. */
const holds = (text: string, name: string, language: Spoken): boolean =>
  spanOf(wordsOf(name, language), wordsOf(text, language), language) !== null

describe.each(["english", "turkish"] as const)("every listed subject with sources, in %s", (language) => {
  const names = [
    ...new Set(
      language === "english"
        ? vocabulary.flatMap(({ name, evidence }) => (evidence === null ? [] : [name]))
        : library.files.flatMap((file) =>
            file.pair === null ? [...file.names.turkish, ...file.alsoCalled.turkish] : [],
          ),
    ),
  ]

  /**
   * A release takes one in five. Of the Turkish names, sixteen to a file, a run of the tests takes one in thirty: the
   * sentences that are looked at stand around the findings and are the same for all names of a kind. Names are taken by
   * what they are, so that a new file moves no other into the sample or out of it.
   */
  const sample =
    language === "english" || process.env["RELEASE_CHECK"] === "1"
      ? names.filter((_, at) => at % 5 === 0)
      : names.filter((name) => numberOf(name) % 30 === 0)

  test("has no sentence around its findings that calls it by the sources' name but the one on them", () => {
    const strange: Array<string> = []
    let fromFindings = 0
    for (const subject of sample) {
      const { around, first, rests } = written(on(subject, language, subject), settingsIn(language))
      if (!rests) continue
      fromFindings += 1
      const held = library.files
        .filter(
          (file) =>
            file.pair === null &&
            around.some((one) => ofSources.test(one) && holds(one, file.names[language][0], language)),
        )
        .map((file) => file.names[language][0])
      // The flu stands in the name of "the flu, a cold or COVID", and is not what that file is on.
      const theirs = held.filter(
        (name) => !held.some((longer) => longer !== name && holds(longer, name, language)),
      )
      for (const name of theirs) {
        if (holds(subject, name, language) || holds(name, subject, language)) continue
        for (const sentence of [first, ...around])
          if (
            !ofSources.test(sentence) &&
            holds(sentence, name, language) &&
            // "Oily fish is not only salmon" says how the two hang together.
            !holds(sentence, subject, language)
          )
            strange.push(`${subject}: ${sentence}`)
      }
    }
    expect(sample.length).toBeGreaterThan(90)
    expect(fromFindings / sample.length).toBeGreaterThan(0.9)
    expect(strange).toEqual([])
  })
})

describe("what comes first in a script", () => {
  test("is the question that most ask, where no hook of the library answers it and the answer follows at once", () => {
    const about: About = {
      ...on("topuk dikeni", "turkish", "Topuk dikeninde önce ne yapmalı?"),
      question: { text: "Topuk dikeni için ilk ne yapmalıyım?", posts: 9, among: 11 },
    }
    const { text, first } = written(
      about,
      settingsIn("turkish", { scriptFormat: "expert_review", duration: "30_seconds" }),
    )
    expect(first).toBe("Topuk dikeni için ilk ne yapmalıyım?")
    expect(text).toMatch(/11 paylaşımdan 9 tanesi bunu sordu/)
    expect(text.split("ilk ne yapmalıyım")).toHaveLength(2)
    expect(text).toMatch(/bantlama/)
  })

  test("is what the subject's own sources say of the second thing, before that one's", () => {
    const order = orderFor(settingsIn("english"), null, "Does creatine cause hair loss?")
    const first = writeOffline(order, library)?.beats[0]?.text ?? ""
    expect(first).toMatch(/creatine/i)
    expect(first).not.toMatch(/covid/i)
  })

  test("is of the subject alone where another thing is only named beside it", () => {
    const topic = {
      ...askedTopic(on("demir hapı", "turkish", "Demir hapı neyle birlikte olur, neyle olmaz?")),
      keywords: ["demir hapı", "demir takviyesi", "kalsiyum takviyesi"],
    }
    const draft = writeOffline(orderFor(settingsIn("turkish"), topic), library)
    expect(draft?.beats[0]?.text).not.toMatch(/kalsiyum/i)
    expect(draft?.hashtags[0]).toBe("#demirhapı")
  })

  test("keeps to what the topic is about: half a minute that has no time for it states nothing else", () => {
    const topic = {
      ...askedTopic(on("semaglutide", "english", "Semaglutide and muscle loss: is there a link?")),
      keywords: ["semaglutide", "muscle loss"],
    }
    for (const duration of ["30_seconds", "60_seconds"] as const) {
      const draft = writeOffline(orderFor(settingsIn("english", { duration }), topic), library)
      const stated = (draft?.beats ?? [])
        .slice(1)
        .flatMap(({ said }) => said.filter(({ from }) => from === "finding").map(({ text }) => text))
      expect(stated.some((text) => /lean|muscle|protein/i.test(text)) || stated.length <= 1).toBe(true)
    }
  })
})
