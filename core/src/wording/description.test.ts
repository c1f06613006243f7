import { expect, test } from "vitest"
import { shelvesOf } from "#topic/detect-topics.ts"
import { aPost, readPosts } from "#testing/topic/posts.ts"
import { contextOf, type Described, descriptionOf } from "./description.ts"
import { countedAs } from "./sorts.ts"

const keto: Described = {
  posts: 12,
  among: null,
  expected: 3.2,
  name: "keto",
  narrower: null,
  where: "r/keto",
  isWord: false,
  isNew: false,
  isShared: true,
  isMade: false,
  wishes: [
    { asking: "how to begin", posts: 7, isStated: false },
    { asking: "what research says", posts: 4, isStated: false },
    { asking: "how long it takes", posts: 2, isStated: false },
  ],
  wanted: { intent: "seeking_advice", posts: 8 },
  beside: { name: "bacon", posts: 5 },
}

test("says how many posts ask what, and nothing that fewer than a quarter of them do", () => {
  expect(descriptionOf(keto)).toBe(
    "12 posts on keto in three days, in r/keto; 3.2 would be usual. " +
      "7 of 12 ask or tell how to begin and 4 what research says. 5 of the posts also name bacon.",
  )
})

test("counts the narrower thing where every post means it, and says so of most of them where most do", () => {
  const gummies = { ...keto, name: "creatine", beside: null, wishes: [] }
  const counted = (posts: number) =>
    descriptionOf({ ...gummies, narrower: { name: "creatine gummies", posts } })
  expect(counted(12)).toMatch(/^12 posts on creatine gummies in three days/)
  expect(counted(12)).not.toContain("mean")
  expect(counted(9)).toMatch(/^12 posts on creatine in three days.* 9 of 12 mean creatine gummies\./)
})

test("tells of a bare name nothing that half of its posts would share", () => {
  const bare = descriptionOf({ ...keto, isShared: false })
  expect(bare).not.toContain("how to begin")
  expect(bare).toContain("4 of 12 ask or tell what research says.")
})

test("counts meals as many, and those of the day as one", () => {
  const on = (kind: "meal" | "food", name: string) => countedAs({ concept: name, name, kind, listed: true })
  expect(
    ["snack", "slow cooker meal", "side dish", "dinner", "brunch"].map((name) => on("meal", name)),
  ).toEqual(["snacks", "slow cooker meals", "side dishes", "dinner", "brunch"])
  expect(on("food", "rice")).toBe("rice")
})

test("never says that posts share nothing under a title that states what they share", () => {
  const word = { ...keto, name: "leeks", isWord: true }
  expect(descriptionOf({ ...word, isShared: false })).toContain("found no question that half of them share")
  expect(descriptionOf(word)).not.toContain("found no question that half of them share")
})

test("says what posts want by how many of them do, and nothing where fewer than half do", () => {
  const story = { ...keto, wishes: [], wanted: { intent: "personal_story" as const, posts: 12 } }
  expect(descriptionOf(story)).toContain("All 12 tell a story of their own.")
  expect(descriptionOf({ ...story, wanted: null })).toBe(
    "12 posts on keto in three days, in r/keto; 3.2 would be usual. 5 of the posts also name bacon.",
  )
  expect(contextOf({ posts: 12, wanted: null }, 1, [])).toBe("1 of 12 posts asks a question.")
  expect(contextOf({ posts: 12, wanted: story.wanted }, 0, ["bacon", "eggs"])).toBe(
    "None of the 12 posts asks a question. All 12 tell a story of their own. It comes up together with bacon and eggs.",
  )
})

test("says what the posts call it by count, and never that a thing means itself", () => {
  expect(descriptionOf({ ...keto, narrower: { name: "keto bread", posts: 9 } })).toContain(
    "9 of 12 mean keto bread.",
  )
  expect(descriptionOf({ ...keto, narrower: { name: "keto", posts: 12 } })).not.toContain("mean")
})

const day = 86_400
const asOf = 1_700_000_000

test("no sentence on a topic stands without a count of its posts, but for what says what its name is", () => {
  const titles = ["Zorbing for two", "My zorbing weekend", "Zorbing, day one", "A zorbing story", "Zorbing!"]
  const ordinary = Array.from({ length: 300 }, (_, i) =>
    aPost({ id: `usual-${i}`, title: `Ordinary training day ${i}`, createdAt: asOf - (i % 30) * day - 60 }),
  )
  const rising = titles.map((title, i) =>
    aPost({ id: `new-${i}`, title, community: `place${i % 3}`, createdAt: asOf - 3600 * (i + 1) }),
  )
  const { topics } = shelvesOf({ posts: readPosts([...ordinary, ...rising]), asOf, library: null, limit: 10 })
  const named = topics.filter(({ title }) => /zorbing/i.test(title))
  expect(named).toHaveLength(1)
  for (const { description, userContext } of named)
    for (const sentence of `${description} ${userContext}`.split(/(?<=\.)\s+(?=[A-Z0-9])/u))
      expect(sentence).toMatch(/\d|^A new term|^Check what they mean|^They name it|^It comes up together/)
})

test("says of all posts only what the title asks, which alone was counted post by post", () => {
  const all = { asking: "what to make in the kitchen", posts: 12 }
  expect(descriptionOf({ ...keto, wishes: [{ ...all, isStated: true }] })).toContain(
    "All 12 ask or tell what",
  )
  expect(descriptionOf({ ...keto, wishes: [{ ...all, isStated: false }] })).not.toContain("ask or tell")
  expect(contextOf({ posts: 3, wanted: null }, 3, [])).toBe("All 3 posts ask a question.")
})

test("names parts of the body and days with their article", () => {
  const of = (name: string, kind: "body" | "term") => countedAs({ concept: name, name, kind, listed: false })
  expect([of("elbow", "body"), of("31st of October", "term"), of("hips", "body")]).toEqual([
    "the elbow",
    "the 31st of October",
    "hips",
  ])
})

test("names what was counted where that is a question on the subject, and not the subject", () => {
  const asked = {
    ...keto,
    among: 30,
    expected: 0.7,
    wishes: [{ asking: "how to begin", posts: 12, isStated: true }],
    beside: null,
  }
  expect(descriptionOf({ ...asked, wanted: null })).toBe(
    "12 of 30 posts on keto in three days ask or answer this, in r/keto; 0.7 such posts would be usual.",
  )
  expect(descriptionOf({ ...asked, among: 12, expected: 0, wanted: null })).toBe(
    "All 12 posts on keto in three days ask or answer this, in r/keto; none would be usual.",
  )
})
