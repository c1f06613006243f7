import { makeLibrary } from "@rounds/core/evidence/library.ts"
import { blanksIn, hasBlank } from "@rounds/core/script/blanks.ts"
import { type About, askedTopic } from "@rounds/core/testing/script/asked-topics.ts"
import { claimContextOf } from "@rounds/core/script/drafting.ts"
import { contentOf } from "@rounds/core/script/draft.ts"
import { fit } from "@rounds/core/script/fit.ts"
import { review } from "@rounds/core/script/review.ts"
import type { ScriptSettings } from "@rounds/core/script/settings.ts"
import { defaultSettings, everySetting, orderFor } from "@rounds/core/testing/script/example-topics.ts"
import { describe, expect, test } from "vitest"
import { writeOffline } from "./write-offline.ts"

const nothing = makeLibrary([])

const chicken: About = {
  title: "What are good ways to prepare chicken?",
  subject: "chicken",
  posts: 8,
  question: { text: "How do you like to prepare chicken?", posts: 12, among: 15 },
  quotes: ["What can I make with chicken?"],
}
const handstands: About = {
  title: "Handstands: what is the next sensible step?",
  subject: "handstands",
  posts: 4,
  expected: 1.3,
  tells: "subject",
  beside: { name: "wrist trouble", posts: 2 },
  quotes: ["Are handstands better than what I do now?"],
}
const deadlifts: About = {
  title: "Stuck with deadlifts: what would you change?",
  subject: "deadlifts",
  posts: 6,
  expected: 5.8,
  tells: "subject",
}
const athletes: About = {
  title: "“athletes”: what are people getting at?",
  subject: "athletes",
  posts: 5,
  tells: "word",
  quotes: ["Look what I found about athletes.", "Here is how athletes went for me."],
}
const depression: About = {
  title: "Depression: which first step is worth taking?",
  subject: "depression",
  posts: 9,
  expected: 0.2,
  tells: "subject",
  quotes: ["Is this normal, or is it only me?"],
}
const routes: About = {
  title: "Hilly routes: what is known, and what is only talk?",
  subject: "hilly routes",
  posts: 6,
  expected: 0,
  tells: "subject",
  quotes: ["How do I train for hilly routes?"],
}
const all = [chicken, handstands, deadlifts, athletes, depression, routes]

const scriptOn = (about: About, settings: ScriptSettings = defaultSettings, angle: string | null = null) => {
  const order = { ...orderFor(settings, askedTopic(about)), angle }
  const draft = writeOffline(order, nothing)
  if (draft === null) throw new Error(`no script on ${about.subject}`)
  return {
    order,
    draft,
    text: contentOf(draft.beats),
    first: draft.beats[0]?.text ?? "",
    said: draft.beats.flatMap((beat) => beat.said),
  }
}

const formats = ["trend_reaction", "expert_review", "myth_buster", "quick_tip"] as const
const inFormats = formats.map((scriptFormat): ScriptSettings => ({ ...defaultSettings, scriptFormat }))

describe("a script on a topic that the library has nothing on", () => {
  test("opens with the question that was counted, and says how many ask it, and over how many days", () => {
    for (const settings of inFormats) {
      const { text, first } = scriptOn(chicken, settings)
      expect(first).toBe("How do you like to prepare chicken?")
      expect(text.split("How do you like to prepare chicken?")).toHaveLength(2)
      expect(text).toMatch(/12 of 15 posts/)
      expect(text).toMatch(/seven days/)
    }
  })

  test("opens with the title's question, asked by the one who answers it and by nobody else", () => {
    expect(scriptOn(handstands).first).toBe("Handstands: what is the next sensible step?")
    expect(scriptOn(deadlifts).first).toBe("Stuck with deadlifts: what would I change?")
    expect(scriptOn(depression).first).toBe("Depression: which first step is worth taking?")
    expect(scriptOn(routes).first).toBe("Hilly routes: what is known?")
    for (const about of [handstands, deadlifts, depression])
      expect(scriptOn(about).text).not.toMatch(/asked that|ask that|want to know/)
  })

  test("asks a question that is too long for first words after them", () => {
    const { text, first } = scriptOn({
      ...depression,
      title: "How do you get through the week with depression?",
    })
    expect(first).toContain("epression")
    expect(first).not.toContain("?")
    expect(text).toContain("So I ask: How do you get through the week with depression?")
  })

  test("has a place for the answer to its question, behind it", () => {
    for (const about of all)
      for (const settings of inFormats) {
        const { said } = scriptOn(about, settings)
        const asked = said.findIndex(({ text }) => text.endsWith("?") && !hasBlank(text))
        expect(said.slice(asked + 1).some(({ text }) => /^\[.*(?:answer|tip)/u.test(text))).toBe(true)
      }
  })

  test("says what would be usual where more came, and not where no more did", () => {
    expect(scriptOn(handstands).text).toContain("Usually it is one.")
    expect(scriptOn(depression).text).toContain("Usually there is none.")
    expect(scriptOn(deadlifts).text).not.toContain("Usually")
    expect(scriptOn(chicken).text).not.toContain("Usually")
  })

  test("says a usual number beside a number of posts, and not beside a handful of them", () => {
    for (const settings of inFormats) {
      const seven = scriptOn({ ...handstands, posts: 7, expected: 3.6 }, settings)
      expect(seven.text).toContain("A handful of posts")
      expect(seven.text).not.toContain("Usually")
      expect(scriptOn({ ...handstands, posts: 9, expected: 3.6 }, settings).text).toContain(
        "Usually it is about 4.",
      )
    }
  })

  test("says how many of the posts name a second thing, and leaves out what none does", () => {
    for (const settings of inFormats) {
      expect(scriptOn(handstands, settings).text).toContain("2 of 4 also name wrist trouble.")
      expect(
        scriptOn({ ...handstands, beside: { name: "wrist trouble", posts: 4 } }, settings).text,
      ).toContain("All 4 also name wrist trouble.")
      expect(scriptOn(deadlifts, settings).text).not.toContain("also name")
    }
    const turkish = { ...defaultSettings, language: "turkish", market: "TR" } as const
    expect(scriptOn(handstands, turkish).text).not.toContain("wrist trouble")
  })

  test("says of a word that posts only name that they name it, and sends its speaker to them", () => {
    for (const settings of inFormats) {
      const { text } = scriptOn(athletes, settings)
      expect(text).not.toMatch(/were about|getting at|[^“]athletes/)
      expect(text).toMatch(/mention “athletes”\./)
      expect(blanksIn(text).join(" ")).toMatch(/read|posts/i)
    }
  })

  test("has no advice that would fit any subject where nobody knows what it is", () => {
    for (const about of [athletes, routes, chicken])
      for (const settings of everySetting.filter(
        ({ language, contentTone, targetPlatform }) =>
          language === "english" && contentTone === "casual" && targetPlatform === "tiktok",
      )) {
        expect(scriptOn(about, settings).text).not.toMatch(
          /gets worse|makes you ill|have tried|ordinary days|next appointment|should you know|So much for/,
        )
      }
  })

  test("leaves when to see somebody to its speaker where nobody knows what it is", () => {
    expect(blanksIn(scriptOn(routes).text).join(" ")).toMatch(/[Ww]hen somebody should/)
    expect(scriptOn(depression).text).toMatch(/see a doctor/)
  })

  test("asks what would change the answer", () => {
    expect(blanksIn(scriptOn(handstands).text).join(" ")).toMatch(/would change your answer/)
  })

  test("is built on the angle that was chosen", () => {
    const angle = "Where handstands and wrist trouble meet"
    for (const settings of inFormats)
      expect(blanksIn(scriptOn(handstands, settings, angle).text).join(" ")).toContain(angle)
  })

  test("offers no first words of a myth that nobody told, nor any that fit every subject", () => {
    for (const about of all) {
      const hooks = scriptOn(about).draft.hooks.map(({ said }) => said.text)
      expect(hooks.length).toBeGreaterThan(0)
      expect(hooks.join(" ")).not.toMatch(/myth|Myth|what is true|what people say/)
    }
    expect(scriptOn(chicken).draft.hooks[0]?.said.text).toBe("How do you like to prepare chicken?")
  })

  test("passes every check in every language, format and length, and keeps its time", () => {
    const settings = everySetting.filter(
      ({ contentTone, targetPlatform }) => contentTone === "casual" && targetPlatform === "tiktok",
    )
    for (const about of all)
      for (const setting of settings) {
        const { order, draft, text, said } = scriptOn(about, setting)
        const of = { ...setting, subject: about.subject, text }
        expect({ of, tag: review(draft, order, [], claimContextOf(order))._tag }).toMatchObject({
          tag: "Passed",
        })
        const { words, target } = fit({ text, ...setting })
        expect({ of, fits: words <= target }).toMatchObject({ fits: true })
        const spoken = said.filter(({ text: one }) => !hasBlank(one)).map(({ text: one }) => one)
        expect({ of, twice: spoken.length - new Set(spoken).size }).toMatchObject({ twice: 0 })
        const blanks = blanksIn(text)
        expect({ of, again: blanks.length - new Set(blanks).size }).toMatchObject({ again: 0 })
      }
  })
})
