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
      expect(said.map(({ text }) => text).join(" ")).not.toMatch(
        /LDL|triglycer|gliflozin|blood sugar|ketones/,
      )
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

  /** Words of what agencies and laboratories say of each in a kitchen. */
  test.each([
    [
      "What do you like to make with chicken?",
      "chicken",
      /degrees|wash raw chicken|frozen chicken|fridge|skin/,
    ],
    ["What is a good recipe with broccoli?", "broccoli", /vitamin|steam|microwav|mustard|oven|salt/i],
    [
      "How do you like pizza best?",
      "pizza",
      /leftover pizza|dough|crust|whole wheat|toppings|label|vegetables/i,
    ],
    ["What do you cook with eggs?", "eggs", /firm|carton|salad|fridge|pan/],
    ["What do you cook with rice?", "rice", /1 hour|parts water|reheat|cups of water|lentils/],
  ])("says what is known of cooking it, once, in every format and length: %s", (title, subject, known) => {
    const about: About = { title, subject, posts: 9, tells: "question" }
    for (const settings of inFormats)
      for (const duration of ["30_seconds", "60_seconds", "90_seconds", "2_minutes"] as const) {
        const order = orderFor({ ...settings, duration }, askedTopic(about))
        const said = (writeOffline(order, library)?.beats ?? []).flatMap((beat) => beat.said)
        const facts = said.filter(({ from, findings }) => from === "finding" && findings.length > 0)
        expect(facts.map(({ text }) => text).join(" ")).toMatch(known)
        expect(new Set(said.map(({ text }) => text)).size).toBe(said.length)
        // The dish stays the speaker's own.
        expect(said.some(({ text }) => hasBlank(text))).toBe(true)
      }
  })

  test.each([
    ["What can you make with cheese?", "cheese", /raw milk/i],
    ["How do you like tomatoes best?", "tomatoes", /salad/],
  ])("says nothing of what stands beside it in its file: %s", (title, subject, beside) => {
    for (const settings of inFormats) {
      const order = orderFor(settings, askedTopic({ title, subject, posts: 9, tells: "question" }))
      expect(contentOf(writeOffline(order, library)?.beats ?? [])).not.toMatch(beside)
    }
  })

  test.each([
    ["chicken", "What do you like to make with chicken?"],
    ["eggs", "What do you cook with eggs?"],
    ["rice", "What do you cook with rice?"],
  ])(
    "leaves the dish and at most one more thing to whoever films, where enough is known of %s",
    (subject, title) => {
      for (const settings of inFormats.filter(({ scriptFormat }) => scriptFormat !== "myth_buster")) {
        const order = orderFor(settings, askedTopic({ title, subject, posts: 9, tells: "question" }))
        const said = (writeOffline(order, library)?.beats ?? []).flatMap((beat) => beat.said)
        const facts = new Set(said.flatMap(({ from, findings }) => (from === "finding" ? findings : [])))
        expect([subject, settings.scriptFormat, facts.size >= 2]).toEqual([
          subject,
          settings.scriptFormat,
          true,
        ])
        expect(said.filter(({ text }) => hasBlank(text)).length).toBeLessThanOrEqual(2)
      }
    },
  )

  test("is told of in Turkish, too", () => {
    const about: About = {
      title: "What do you like to make with chicken?",
      subject: "chicken",
      posts: 9,
      tells: "question",
    }
    const order = orderFor({ ...defaultSettings, language: "turkish", market: "TR" }, askedTopic(about))
    const text = contentOf(writeOffline(order, library)?.beats ?? [])
    expect(text).toMatch(/yıka|derece/)
    // What the English title asks is asked in Turkish.
    expect(text).toMatch(/ne pişirebilirim\?/)
  })

  test("is answered by how the food is handled where a person typed it, too", () => {
    const said = (title: string) =>
      (writeOffline(orderFor(defaultSettings, null, title), library)?.beats ?? []).flatMap(
        (beat) => beat.said,
      )
    const [first] = said("What can I cook with eggs?").filter(({ from }) => from === "finding")
    expect(first?.text).toMatch(/cook|fridge|firm|pan|salad|serve/i)
  })
})
