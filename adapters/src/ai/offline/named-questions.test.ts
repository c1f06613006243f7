import { makeLibrary } from "@rounds/core/evidence/library.ts"
import { contentOf } from "@rounds/core/script/draft.ts"
import { type About, askedTopic } from "@rounds/core/testing/script/asked-topics.ts"
import { defaultSettings, orderFor } from "@rounds/core/testing/script/example-topics.ts"
import { describe, expect, test } from "vitest"
import { writeOffline } from "./write-offline.ts"

const nothing = makeLibrary([])
const formats = ["trend_reaction", "expert_review", "myth_buster", "quick_tip"] as const
const lengths = ["30_seconds", "60_seconds", "90_seconds", "2_minutes"] as const

const scriptsOn = (about: About) =>
  formats.flatMap((scriptFormat) =>
    lengths.map((duration) => {
      const language = about.language ?? "english"
      const market = language === "turkish" ? ("TR" as const) : ("US" as const)
      const order = orderFor(
        { ...defaultSettings, language, market, scriptFormat, duration },
        askedTopic(about),
      )
      return contentOf(writeOffline(order, nothing)?.beats ?? [])
    }),
  )

const bare = (subject: string, language: "english" | "turkish" = "english"): About => ({
  title: subject,
  subject,
  posts: 6,
  expected: 0.2,
  tells: "subject",
  language,
})

describe("a bare name that no source is about", () => {
  test("is said to share no question, and its posts are read before anything is answered", () => {
    for (const name of ["Mother's Day", "Sauces", "Bipolar disorder"])
      for (const text of scriptsOn(bare(name))) {
        expect(text).toMatch(/once you have read the posts|share no question/)
        expect(text).not.toMatch(/\b(?:First|One question): /)
      }
    for (const text of scriptsOn(bare("anneler günü", "turkish"))) {
      expect(text).toMatch(/[Pp]aylaşımları okuduktan sonra|[Oo]rtak bir soruları yok/)
      expect(text).not.toMatch(/(?:İlk|Tek) soru:/)
    }
  })

  test("is asked nothing that would be asked of anything, where nobody knows what it is", () => {
    for (const text of scriptsOn(bare("Mother's Day")))
      expect(text).not.toMatch(/really known|watch with this|key fact on safety|how large the effect/)
    for (const text of scriptsOn(bare("anneler günü", "turkish")))
      expect(text).not.toMatch(/kaç kişi, ne kadar etki|Güvenlikle ilgili temel/)
  })

  test("has a question of its posts asked as theirs, and any other as the speaker's", () => {
    const [, sauces = ""] = scriptsOn(bare("Sauces"))
    expect(sauces).toMatch(/What I would add: /)
    const asked = scriptsOn({
      ...bare("Bipolar disorder"),
      quotes: ["Do I have to worry about bipolar disorder?"],
    })
    expect(asked.join("\n")).toMatch(/what is safe with this\?/)
  })
})

test("nobody has to say how they would tell that a dish, a day or a plan has helped", () => {
  const dish = { title: "How do you like soup best?", subject: "soup", posts: 6, tells: "question" } as const
  for (const about of [bare("Mother's Day"), bare("Sauces"), dish])
    for (const text of scriptsOn(about)) expect(text).not.toMatch(/tell that it helped/)
})

test("a dish rests on no study, and is no matter for a professional", () => {
  const soup = { title: "How do you like soup best?", subject: "soup", posts: 6, tells: "question" } as const
  for (const text of scriptsOn(soup)) {
    expect(text).toMatch(/dish|recipe|cook|kitchen/i)
    expect(text).not.toMatch(/study|guideline|professional|how many people/)
  }
  const corba = {
    title: "Çorba nasıl pişirilir?",
    subject: "çorba",
    posts: 6,
    tells: "question",
    language: "turkish",
  } as const
  for (const text of scriptsOn(corba)) expect(text).not.toMatch(/çalışma|kılavuz|işe yaradığı/)
})
