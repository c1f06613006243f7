import { expect, test } from "vitest"
import { aPost, readPosts } from "#testing/topic/posts.ts"
import { subjectOf } from "#vocabulary/subjects.ts"
import { aboutness, isTelling, type Head } from "./telling.ts"

const headOf = (concept: string): Head => {
  const subject = subjectOf(concept, null, new Float64Array(64))
  if (subject === null) throw new Error(`${concept} is no subject`)
  return { concept, subject }
}
const posts = (...texts: ReadonlyArray<readonly [title: string, body: string]>) =>
  readPosts(texts.map(([title, body], i) => aPost({ id: `post-${i}`, title, body })))

test("a post is about what its title names, half about what its body asks, and not about what it names in passing", () => {
  const [titled, asking, passing] = posts(
    ["Does magnesium help with sleep?", ""],
    ["My stack", "I take a few things every day. Is the magnesium too much?"],
    ["Which foundation covers best?", "It has minerals, magnesium and a nice colour. It lasts for hours."],
  )
  const about = [titled, asking, passing].map((post) =>
    post === undefined ? null : aboutness(post, headOf("magnesium")),
  )
  expect(about).toEqual([1, 0.5, 0])
})

test("posts that name a thing in passing are no topic about it", () => {
  const passing = posts(
    ["Which foundation covers best?", "Mine has magnesium and a nice colour."],
    ["Burritos for the freezer", "One pan, a lot of beans, some magnesium."],
    ["Magnesium for calm evenings?", ""],
  )
  expect(isTelling(headOf("magnesium"), passing)).toBe(false)
})

test("two posts that ask about it are one", () => {
  const asking = posts(
    ["Magnesium for calm evenings?", ""],
    ["Is magnesium safe with coffee?", ""],
    ["My day", "A bath with magnesium."],
  )
  expect(isTelling(headOf("magnesium"), asking)).toBe(true)
})

test("a name may not say more than the posts: a box is no boxing, a chest in pain is no chest training", () => {
  const box = posts(["The warm up at my box today", ""], ["Nobody was in the box over lunch", ""])
  expect(isTelling(headOf("box"), box)).toBe(false)
  const boxing = posts(["Boxing twice a week, any tips?", ""], ["Is boxing safe at fifty?", ""])
  expect(isTelling(headOf("box"), boxing)).toBe(true)
  const chest = posts(["My chest feels heavy today", ""], ["A tattoo over my chest", ""])
  expect(isTelling(headOf("chest"), chest)).toBe(false)
  const trained = posts(["Which exercise for a bigger chest?", ""], ["How often do you train chest?", ""])
  expect(isTelling(headOf("chest"), trained)).toBe(true)
})

test("who does a sport speaks of it, and faster runners of no fast", () => {
  const lifters = posts(
    ["Which bodybuilders eat no meat?", ""],
    ["Is a bodybuilder stiffer than others?", ""],
    ["Bodybuilding at sixty, is it too late?", ""],
  )
  expect(isTelling(headOf("bodybuild"), lifters)).toBe(true)
  const faster = posts(["Getting faster over 5K?", ""], ["Is a faster tempo better?", ""])
  expect(isTelling(headOf("fast"), faster)).toBe(false)
})

test("talk about things, records and shows is not talk about health", () => {
  const shows = posts(
    ["Cycling with new tires", "Is cycling on them fast?"],
    ["A cycling tattoo, what do you think?", ""],
    ["World record in cycling", ""],
  )
  expect(isTelling(headOf("cycl"), shows)).toBe(false)
  const asked = posts(["Cycling with knee pain?", ""], ["How much cycling is too much?", ""])
  expect(isTelling(headOf("cycl"), asked)).toBe(true)
})

test("dishes are a topic only when somebody asks about them", () => {
  expect(isTelling(headOf("egg"), posts(["My eggs today", ""], ["Eggs and bacon", ""]))).toBe(false)
  expect(isTelling(headOf("egg"), posts(["Are eggs healthy?", ""], ["Eggs every day?", ""]))).toBe(true)
})
