import { expect, test } from "vitest"
import { aPost, readPosts } from "#testing/topic/posts.ts"
import type { Trend } from "#trend/trends.ts"
import { subjectOf } from "#vocabulary/subjects.ts"
import { companionsOf } from "./companions.ts"

const beside = (concept: string, ...titles: ReadonlyArray<string>): ReadonlyArray<string> => {
  const subject = subjectOf(concept, null, new Float64Array(64))
  if (subject === null) throw new Error(`${concept} is no subject`)
  const own = readPosts(titles.map((title, i) => aPost({ id: `own-${i}`, title })))
  const others = readPosts(
    Array.from({ length: 60 }, (_, i) => aPost({ id: `other-${i}`, title: `An ordinary day, number ${i}` })),
  )
  const trend: Trend = {
    concept,
    concepts: [concept],
    subject,
    family: "known",
    posts: own,
    history: [],
    expected: 0.2,
    usual: 0.2,
    tail: 0.001,
    growth: 4,
    significant: false,
    limit: 0.0001,
    emerging: true,
  }
  return companionsOf(trend, [...own, ...others]).map(({ subject: other }) => other.name)
}

test("a word beside a subject is called by a name that says more only where the posts mean that", () => {
  const lost = [
    "Autism research lost samples when a hospital freezer broke down",
    "A broken freezer, tissue of donors and years of autism science gone",
    "The freezer alarm failed and brains for autism studies thawed",
  ]
  expect(beside("autism", ...lost)).not.toContain("freezer meal")
  const cooked = [
    "Chicken soup for the freezer: cook a meal for each evening",
    "Freezer dinners with chicken, rice and beans",
    "Which meals with chicken do you freeze? Our freezer is full",
  ]
  expect(beside("chicken", ...cooked)).toContain("freezer meal")
})
