import { expect, test } from "vitest"
import { aPost, readPosts } from "#testing/topic/posts.ts"
import { subjectOf, type Subject } from "#vocabulary/subjects.ts"
import { isEmptyName, isPlainRise } from "./empty-name.ts"

const posts = (count: number) =>
  readPosts(Array.from({ length: count }, (_, at) => aPost({ id: `post-${at}`, community: "nutrition" })))

const listed = (concept: string): Subject => {
  const subject = subjectOf(concept, null, new Float64Array(64))
  if (subject === null) throw new Error(`${concept} is no subject`)
  return subject
}
const word = (concept: string, name: string): Subject => ({ concept, name, kind: "term", listed: false })

test.each([
  ["a word as wide as exercise", listed("exercis"), 4, true],
  ["the same in six posts", listed("exercis"), 6, false],
  ["an adjective of no list", word("yummi", "yummy"), 5, true],
  ["the same, written as a name", word("yummi", "Yummi"), 5, false],
  ["a listed subject", listed("lentil"), 3, false],
  ["a word that nobody wrote before", word("zorvalin", "zorvaline"), 3, false],
])("%s", (_, subject, count, isEmpty) => {
  expect(isEmptyName({ subject, posts: posts(count), significant: false })).toBe(isEmpty)
  expect(isEmptyName({ subject, posts: posts(count), significant: true })).toBe(false)
})

test.each([
  ["ten posts on a plain noun, hardly ever by chance", "sauc", 10, 0.0004, true],
  ["the same, as often as chance brings it", "sauc", 10, 0.01, false],
  ["fewer posts", "sauc", 5, 0.0004, false],
  ["what describes", "menstrual", 10, 0.0004, false],
])("a plain rise: %s", (_, concept, count, tail, isPlain) => {
  expect(isPlainRise({ concept, posts: posts(count), tail })).toBe(isPlain)
})
