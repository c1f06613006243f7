import { describe, expect, test } from "vitest"
import { wellFormed } from "#kernel/well-formed.ts"
import { sequenceOf } from "#reading/concepts.ts"
import { isHousekeeping, isPromotion, templateOf } from "#reading/housekeeping.ts"
import { intentOf, isQuestion } from "#reading/intent.ts"
import { sensitiveIn } from "#reading/sensitive.ts"
import { worseThanLinear, worseThanLinearIn } from "#testing/growth.ts"
import { aPost, readPosts } from "#testing/topic/posts.ts"
import { cleanText, siteOf } from "#text/clean.ts"
import { languageOf } from "#text/language.ts"
import { stem } from "#text/stem.ts"
import { termsOf, tokensOf } from "#text/tokens.ts"
import { longestSharedRun } from "#wording/paraphrase.ts"
import { withoutCopies } from "./copies.ts"

describe("a text of a post costs no more than its length, whatever stands in it:", () => {
  test.each<[string, (text: string) => unknown]>([
    ["cleaned", cleanText],
    ["its words", tokensOf],
    ["its terms", termsOf],
    ["its sequence", sequenceOf],
    ["its language", languageOf],
    ["its intent", (text) => [intentOf(text, text), isQuestion(text, text)]],
    ["what is sensitive", (text) => sensitiveIn(text, text)],
    ["housekeeping", (text) => [isHousekeeping(text), templateOf(text), isPromotion(text, text)]],
    ["its site", siteOf],
    ["a word's stem", stem],
    ["made well-formed", wellFormed],
    [
      "compared with a short one",
      (text) => longestSharedRun(text, "what helps against heel pain after a run"),
    ],
  ])(
    "%s",
    (_, work) => {
      expect(worseThanLinear(work)).toEqual([])
    },
    60_000,
  )
})

describe("the copies among posts of one day cost no more than their number, where all say", () => {
  test.each([
    ["the same few words", "creatine", ""],
    ["the same text", "How much creatine should I take?", "I lift three times a week and sleep badly since."],
  ])(
    "%s",
    (_, title, body) => {
      const posts = (count: number) =>
        readPosts(
          Array.from({ length: count }, (_post, i) =>
            aPost({ id: `p${i}`, community: `c${i % 500}`, title, body, createdAt: i * 2 }),
          ),
        )
      expect(worseThanLinearIn(16_000, posts, withoutCopies)).toEqual([])
    },
    60_000,
  )
})

test("words are said again in a community within the hour, and by an author within the day", () => {
  const said = (id: string, hours: number, community: string, authorKey: string | null, title: string) =>
    aPost({ id, community, authorKey, title, createdAt: hours * 3600 })
  const keptOf = (...posts: ReadonlyArray<ReturnType<typeof said>>) =>
    withoutCopies(readPosts(posts)).map(({ id }) => id)
  const title = "Creatine loading?"
  expect(
    keptOf(
      said("a", 0, "running", "jane", title),
      said("again here", 0.9, "running", "joan", title),
      said("by somebody else elsewhere", 1, "nutrition", "mary", title),
      said("by its author elsewhere", 20, "Fitness", "jane", title),
      said("a day after that", 45, "Fitness", "jane", title),
    ),
  ).toEqual(["a", "by somebody else elsewhere", "a day after that"])
  expect(
    keptOf(
      said("a", 0, "running", null, title),
      said("within the hour", 0.9, "nutrition", null, title),
      said("later", 2.5, "Fitness", null, title),
    ),
  ).toEqual(["a", "later"])
  expect(
    keptOf(said("a", 0, "running", "jane", "Creatine"), said("b", 0.5, "nutrition", "jane", "Creatine")),
  ).toEqual(["a", "b"])
})
