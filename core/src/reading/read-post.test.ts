import { describe, expect, test } from "vitest"
import { aPost } from "#testing/topic/posts.ts"
import { isReadPost, readPost } from "./read-post.ts"

const reasonOf = (fields: Parameters<typeof aPost>[0]): string => {
  const read = readPost(aPost(fields))
  return isReadPost(read) ? "kept" : read.reason
}

describe("posts that take no part", () => {
  test.each([
    ["removed", { id: "a", removed: true }],
    ["stickied", { id: "a", stickied: true }],
    ["over_18", { id: "a", over18: true }],
    ["automated", { id: "a", automated: true }],
    ["housekeeping", { id: "a", title: "Weekly discussion thread: nutrition questions" }],
    ["housekeeping", { id: "a", title: "Moronic Monday - ask your questions" }],
    ["spam", { id: "a", title: "Use code GAINS for whey" }],
    ["not_read", { id: "a", title: "¿Cómo tomar la creatina para no engordar?" }],
    ["not_read", { id: "a", title: "Wie viel Kreatin soll ich nehmen und wann ist es zu viel?" }],
    ["empty", { id: "a", title: "What is this?" }],
  ] as const)("%s", (reason, fields) => {
    expect(reasonOf(fields)).toBe(reason)
  })

  test("an ordinary question is kept", () => {
    expect(reasonOf({ id: "a" })).toBe("kept")
  })

  test("a number of followers of a brand is no reason to drop an English title", () => {
    expect(reasonOf({ id: "a", title: "Whey vs casein" })).toBe("kept")
  })
})

describe("posts that are counted nowhere and never paraphrased", () => {
  test.each([
    ["self_harm", "I want to kill myself and need help"],
    ["eating_disorder", "Recovering from anorexia and scared of food"],
    ["emergency", "I think I overdosed on caffeine pills"],
    ["minor", "I'm 15 and want to start creatine"],
    ["sexual", "Does zinc change erections?"],
    ["drug_seeking", "Where can I buy some Adderall online"],
    ["drug_seeking", "First LSD experience"],
  ] as const)("%s: %s", (kind, title) => {
    const read = readPost(aPost({ id: "a", title }))
    expect(read).toMatchObject({ sensitive: kind, text: null })
  })
})

test("people are masked before anything is kept", () => {
  const read = readPost(
    aPost({
      id: "a",
      body: "Ask u/somebody-else or write to me@example.org or call +1 (555) 123-4567 about creatine",
    }),
  )
  const body = isReadPost(read) ? (read.text?.body ?? "") : ""
  expect(body).toContain("creatine")
  expect(body).not.toMatch(/somebody-else|example\.org|555/)
})

test("the body of a removed post is not read", () => {
  const read = readPost(aPost({ id: "a", body: "[removed]" }))
  expect(isReadPost(read) && read.text?.body).toBe("")
})
