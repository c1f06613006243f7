import { makeLibrary } from "@rounds/core/evidence/library.ts"
import { blanksIn, hasBlank } from "@rounds/core/script/blanks.ts"
import { claimContextOf } from "@rounds/core/script/drafting.ts"
import { contentOf } from "@rounds/core/script/draft.ts"
import { fit } from "@rounds/core/script/fit.ts"
import { review } from "@rounds/core/script/review.ts"
import type { ScriptSettings } from "@rounds/core/script/settings.ts"
import {
  defaultSettings,
  everySetting,
  exampleTopic,
  orderFor,
} from "@rounds/core/testing/script/example-topics.ts"
import { describe, expect, test } from "vitest"
import { readLibrary } from "#evidence/recorded.ts"
import { writeOffline } from "./write-offline.ts"

const nothing = makeLibrary([])
const library = readLibrary()

/** One of each sort of subject, as topics name them, and what its posts ask. */
const asked = {
  casein: ["When is the best time for casein?", "Any guidance on casein would help me."],
  inhalers: ["Are inhalers safe for me?"],
  "cottage cheese": ["Does cottage cheese really do anything?"],
  "soft drinks": [],
  treadmills: ["Are treadmills better than what I do now?"],
  mammograms: ["Should I ask my doctor about mammograms?"],
  "resting heart rate": ["How long will I have to deal with resting heart rate?"],
  allergies: ["What is behind allergies?", "Can I afford allergies?"],
  "brain fog": ["Do I have to worry about brain fog?"],
  metabolism: [],
  procrastination: ["What really helps with procrastination?"],
  dumbbells: ["Which dumbbells should I choose?"],
} as const

const written = (subject: keyof typeof asked, settings: ScriptSettings) => {
  const topic = exampleTopic({
    title: `${subject}: what people ask`,
    keywords: [subject],
    postCount: 6,
    redditQuotes: asked[subject].map((text) => ({
      text,
      community: "Health",
      upvotes: 1,
      comments: 1,
      url: "x",
    })),
  })
  const order = orderFor(settings, topic)
  const draft = writeOffline(order, nothing)
  if (draft === null) throw new Error(`no script on ${subject}`)
  return { order, draft, said: draft.beats.flatMap((beat) => beat.said.map(({ text }) => text)) }
}

const settings = everySetting.filter(({ contentTone }) => contentTone === "casual")
const subjects = Object.keys(asked) as ReadonlyArray<keyof typeof asked> // the keys of the record above

describe.each(subjects)("a script of questions on %s", (subject) => {
  test("is filmable in every language, format, platform and length: few questions, each with its blank", () => {
    for (const setting of settings) {
      const { order, draft, said } = written(subject, setting)
      const about = { subject, ...setting, said }
      expect({ about, tag: review(draft, order, [], claimContextOf(order))._tag }).toMatchObject({
        tag: "Passed",
      })
      const { words, target } = fit({ text: contentOf(draft.beats), ...setting })
      const questions = said
        .slice(0, -2)
        .flatMap((text, at) =>
          /^(?!Then ask|Sonra sorun|Doktorunuza sorun).*: .*\?$/u.test(text) ? [at] : [],
        )
      expect({ about, fits: words <= target }).toMatchObject({ fits: true })
      expect({ about, few: questions.length > 0 && questions.length <= 5 }).toMatchObject({ few: true })
      // A question stands beside its blank, or the beat's own blank follows it.
      expect({ about, open: questions.filter((at) => !hasBlank(said[at + 1] ?? "")) }).toMatchObject({
        open: [],
      })
      expect({
        about,
        twice: said.length - new Set(said.filter((text) => !hasBlank(text))).size,
      }).toMatchObject({
        twice: said.filter((text) => hasBlank(text)).length,
      })
    }
  })
})

const longest: ScriptSettings = { ...defaultSettings, duration: "2_minutes" }

describe("a script of questions", () => {
  test("asks what the posts ask before anything of its own, and says which is which", () => {
    const { said } = written("casein", longest)
    const text = said.join(" ")
    expect(text).toContain("First: when is the right time for this? ")
    expect(text).toContain("What I would add: is there anything to this? ")
    expect(text.indexOf("What I would add")).toBeGreaterThan(text.indexOf("First:"))
    expect(written("dumbbells", longest).said.join(" ")).not.toContain("What I would add")
    expect(written("allergies", longest).said.join(" ")).toContain("First: what is behind these?")
  })

  test("is no longer than there is something to ask, and tells who films it", () => {
    for (const language of ["english", "turkish"] as const) {
      const { draft } = written("procrastination", { ...longest, language })
      const [first] = draft.beats
      expect(first?.direction).toMatch(
        language === "english"
          ? /^About \d+ of 120 seconds are written/
          : /^120 saniyenin yaklaşık \d+ saniyesi yazıldı/,
      )
    }
    const [brief] = written("casein", { ...defaultSettings, duration: "30_seconds" }).draft.beats
    expect(brief?.direction).not.toMatch(/seconds are written/)
  })

  test("marks where a fact and its source belong, in the script's own words", () => {
    expect(blanksIn(written("brain fog", longest).said.join(" ")).join(" ")).toMatch(
      /and (?:its|your) source\.\]/,
    )
    const turkish = written("brain fog", { ...longest, language: "turkish", market: "TR" })
    expect(blanksIn(turkish.said.join(" ")).join(" ")).toMatch(/ve kaynağı(?:nız)?[.:]/)
  })

  test("asks of each thing what one asks of it", () => {
    const text = (subject: keyof typeof asked) => written(subject, longest).said.join(" ")
    expect(text("resting heart rate")).not.toMatch(/stay away|stop this|anything to/)
    expect(text("allergies")).not.toMatch(/how much|stay away|stop these/)
    expect(text("mammograms")).toMatch(/need these|trust these|ready for these/)
    expect(text("procrastination")).not.toMatch(/how much|stay away|dose/)
  })

  test("leaves what is a clinician's to say to clinicians, with no place for an answer of one's own", () => {
    const pair = library.bySubject.get("magnesium-antibiotics")
    if (pair === undefined) throw new Error("no such pair")
    const [name] = pair.names.english
    for (const setting of settings) {
      const draft = writeOffline(
        {
          ...orderFor(setting, exampleTopic({ title: `${name}: what is safe?`, keywords: [name] })),
          profile: {
            profession: "fitness_professional",
            specialty: null,
            preferredTone: null,
            brandPersonality: null,
            targetAudience: null,
            contentGoals: null,
          },
        },
        library,
      )
      const blanks = blanksIn(contentOf(draft?.beats ?? []))
      expect(blanks.length).toBeGreaterThan(0)
      expect(blanks.filter((blank) => /answer|amount|study|cevab|miktar|çalışma/iu.test(blank))).toEqual([])
    }
  })
})
