import { contentOf } from "@rounds/core/script/draft.ts"
import type { Evidence } from "@rounds/core/topic/topic.ts"
import { defaultSettings, exampleTopic, orderFor } from "@rounds/core/testing/script/example-topics.ts"
import { expect, test } from "vitest"
import { readLibrary } from "#evidence/recorded.ts"
import { writeOffline } from "./write-offline.ts"

const library = readLibrary()

const told = (
  evidence: Partial<Evidence>,
  of: { readonly title?: string; readonly posts?: number; readonly themeKey?: string } = {},
  language: "english" | "turkish" = "english",
): string => {
  const { engagementData } = exampleTopic()
  const topic = exampleTopic({
    title: of.title ?? "What is worth knowing about plantar fasciitis?",
    themeKey: of.themeKey ?? "plantar-fasciitis",
    keywords: ["plantar fasciitis"],
    postCount: of.posts ?? 25,
    engagementData: { ...engagementData, ...evidence },
  })
  const order = orderFor({ ...defaultSettings, language }, topic)
  return [0, 1, 2, 3, 4]
    .map((seed) => contentOf(writeOffline({ ...order, earlier: seed }, library)?.beats ?? []))
    .join("\n")
}

const asked = { text: "How long does plantar fasciitis last?", posts: 9, among: 25 }

test("a title that names the subject alone gives way to the question that was counted, with its count", () => {
  const text = told({ tells: "subject", question: asked })
  expect(text).toMatch(/\b9 of (?:them|25 posts)/)
  expect(text).toContain("How long does plantar fasciitis last?")
  expect(text).not.toContain("What is worth knowing about plantar fasciitis?")
})

test("where every post asks it, all do", () => {
  const text = told({ tells: "subject", question: { ...asked, posts: 25 } })
  expect(text).toMatch(/all of (?:them|25 posts)/i)
  expect(text).not.toMatch(/25 of (?:them|25)/)
})

test("nobody is said to have asked what was not counted", () => {
  const text = told({ tells: "subject", question: null })
  expect(text).toContain("25 posts")
  expect(text).not.toMatch(/they (?:keep )?ask|posts asked|people ask|circled|came up across|come down to/)
  expect(told({ tells: "subject", question: null }, { posts: 4 })).not.toMatch(
    /\basked\b|put it plainly|in common/,
  )
})

test("one post that asks is not told as a crowd", () => {
  expect(told({ tells: "subject", question: { ...asked, posts: 1 } })).not.toContain(
    "How long does plantar fasciitis last?",
  )
})

test("a counted question that does not name its subject leaves the word to the title", () => {
  const title = "Plantar fasciitis: keep moving or rest?"
  const text = told(
    { tells: "question", question: { ...asked, text: "How do I get rid of the pain?" } },
    { title },
  )
  expect(text).not.toContain("How do I get rid of the pain?")
  expect(text).toContain("25 posts")
})

test("a title that asks what its posts share is told as theirs where no count stands beside it", () => {
  const title = "Which shoes help with plantar fasciitis?"
  const text = told({ tells: "question", question: null }, { title })
  expect(text).toContain(title)
  expect(text).toContain("25 posts")
})

test("what one should know is asked by whoever speaks, where the title's own question is not", () => {
  const title = "Plantar fasciitis: what do clogs and sandals have to do with it?"
  const of = { title, posts: 5 }
  const text = told({ tells: "question", question: null }, of)
  expect(text).toMatch(/should you know|going on with/)
  expect(text).not.toMatch(/\basked\b|put it plainly|in common/)
})

test("why a word comes up is not what a script on it answers", () => {
  const title = "Who brings up “plantar fasciitis” just now, and why?"
  const text = told({ tells: "word", question: null }, { title })
  expect(text).not.toContain(title)
  expect(text).toMatch(/\?/)
  expect(text).toContain("25 posts")
})

test("a question that people keep asking is told with the seven days that it was counted over", () => {
  const steady = { question: { ...asked, posts: 11, among: 30 } }
  const text = told(steady, { themeKey: "steady-plantar-fasciitis-duration", title: asked.text })
  expect(text).toMatch(/seven days/i)
  expect(text).toMatch(/\b11 of/)
  expect(text).not.toMatch(/three days/i)
})

test("in Turkish the counts are those of an English topic too, and nobody is said to have asked", () => {
  const text = told({ tells: "subject", question: asked }, {}, "turkish")
  expect(text).toContain("25 paylaşım")
  expect(text).not.toMatch(/\b9\b|çevresinde döndü|aynı yere çıktı|öne çıkan soru/)
})
