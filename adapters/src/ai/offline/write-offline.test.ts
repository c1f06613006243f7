import type { Profession } from "@rounds/core/account/profile.ts"
import type { WriterProfile } from "@rounds/core/script/ports.ts"
import { contentOf } from "@rounds/core/script/draft.ts"
import { fit } from "@rounds/core/script/fit.ts"
import { review } from "@rounds/core/script/review.ts"
import type { Language, ScriptSettings } from "@rounds/core/script/settings.ts"
import { spokenWords } from "@rounds/core/script/spoken-words.ts"
import {
  defaultSettings,
  everySetting,
  exampleTopic,
  exampleTopics,
  orderFor,
} from "@rounds/core/testing/script/example-topics.ts"
import { describe, expect, test } from "vitest"
import { writeOffline } from "./write-offline.ts"

const write = (settings: ScriptSettings, topic = exampleTopic()) => {
  const draft = writeOffline(orderFor(settings, topic))
  if (draft === null) throw new Error("no draft")
  return draft
}

/** Platforms change tips and directions, not the words that are said. */
const everyText = everySetting.filter(({ targetPlatform }) => targetPlatform === "tiktok")

const textOf = (settings: ScriptSettings, topic = exampleTopic()) => contentOf(write(settings, topic).beats)

describe("the offline writer", () => {
  test("has 640 combinations to write", () => {
    expect(everySetting).toHaveLength(640)
  })

  test.each(exampleTopics.map((topic) => [topic.title, topic] as const))(
    "writes every combination to length, without a finding: %s",
    (_, topic) => {
      for (const settings of topic === exampleTopics[0] ? everySetting : everyText) {
        const draft = write(settings, topic)
        const length = fit({ text: contentOf(draft.beats), ...settings })
        expect({ ...settings, ...length }).toMatchObject({ verdict: "fits" })
        const context = {
          language: settings.language,
          market: settings.language === "turkish" ? ("TR" as const) : ("US" as const),
          promotes: "nothing" as const,
          profession: null,
        }
        expect(review(draft, orderFor(settings, topic), [], context)).toMatchObject({
          _tag: "Passed",
          claims: [],
        })
      }
    },
  )

  test("says who is talking when the profile names a profession, and still fits", () => {
    const profile = {
      specialty: null,
      preferredTone: null,
      brandPersonality: null,
      targetAudience: null,
      contentGoals: null,
    }
    for (const settings of everyText) {
      const order = orderFor(settings, exampleTopic())
      const said = (profession: Profession) =>
        contentOf(writeOffline({ ...order, profile: { ...profile, profession } })?.beats ?? [])
      const words = { english: "I'm a clinical pharmacist.", turkish: "Ben klinik eczacıyım." }
      expect(said("clinical_pharmacist")).toContain(words[settings.language])
      expect(fit({ text: said("sports_medicine_doctor"), ...settings }).verdict).toBe("fits")
      expect(said("other")).toBe(textOf(settings))
    }
  })

  describe("with a profile", () => {
    const empty: Required<WriterProfile> = {
      profession: "dietitian",
      experienceLevel: "entry_level",
      preferredTone: "professional",
      specialty: null,
      brandPersonality: null,
      targetAudience: null,
      contentGoals: null,
    }
    const full: Required<WriterProfile> = {
      profession: "sports_medicine_doctor",
      experienceLevel: "senior",
      preferredTone: "motivational",
      specialty: "running injuries",
      brandPersonality: "dry humour, never loud",
      targetAudience: "people who run before work",
      contentGoals: "More first appointments for check-ups.",
    }
    const wholeOf = (settings: ScriptSettings, profile: WriterProfile) =>
      writeOffline({ ...orderFor(settings, exampleTopic()), profile })

    test.each([
      ["profession", /I'm a sports medicine doctor\./, /Ben spor hekimiyim\./],
      [
        "experienceLevel",
        /I've been a dietitian for over five years\./,
        /Beş yılı aşkın süredir diyetisyen olarak/,
      ],
      ["preferredTone", /smile at the step/, /smile at the step/],
      ["specialty", /My field is running injuries\./, /Uzmanlık alanım: running injuries\./],
      ["brandPersonality", /Stay in character: dry humour, never loud\./, /Stay in character/],
      [
        "targetAudience",
        /This one is for people who run before work\./,
        /Bu video people who run before work için\./,
      ],
      ["contentGoals", /Close with your goal in mind: More first/, /Close with your goal in mind/],
    ] as const)("%s changes what a script says", (field, english, turkish) => {
      const settings = { ...defaultSettings, contentTone: "custom", duration: "90_seconds" } as const
      const [without, changed] = [empty, { ...empty, [field]: full[field] }].map((profile) =>
        JSON.stringify(wholeOf(settings, profile)),
      )
      expect(without).not.toMatch(english)
      expect(changed).toMatch(english)
      expect(
        JSON.stringify(wholeOf({ ...settings, language: "turkish" }, { ...empty, [field]: full[field] })),
      ).toMatch(turkish)
    })

    test("fits in every combination, without a finding", () => {
      for (const settings of everyText) {
        const order = { ...orderFor(settings, exampleTopic()), profile: full }
        const context = {
          language: settings.language,
          market: "US",
          promotes: "nothing",
          profession: full.profession,
        } as const
        expect({ ...settings, review: review(writeOffline(order), order, [], context) }).toMatchObject({
          review: { _tag: "Passed", claims: [] },
        })
      }
    })

    test("leaves out its wording when a draft comes back", () => {
      const order = {
        ...orderFor(defaultSettings, exampleTopic()),
        profile: { ...full, contentGoals: "Visit www.example.org" },
      }
      const previous = writeOffline(order)
      const revision = previous === null ? null : { previous, problems: ["No links."] }
      expect(JSON.stringify(previous)).toContain("www.")
      expect(JSON.stringify(writeOffline({ ...order, revision }))).not.toMatch(
        /www|running injuries|dry humour/,
      )
    })
  })

  test("writes a custom script from a title alone", () => {
    for (const settings of everyText) {
      const draft = writeOffline(
        orderFor(settings, null, "What I tell my clients about shift work and broken sleep"),
      )
      expect(fit({ text: contentOf(draft?.beats ?? []), ...settings }).verdict).toBe("fits")
      expect(contentOf(draft?.beats ?? [])).not.toMatch(/[{}]|undefined|null/)
    }
  })

  test("carries, in every Turkish script about a procedure, the sentence that is mandatory there, and still fits", () => {
    const topics = [
      exampleTopic({ title: "Cortisone injections: how many?", keywords: ["cortisone injections"] }),
      exampleTopic({
        title: "Hip replacement surgery: what is normal?",
        keywords: ["hip replacement surgery"],
        category: "conditions",
        userIntent: "symptom_concern",
      }),
    ]
    for (const topic of topics) {
      for (const settings of everyText.filter(({ language }) => language === "turkish")) {
        const text = textOf(settings, topic)
        expect(text).toContain("hekiminizden detaylı görüş almanız önerilir.")
        expect({ ...settings, ...fit({ text, ...settings }) }).toMatchObject({ verdict: "fits" })
      }
    }
  })

  test("opens with a hook that can be said in three seconds", () => {
    const longest = { english: 8, turkish: 6 } as const
    for (const topic of exampleTopics) {
      for (const settings of everyText) {
        const [opening = ""] = write(settings, topic).beats[0]?.text.match(/^[^.!?]+[.!?]/u) ?? []
        expect(spokenWords(opening, settings.language).length).toBeLessThanOrEqual(longest[settings.language])
      }
    }
  })

  test("never says a sentence twice, and ends on the disclaimer", () => {
    for (const settings of everyText) {
      const sentences = textOf(settings).split(/(?<=[.!?])\s+/u)
      expect(new Set(sentences).size).toBe(sentences.length)
      expect(textOf(settings).endsWith(orderFor(settings, null, "x").disclaimer)).toBe(true)
    }
  })

  test("sounds different in every format and tone, and gives every platform its own tips", () => {
    const distinct = (texts: ReadonlyArray<string>) => new Set(texts).size
    for (const language of ["english", "turkish"] as const) {
      const ofTones = everySetting.filter(
        (one) =>
          one.language === language && one.duration === "60_seconds" && one.targetPlatform === "tiktok",
      )
      expect(distinct(ofTones.map((settings) => textOf(settings)))).toBe(16)
    }
    const platforms = (["tiktok", "instagram", "youtube", "linkedin"] as const).map((targetPlatform) =>
      JSON.stringify(write({ ...defaultSettings, targetPlatform }).platformTips),
    )
    expect(distinct(platforms)).toBe(4)
  })

  test("speaks of this topic: its name, its count, what people ask", () => {
    const long = (language: Language): ScriptSettings => ({
      ...defaultSettings,
      language,
      duration: "90_seconds",
    })
    expect(textOf(long("english"))).toMatch(/agnesium.*47 forum posts.*good evidence/s)
    expect(textOf(long("turkish"))).toMatch(/Magnezyum.*47 forum paylaşımı.*sağlam kanıt/s)
    expect(textOf(long("english"), exampleTopics[1])).not.toContain("comments")
  })

  test("says of every count of sample data that it stands in the sample, and of no other", () => {
    const sample = exampleTopic({ sampleDate: "2026-11-20" })
    for (const settings of everyText) {
      const mark = settings.language === "english" ? "in the sample" : "örnek veride"
      const counted = textOf(settings, sample)
        .split(/(?<=[.!?])\s/)
        .filter((sentence) => /\b(47|1[.,]204|4[.,]3)\b/.test(sentence))
      for (const sentence of counted) expect(sentence).toContain(mark)
      expect(textOf(settings)).not.toContain(mark)
    }
    expect(textOf({ ...defaultSettings, duration: "2_minutes" }, sample)).toContain("in the sample")
  })

  test("leaves out, when a draft comes back, every wording that came with the topic", () => {
    const order = orderFor({ ...defaultSettings, duration: "2_minutes" }, exampleTopic())
    const first = writeOffline(order)
    expect(contentOf(first?.beats ?? [])).toContain("evening magnesium")
    const again = writeOffline({
      ...order,
      revision: first === null ? null : { previous: first, problems: ["leak"] },
    })
    expect(contentOf(again?.beats ?? [])).not.toContain("evening magnesium")
  })
})
