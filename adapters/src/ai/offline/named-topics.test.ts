import { contentOf } from "@rounds/core/script/draft.ts"
import { askedTopic } from "@rounds/core/testing/script/asked-topics.ts"
import { defaultSettings, orderFor } from "@rounds/core/testing/script/example-topics.ts"
import { describe, expect, test } from "vitest"
import { readLibrary } from "#evidence/recorded.ts"
import { writeOffline } from "./write-offline.ts"

const library = readLibrary()
const formats = ["trend_reaction", "expert_review", "myth_buster", "quick_tip"] as const

/** Topics whose posts share no question: their title is their name. */
const named = {
  english: [
    ["Kale", "kale", /kale/i],
    ["Social anxiety", "social anxiety", /social anxiety/i],
    ["Nootropics", "nootropics", /nootropics/i],
    ["Heel pain", "heel pain", /heel pain/i],
    ["Magnesium", "magnesium", /magnesium/i],
  ],
  turkish: [
    ["Mide balonu", "mide balonu", /mide balonu/i],
    ["İp atlama", "ip atlama", /[iİ]p atlama/],
    ["Kortizol yüzü", "kortizol yüzü", /kortizol yüzü/i],
    ["Topuk dikeni", "topuk dikeni", /topuk diken/i],
    ["Kreatin", "kreatin", /kreatin/i],
  ],
} as const

const claimed = {
  english:
    /\bthey (?:keep )?ask|people ask|posts ask|(?:asked|answer) (?:that|this|it)|ask (?:that|it)\b|at least half|one good question|one question in common/i,
  turkish:
    /soruyor|sordu(?!rdu|m(?!\p{L}))|en az yarısı|ortak soru|herkes(?:in)? sor|yerinde bir soru|aynı şeyi|merak ediyor:/iu,
}

const draftsOn = (
  language: "english" | "turkish",
  title: string,
  subject: string,
  of: { readonly posts?: number; readonly tells?: "subject" | "word" | "question" } = {},
) =>
  formats.flatMap((scriptFormat, at) => {
    const { posts = 9, tells = "subject" } = of
    const market = language === "turkish" ? ("TR" as const) : ("US" as const)
    const topic = askedTopic({ title, subject, posts, tells, language, expected: 1.2 })
    const order = orderFor({ ...defaultSettings, language, market, scriptFormat }, topic)
    const draft = writeOffline({ ...order, earlier: at }, library)
    return draft === null ? [] : [draft]
  })

describe.each(["english", "turkish"] as const)(
  "a script in %s on a topic that bears its name alone",
  (language) => {
    test.each(named[language].map(([title, subject, name]) => [title, subject, name] as const))(
      "calls it %s, and says of nobody that they ask one thing",
      (title, subject, name) => {
        for (const posts of [5, 9]) {
          const drafts = draftsOn(language, title, subject, { posts })
          expect(drafts).toHaveLength(formats.length)
          for (const { beats, hooks, hashtags } of drafts) {
            const said = [contentOf(beats), ...hooks.map((hook) => hook.said.text)].join("\n")
            expect(said).toMatch(name)
            expect(said).not.toMatch(claimed[language])
            expect(said).not.toContain(`“${subject}”`)
            expect(hashtags[0]?.slice(1)).toBe(subject.replaceAll(" ", ""))
          }
        }
      },
    )
  },
)

test("opens a script of questions with what is known of it: more posts than usual", () => {
  const [english] = draftsOn("english", "Kale", "kale")
  expect(english?.beats[0]?.text).toBe("Kale: more posts than usual.")
  const [turkish] = draftsOn("turkish", "Pazı", "pazı")
  expect(turkish?.beats[0]?.text).toBe("Pazı: her zamankinden çok paylaşım.")
})

test("says of no more posts than usual nothing of the kind", () => {
  const topic = askedTopic({ title: "Kale", subject: "kale", posts: 5, expected: 5, tells: "subject" })
  expect(contentOf(writeOffline(orderFor(defaultSettings, topic), library)?.beats ?? [])).not.toContain(
    "more posts than usual",
  )
})

test("a word that posts only name stands in quotation marks, and is asked about", () => {
  const [draft] = draftsOn("english", "Mother's Day", "Mother's Day", { tells: "word" })
  expect(contentOf(draft?.beats ?? [])).toContain("mention “Mother's Day”.")
  expect(contentOf(draft?.beats ?? [])).toContain("They share no question, so I ask")
})

test("what posts only name is called as its sources call it, and said to be named", () => {
  for (const posts of [5, 9])
    for (const { beats } of draftsOn("english", "Bloated", "bloated", { tells: "word", posts })) {
      expect(contentOf(beats)).toMatch(/bloating/i)
      expect(contentOf(beats)).not.toMatch(/(?:with|about) bloated|posts on (?:it|this)|were about/)
    }
})

test("neither half of a title of two questions is told as what half of the posts share", () => {
  const turkish = draftsOn("turkish", "Kreatin: güvenli mi, işe yarıyor mu?", "kreatin", {
    tells: "question",
  })
  for (const { beats } of turkish) expect(contentOf(beats)).not.toMatch(/en az yarısı|geçen soru/)
  const english = draftsOn("english", "Does creatine work?", "creatine", { tells: "question" })
  expect(english.map(({ beats }) => contentOf(beats)).join("\n")).toMatch(
    /At least half of|at least half of|I read along/,
  )
})

test("a form of which nothing may be told is named, and told of by what is known of forms", () => {
  const named = askedTopic({ title: "Creatine gummies", subject: "creatine", posts: 22, tells: "subject" })
  const topic = { ...named, keywords: ["creatine", "creatine gummies"] }
  for (const scriptFormat of ["trend_reaction", "quick_tip", "expert_review"] as const) {
    const said = contentOf(
      writeOffline(orderFor({ ...defaultSettings, scriptFormat }, topic), library)?.beats ?? [],
    )
    expect(said).toMatch(/creatine gummies/)
    expect(said).toMatch(/creatine as a whole|creatine in general/)
    expect(said).toMatch(/creatine powders|monohydrate|certified/)
    expect(said).not.toMatch(/loading|which form/i)
  }
})
