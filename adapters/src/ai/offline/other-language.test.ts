import { contentOf } from "@rounds/core/script/draft.ts"
import { askedTopic } from "@rounds/core/testing/script/asked-topics.ts"
import { defaultSettings, orderFor } from "@rounds/core/testing/script/example-topics.ts"
import { describe, expect, test } from "vitest"
import { readLibrary } from "#evidence/recorded.ts"
import { writeOffline } from "./write-offline.ts"

const library = readLibrary()
const formats = ["trend_reaction", "expert_review", "myth_buster", "quick_tip"] as const

const texts = (
  [subject, language, title, question]: readonly [string, "english" | "turkish", string, string],
  spoken: "english" | "turkish",
  tells?: "question",
) =>
  formats.map((scriptFormat) => {
    const topic = askedTopic({
      title,
      subject,
      language,
      posts: 30,
      question: { text: question, posts: 12, among: 30 },
      ...(tells === undefined ? {} : { tells }),
    })
    const market = spoken === "turkish" ? ("TR" as const) : ("US" as const)
    const settings = { ...defaultSettings, language: spoken, market, scriptFormat }
    return contentOf(writeOffline(orderFor(settings, topic), library)?.beats ?? [])
  })

describe("a Turkish script on an English topic", () => {
  test("says how many ask its question, in Turkish", () => {
    for (const text of texts(
      ["chicken", "english", "What are good ways to prepare chicken?", "What can I make with chicken?"],
      "turkish",
    )) {
      expect(text).toContain("Tavuk ile ne pişirebilirim?")
      expect(text).toMatch(/30 paylaşımdan 12 tanesi/)
    }
    expect(
      texts(["eggs", "english", "Eggs: help or hindrance?", "Are eggs bad for me?"], "turkish")[0],
    ).toMatch(
      /30 paylaşım(?:ın|\.) 12 tanesi[^.]*Yumurta bana zararlı mı\?|Yumurta bana zararlı mı\?[^?]*30 paylaşımın 12 tanesi/,
    )
  })

  test("says nothing of a question that it cannot word, and puts no other one into the posts' mouths", () => {
    for (const text of texts(
      ["creatine", "english", "Does creatine cause hair loss?", "Does creatine make your hair fall out?"],
      "turkish",
      "question",
    )) {
      expect(text).not.toMatch(/12 tanesi|sordu|soruyor|öne çıkan soru|aynı yere çıktı/)
      expect(text).not.toMatch(/hair|creatine/)
    }
  })
})

describe("an English script on a Turkish topic", () => {
  test("says how many ask its question, in English, of what English calls it", () => {
    const [text = ""] = texts(
      ["kreatin", "turkish", "Kreatin gerçekten işe yarıyor mu?", "Kreatin gerçekten işe yarıyor mu?"],
      "english",
    )
    expect(text).toContain("Does creatine really do anything?")
    expect(text).toMatch(/12 of (?:30|them)/)
  })

  test("writes an abbreviation as English does", () => {
    for (const [turkish, english] of [
      ["DEHB", "ADHD"],
      ["huzursuz bağırsak", "IBS"],
      ["monosodyum glutamat", "MSG"],
    ] as const)
      for (const text of texts([turkish, "turkish", `${turkish} nedir?`, `${turkish} nedir?`], "english")) {
        expect(text).toContain(english)
        expect(text).not.toMatch(new RegExp(`\\b${english.toLowerCase()}\\b`))
      }
  })

  test("calls its subject by no Turkish word", () => {
    for (const text of texts(
      ["tavuk", "turkish", "Tavuk nasıl pişirilir?", "Tavuğu nasıl marine edersiniz?"],
      "english",
    )) {
      expect(text).not.toMatch(/tavu/i)
      expect(text).toMatch(/chicken/i)
      expect(text).not.toMatch(/12 of/)
    }
  })
})
