import { describe, expect, test } from "vitest"
import { ownAsksOf } from "./asked.ts"
import { foundIn } from "#testing/topic/asked-sets.ts"
import { aPost } from "#testing/topic/posts.ts"
import { isReadPost, readingOf, readPost, withoutText } from "#reading/read-post.ts"

// Labelled by hand before a rule was written; the rules were then fitted to the first set alone.
const sets = {
  "asked-tuned.txt": {
    asking: [0.98, 0.98],
    wanting: [0.95, 0.95],
    intents: [0.95, 0.95],
    questions: [0.9, 0.95],
  },
  "asked-held.txt": {
    asking: [0.98, 0.94],
    wanting: [0.94, 0.94],
    intents: [0.8, 0.8],
    questions: [0.8, 0.78],
  },
} as const

describe.each(Object.entries(sets))("of sixty labelled Turkish posts in %s", (name, floors) => {
  const { unread, ...found } = foundIn(`turkish/${name}`)

  test("each is read as Turkish", () => expect(unread).toEqual([]))

  test.each(Object.entries(floors))(
    "%s is found as often and as rightly as said",
    (what, [precision, recall]) => {
      const { wrong, ...measured } = found[what as keyof typeof floors]
      expect(measured.precision, wrong.join("\n")).toBeGreaterThanOrEqual(precision)
      expect(measured.recall, wrong.join("\n")).toBeGreaterThanOrEqual(recall)
    },
  )
})

const read = (title: string, body: string) => {
  const post = aPost({ id: "a", title, body })
  const later = withoutText({ ...post, title: "", body: "" }, readingOf(post))
  return [readPost(post), later].filter(isReadPost)
}

test("what a post asks is known when its words are gone", () => {
  const posts = read("Magnezyum hakkında bir şey soracağım", "Hangi saatte almalıyım? Çinko da alıyorum")
  expect(posts.map((post) => post.text === null)).toEqual([false, true])
  for (const post of posts) {
    expect(ownAsksOf(post, "magnezy")).toEqual(["when"])
    expect(ownAsksOf(post, "cinko")).toEqual([])
  }
})

test("a question without a question mark is one, typed in one word too", () => {
  const [post] = read("Selam millet magnezyum aldım", "Gece içilirmi bilmiyorum. Sabah alsam olurmu")
  expect(post?.question).toBe(true)
})

test("long posts without a space or full of particles are read at once", () => {
  const [from, hostile] = [performance.now(), ["mi ".repeat(200), "ilac ".repeat(120), "a".repeat(600)]]
  for (const one of hostile) read(`Magnezyum ile ${one.slice(0, 380)}`, `Bir de şunu sorayım: ${one}`)
  expect(performance.now() - from).toBeLessThan(1500)
})
