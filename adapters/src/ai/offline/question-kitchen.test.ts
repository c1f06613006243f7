import { makeLibrary } from "@rounds/core/evidence/library.ts"
import { hasBlank } from "@rounds/core/script/blanks.ts"
import { contentOf } from "@rounds/core/script/draft.ts"
import { type About, askedTopic } from "@rounds/core/testing/script/asked-topics.ts"
import { defaultSettings, orderFor } from "@rounds/core/testing/script/example-topics.ts"
import { describe, expect, test } from "vitest"
import { readLibrary } from "#evidence/recorded.ts"
import { writeOffline } from "./write-offline.ts"

const library = readLibrary()
const formats = ["trend_reaction", "expert_review", "myth_buster", "quick_tip"] as const
const inFormats = formats.map((scriptFormat) => ({ ...defaultSettings, scriptFormat }))

describe("a Turkish topic without evidence", () => {
  test("opens with what is asked, with its count", () => {
    const topic = askedTopic({
      title: "Tavuk nasıl pişirilir?",
      subject: "tavuk",
      posts: 8,
      question: { text: "Tavukla ne pişirebilirim?", posts: 12, among: 15 },
      language: "turkish",
    })
    const draft = writeOffline(
      orderFor({ ...defaultSettings, language: "turkish", market: "TR" }, topic),
      makeLibrary([]),
    )
    const text = contentOf(draft?.beats ?? [])
    expect(draft?.beats[0]?.text).toBe("Tavukla ne pişirebilirim?")
    expect(text).toMatch(/15 paylaşımdan 12/)
    expect(text).toMatch(/[Yy]edi günde/)
  })
})

describe("a question of the kitchen", () => {
  const meals: About = {
    title: "Which meals fit into keto?",
    subject: "keto",
    posts: 37,
    question: { text: "What can I cook for keto?", posts: 16, among: 40 },
  }

  test("is not answered by what studies say of the blood", () => {
    for (const settings of inFormats) {
      const draft = writeOffline(orderFor(settings, askedTopic(meals)), library)
      const said = (draft?.beats ?? []).flatMap((beat) => beat.said)
      expect(draft?.beats[0]?.text).toBe("What can I cook for keto?")
      expect(
        said.filter(({ from, findings }) => from === "finding" && findings.length > 0).length,
      ).toBeLessThan(3)
      expect(said.some(({ text }) => hasBlank(text))).toBe(true)
    }
  })

  test.each([
    "What does keto make of bacon, broccoli and coconut?",
    "Keto: how do you like pizza and cookies with it?",
    "Keto with burgers or sushi: what goes into it?",
    "Keto in the kitchen: which meals are easy?",
  ])("is known by its title: %s", (title) => {
    const about: About = { title, subject: "keto", posts: 6, tells: "question" }
    const draft = writeOffline(orderFor(defaultSettings, askedTopic(about)), library)
    expect(contentOf(draft?.beats ?? [])).toContain("[")
    expect(contentOf(draft?.beats ?? [])).not.toMatch(/LDL|gliflozin/)
  })

  test("is none where the word only stands in a question of health", () => {
    for (const [title, subject] of [
      ["Is keto safe for me?", "keto"],
      ["How much protein does a meal need?", "protein"],
    ] as const) {
      const about: About = { title, subject, posts: 20, tells: "question" }
      const draft = writeOffline(orderFor(defaultSettings, askedTopic(about)), library)
      expect(contentOf(draft?.beats ?? [])).not.toContain("[")
    }
  })
})
