import { describe, expect, test } from "vitest"
import type { Post } from "#reading/post.ts"
import { aPost, readPosts, steadyTraffic } from "#testing/topic/posts.ts"
import { stretchOf } from "#trend/window.ts"
import { whyNowOf } from "./why-now.ts"

const day = 86_400
const asOf = Date.UTC(2026, 10, 20, 9) / 1000
const places = ["nutrition", "Fitness", "running"]

const persons = ["sister", "neighbour", "teacher", "cousin", "plumber", "uncle", "dentist"]
const things = ["umbrella", "guitar", "window", "basket", "candle", "ladder", "carpet", "mirror", "pencil"]

/** Words that no two posts share: the same title again on other days is a thread that comes back. */
const apart = (at: number, ago: number): string =>
  `${persons[at % persons.length] ?? ""} ${things[(ago + at) % things.length] ?? ""} ${persons[(ago * 3 + at) % persons.length] ?? ""}`

/** A post on zelvia so many days ago; in its own words, so that none is taken for a copy of another. */
const on = (at: number, ago: number, fields: Partial<Post> = {}): Post =>
  aPost({
    id: `z${ago}-${at}`,
    authorKey: `who-${ago}-${at}`,
    title: `My notes on zelvia, ${apart(at, ago)}`,
    createdAt: asOf - ago * day - at * 900 - 60,
    ...fields,
  })

/** What is said of zelvia, with the others of its month around it. */
const said = (
  posts: ReadonlyArray<Post>,
  of: Partial<Parameters<typeof whyNowOf>[0]> = {},
): ReturnType<typeof whyNowOf> => {
  const stretch = stretchOf(readPosts([...steadyTraffic(asOf), ...posts]), asOf)
  const holding = (some: typeof stretch.window) => some.filter(({ terms }) => terms.includes("zelvia"))
  return whyNowOf(
    {
      concept: "zelvia",
      posts: holding(stretch.window),
      history: holding(stretch.history),
      expected: 1,
      tail: 0.05,
      language: "english",
      byQuestion: false,
      newWord: () => null,
      wider: null,
      namesOf: ({ terms }) => (terms.includes("pumpkin") ? ["pumpkin"] : []),
      ...of,
    },
    stretch,
  )
}

const times = (count: number, post: (at: number) => Post): ReadonlyArray<Post> =>
  Array.from({ length: count }, (_, at) => post(at))

/** Twelve posts of the weeks before, of which `holding` name the pumpkin. */
const before = (holding: number) =>
  times(12, (at) =>
    on(at, 5 + at, at < holding ? { title: `Zelvia with pumpkin, ${apart(at, at + 5)}` } : {}),
  )
const now = (holding: number, all: number) =>
  times(all, (at) =>
    on(at, at % 3, at < holding ? { title: `Pumpkin and zelvia, ${apart(at, at % 3)}` } : {}),
  )

describe("what the posts name beside the subject", () => {
  test("is the reason where it comes far oftener than usual", () => {
    expect(said([...before(1), ...now(9, 12)])).toMatchObject({
      kind: "companion",
      says: "Pumpkin in 9 of 12 posts, usually in 1",
      companion: { name: "pumpkin", posts: 9, among: 12, usual: 1, on: null },
    })
  })

  test("is none where it is usual, where few posts do, or where few came before", () => {
    expect(said([...before(6), ...now(9, 12)])).toBeNull()
    expect(said([...before(0), ...now(3, 4)])).toBeNull()
    expect(said([...before(0).slice(0, 9), ...now(9, 12)])).toBeNull()
  })

  test("is told in Turkish as it is said there", () => {
    expect(said([...before(1), ...now(9, 12)], { language: "turkish" })?.says).toBe(
      "12 paylaşımın 9 tanesinde pumpkin geçiyor, genelde 1 tanesinde geçer",
    )
  })
})

test("a topic of two words is set beside all posts on the wider of them", () => {
  const gel = (at: number, ago: number) => on(at, ago, { title: `Zelvia gel, ${apart(at, ago)}` })
  const posts = [
    ...times(20, (at) => on(at, 5 + at)),
    ...times(2, (at) => gel(at, 26 + at)),
    ...times(4, (at) => on(at + 40, 1)),
    ...times(12, (at) => gel(at, at % 3)),
  ]
  const wider = { concept: "zelvia", name: "zelvia", part: "gel" }
  expect(said(posts, { concept: "zelvia_gel", wider })).toMatchObject({
    kind: "companion",
    says: "Gel in 12 of 16 posts on zelvia, usually in 1",
  })
})

describe("where the posts come from", () => {
  const anywhere = times(6, (at) =>
    on(at, at % 3, { community: places[at % 3] ?? "", title: `Does zelvia work, ${apart(at, at)}?` }),
  )
  const inOne = times(30, (at) =>
    on(at, 4 + (at % 26), { community: "Fitness", title: `Is zelvia fine, ${apart(at, at + 4)}?` }),
  )

  test("is the reason where it never was spoken of before", () => {
    expect(said([...inOne, ...anywhere])).toMatchObject({
      kind: "spread",
      says: "New in 2 of 3 communities: r/nutrition, r/running",
      newCommunities: ["nutrition", "running"],
    })
  })

  test("is none where it came from here and there before", () => {
    const scattered = times(5, (at) => on(at, 6 + at * 3, { community: at < 4 ? "Fitness" : "running" }))
    expect(said([...scattered, ...anywhere])).toBeNull()
  })

  test("is that many ask at once, where there are far more posts than chance brings", () => {
    const usual = times(9, (at) =>
      on(at, 3 + at * 3, {
        community: at === 0 ? "running" : at === 1 ? "nutrition" : "Fitness",
        title: `Is zelvia fine, ${apart(at, at + 4)}?`,
      }),
    )
    const quiet = { tail: 0.00001, expected: 0.9 }
    const many = said([...usual, ...anywhere], quiet)
    expect(many?.kind === "at_once" ? many.atOnce : many?.kind).toEqual({
      asking: true,
      communities: 3,
      usual: 1,
    })
    expect(many?.says).toBe("Asked in 3 communities at once, usually in 1")
    expect(said([...usual, ...anywhere])).toBeNull()
  })
})

test("what is first seen this week is said only where so many posts are no chance", () => {
  const posts = [
    on(0, 5, { community: "Fitness" }),
    ...times(6, (at) => on(at, at % 3, { community: places[at % 3] ?? "" })),
  ]
  expect(said(posts, { tail: 0.00001 })).toMatchObject({
    kind: "first_seen",
    says: "First seen 15 Nov in r/Fitness, now in 3 communities",
  })
  expect(said(posts, { tail: 0.004 })).toBeNull()
})
