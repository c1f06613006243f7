import { expect, test } from "vitest"
import type { Post } from "#reading/post.ts"
import type { ReadPost } from "#reading/read-post.ts"
import { aPost, readPosts } from "#testing/topic/posts.ts"
import { stretchOf } from "./window.ts"

const HOUR = 3600
const DAY = 24 * HOUR
const NOW = 1_763_640_000

const counted = (posts: ReadonlyArray<Post>) =>
  stretchOf(readPosts(posts), NOW)
    .window.map(({ id }) => id)
    .toSorted()

/** A short post, some hours before the end of the window. */
const short = (id: string, hours: number, fields: Partial<Post> = {}) =>
  aPost({ id, title: "Is creatine safe with caffeine?", createdAt: NOW - hours * HOUR, ...fields })

test("a short text that one author posts in several communities counts once a day", () => {
  const elif = { authorKey: "elif" }
  expect(
    counted([
      short("a", 20, elif),
      short("b", 15, { ...elif, community: "Fitness" }),
      short("c", 10, { ...elif, community: "Supplements" }),
    ]),
  ).toEqual(["a"])
})

test("of authors who are not known it counts once within the hour, in whatever community", () => {
  expect(
    counted([
      short("a", 10),
      short("b", 9.8, { community: "Fitness" }),
      short("c", 9.5, { community: "Supplements" }),
      short("d", 5, { community: "Fitness" }),
    ]),
  ).toEqual(["a", "d"])
})

test("two people who ask the same in few words are two, and one word alone is no copy", () => {
  const asked = [
    short("a", 10, { authorKey: "elif" }),
    short("b", 9.9, { authorKey: "can", community: "Fitness" }),
  ]
  expect(counted(asked)).toEqual(["a", "b"])
  const word = { title: "Creatine?" }
  expect(counted([short("a", 10, word), short("b", 9.9, { ...word, community: "Fitness" })])).toEqual([
    "a",
    "b",
  ])
})

test("a longer text that is nearly the same counts once across communities, whoever wrote it", () => {
  const body =
    "I train four times a week, eat enough protein and sleep badly since the new coffee machine at work."
  const long = (id: string, hours: number, fields: Partial<Post>) =>
    short(id, hours, { title: "Does late caffeine undo what creatine gives?", body, ...fields })
  expect(
    counted([
      long("a", 30, { authorKey: "elif" }),
      long("b", 20, { authorKey: "can", community: "Fitness", body: `${body} Thanks!` }),
    ]),
  ).toEqual(["a"])
})

/** A post that says no more than its heading, some hours before the end of the window. */
const passedOn = (id: string, hours: number, title: string, fields: Partial<Post> = {}) =>
  aPost({ id, title, body: "", authorKey: id, createdAt: NOW - hours * HOUR, ...fields })

test("one page that two people link counts once, whatever they call it", () => {
  const page = "nytimes.com/2013/02/24/magazine/the-extraordinary-science-of-junk-food.html"
  expect(
    counted([
      passedOn("a", 30, "The Extraordinary Science of Addictive Junk Food", {
        url: `http://www.${page}?pagewanted=all`,
      }),
      passedOn("b", 18, "Ever struggle to stay away from crisps?", {
        url: `https://${page}`,
        community: "Health",
      }),
      passedOn("c", 17, "Sugar and the brain", {
        url: "https://www.nytimes.com/another-page-of-theirs",
        community: "Health",
      }),
    ]),
  ).toEqual(["a", "c"])
})

test("a heading that is passed on counts once, with a word more or a text below it too", () => {
  const heading = "Stanford cooling glove better than steroids"
  const body =
    "I read this on the train and wondered whether anybody here has held one while lifting weights."
  expect(
    counted([
      passedOn("a", 60, heading, { url: "https://one.example/glove" }),
      passedOn("b", 50, `Article: ${heading}`, { url: "https://two.example/glove", community: "Health" }),
      passedOn("c", 40, heading, { body, community: "Fitness" }),
    ]),
  ).toEqual(["a"])
})

test("two people with the same heading and texts of their own are two, and so are two who ask alike", () => {
  const heading = "Cooling gloves between heavy squat sets"
  const own = ["My coach swears by ice water for the hands.", "Bought mine from a hospital sale last winter."]
  expect(
    counted(own.map((body, at) => passedOn(`${at}`, 20 - at, heading, { body, community: `forum${at}` }))),
  ).toEqual(["0", "1"])
  const asked = "Which shoes for flat feet and marathons?"
  expect(counted([passedOn("a", 20, asked), passedOn("b", 9, asked, { community: "running" })])).toEqual([
    "a",
    "b",
  ])
})

const things = ["knees", "squats", "yoga", "oats", "sleep", "coffee", "shoes"]
const wishes = ["hurting", "tired", "bored", "hungry", "worried"]

/** A community with one post a day since so many days ago, each of other words. */
const since = (community: string, days: number) =>
  Array.from({ length: days }, (_, day) =>
    aPost({
      id: `${community}-${day}`,
      community,
      title: `Anybody else ${wishes[day % 5]} about ${things[day % 7]}?`,
      createdAt: NOW - day * DAY - HOUR,
    }),
  )

test("a new community counts from its first full week before the window, and not a day sooner", () => {
  const inWindow = (days: number) =>
    stretchOf(readPosts([...since("nutrition", 31), ...since("newcomers", days)]), NOW).window.filter(
      ({ community }) => community === "newcomers",
    ).length
  // Three days of window, and seven before them.
  expect([inWindow(3), inWindow(9), inWindow(10)]).toEqual([0, 0, 3])
})

test("where every community is new, all are counted, and the run says that it is cold", () => {
  const stretch = stretchOf(readPosts(since("newcomers", 5)), NOW)
  expect([stretch.baseline, stretch.window.length]).toEqual(["cold", 3])
})

/** A post of eight words that no other post here holds, and a copy of it a day later. */
const twice = (at: number): ReadonlyArray<ReadPost> => {
  const terms = Array.from({ length: 8 }, (_, word) => `word${word}of${at}`)
  const [post] = readPosts([aPost({ id: `${at}-first`, createdAt: NOW - 40 * HOUR })])
  if (post === undefined) throw new Error("It is read.")
  const first = { ...post, terms, template: `title${at}` }
  return [
    first,
    { ...first, id: `${at}-copy`, terms: [...terms, "thanks"], createdAt: first.createdAt + 30 * HOUR },
  ]
}

test("of thousands of posts none is taken for a copy of another, and every copy is found", () => {
  const { window } = stretchOf(Array.from({ length: 3000 }, (_, at) => twice(at)).flat(), NOW)
  expect(window).toHaveLength(3000)
  expect(window.every(({ id }) => id.endsWith("-first"))).toBe(true)
})

test("threads of two communities whose names and titles read alike in a row are two", () => {
  const [post] = readPosts([aPost({ id: "any" })])
  if (post === undefined) throw new Error("It is read.")
  const threadOf = (community: string, template: string, days: ReadonlyArray<number>) =>
    days.map((day) => ({
      ...post,
      id: `${community}-${day}`,
      community,
      template,
      createdAt: NOW - day * DAY - HOUR,
    }))
  // A feed is called by its title, which has spaces. They are told apart roughly before, so that one pair shows nothing.
  const kept = Array.from({ length: 3000 }, (_, at) => {
    const one = threadOf("Run club", `daily ${at}`, [0, 1])
    const other = threadOf("Run", `club daily ${at}`, [2, 3])
    const { window, history } = stretchOf([...one, ...other], NOW)
    return window.length + history.length
  })
  expect(new Set(kept)).toEqual(new Set([4]))
})

test("a post that comes again counts once, as it came last", () => {
  const some = Array.from({ length: 500 }, (_, at) => twice(at).slice(0, 1)).flat()
  const again = some.slice(0, 50).map((post) => ({ ...post, createdAt: post.createdAt + HOUR, score: 77 }))
  const { window } = stretchOf([...again, ...some], NOW)
  expect(window).toHaveLength(500)
  expect(window.filter(({ score }) => score === 77)).toHaveLength(50)
})

test("a thread of one title on four days is left out of its community, and of no other", () => {
  const weekly = (community: string, days: ReadonlyArray<number>) =>
    days.map((day) =>
      aPost({
        id: `${community}-weekly-${day}`,
        community,
        title: `Sunday long run with the Istanbul club, ${day} November`,
        createdAt: NOW - day * DAY - HOUR,
      }),
    )
  const posts = [...weekly("fitness", [0, 7, 14, 21]), ...weekly("running", [1, 8, 15])]
  const { window, history } = stretchOf(readPosts([...posts, ...since("fitness", 31)]), NOW)
  const kept = [...window, ...history].filter(({ id }) => id.includes("weekly"))
  expect(new Set(kept.map(({ community }) => community))).toEqual(new Set(["running"]))
})
