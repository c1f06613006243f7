import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import type { Post } from "#reading/post.ts"
import { lookUp } from "#text/lexicon.ts"
import { stem } from "#text/stem.ts"
import { type Engine, readyPosts } from "./engines.ts"
import { repeatable } from "./recorded.ts"

const daySeconds = 86_400
const yearStart = Date.UTC(2013, 0, 1) / 1000

/** Real posts of one kind, to be planted into traffic of another time. */
export interface Theme {
  readonly name: string
  readonly posts: ReadonlyArray<Post>
}

/** Real traffic, and older posts on single words to plant into it. */
export interface Traffic {
  readonly recent: ReadonlyArray<Post>
  readonly pools: ReadonlyArray<Theme>
  /** First and last morning that have a month of traffic before them. */
  readonly mornings: readonly [from: number, to: number]
}

/** Nicknames of forums, and words that are no thing by themselves: nobody would want a card that says so. */
const noThing = new Set(
  `fittit gainit loseit meddit stopsmoking weightroom budgetfood noob scooby fatties eaten examine unhealthy skinny drastic
  substance neuro overweight chop can raw`
    .split(/\s+/)
    .map((word) => stem(word)),
)

/** A word that so many posts of its pool may not be shown for is none to plant: what the engine must leave out is no miss. */
const mostSensitive = 0.2

/**
 * The archive, split at 2013. A pool holds the 25 to 150 older posts on one noun that is typical of health forums: any
 * such noun, whether the engine has a name for it or not.
 */
export const trafficOf = (posts: ReadonlyArray<Post>): Traffic => {
  const pools = new Map<string, Array<{ readonly post: Post; readonly sensitive: boolean }>>()
  for (const post of posts) {
    if (post.createdAt >= yearStart) continue
    const [ready] = readyPosts([post])
    if (ready === undefined) continue
    const words = `${post.title} ${post.body.slice(0, 300)}`.toLowerCase().match(/[a-z]{4,}/g) ?? []
    for (const concept of new Set(words.map(stem))) {
      const known = lookUp(concept)
      if (known?.kind !== "noun" || noThing.has(concept) || (known.specificity ?? 0) < 1.5) continue
      const own = pools.get(concept) ?? []
      if (own.length === 0) pools.set(concept, own)
      own.push({ post, sensitive: ready.sensitive !== null })
    }
  }
  return {
    recent: posts.filter(({ createdAt }) => createdAt >= yearStart),
    pools: [...pools]
      .filter(([, own]) => own.length >= 25 && own.length <= 150)
      .filter(([, own]) => own.filter(({ sensitive }) => sensitive).length < mostSensitive * own.length)
      .map(([name, own]) => ({ name, posts: own.map(({ post }) => post) }))
      .toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    mornings: [Date.UTC(2013, 1, 5, 9) / 1000, Date.UTC(2013, 6, 14, 9) / 1000],
  }
}

/** The posts of the 31 days up to a moment. */
export const monthBefore = ({ recent }: Pick<Traffic, "recent">, asOf: number): ReadonlyArray<Post> =>
  recent.filter(({ createdAt }) => createdAt < asOf && createdAt >= asOf - 31 * daySeconds)

/** Posts of a theme, dated anew: 30, 50 and 20 % over the three days up to `asOf`. */
const planted = (
  { posts }: Theme,
  size: number,
  asOf: number,
  mark: string,
  random: () => number,
): ReadonlyArray<Post> => {
  const pool = [...posts]
  return Array.from({ length: size }, (_, i) => {
    const [post] = pool.splice(Math.floor(random() * pool.length), 1)
    const day = i < size * 0.3 ? 2 : i < size * 0.8 ? 1 : 0
    const createdAt = Math.floor(asOf - (day + random() * 0.95) * daySeconds - 60)
    return post === undefined ? [] : [{ ...post, id: `${post.id}_${mark}${i}`, createdAt }]
  }).flat()
}

/** Whether a topic is at least half made of a burst, and holds 40 % of it. */
const holds = (members: ReadonlyArray<string>, burst: ReadonlyArray<Post>): boolean => {
  const ids = new Set(burst.map(({ id }) => id))
  const own = members.filter((id) => ids.has(id)).length
  return own >= members.length / 2 && own >= 0.4 * burst.length
}

/** The names of the planted themes that are not among the ten topics; themes are planted two at a time. */
export const missed = (
  engine: Engine,
  traffic: Traffic,
  themes: ReadonlyArray<Theme>,
  size: number,
  seed: number,
): ReadonlyArray<string> => {
  const random = repeatable(seed)
  const [from, to] = traffic.mornings
  const days = Math.floor((to - from) / daySeconds) + 1
  const misses: Array<string> = []
  for (let at = 0; at < themes.length; at += 2) {
    const asOf = from + Math.floor(random() * days) * daySeconds
    const bursts = themes
      .slice(at, at + 2)
      .map((theme, which) => ({ theme, posts: planted(theme, size, asOf, `planted${which}_`, random) }))
    const topics = engine([...monthBefore(traffic, asOf), ...bursts.flatMap(({ posts }) => posts)], asOf)
    for (const { theme, posts } of bursts)
      if (!topics.some(({ members }) => holds(members, posts))) misses.push(theme.name)
  }
  return misses
}

/** `count` pools, chosen by the seed alone. */
export const somePools = ({ pools }: Traffic, count: number, seed: number): ReadonlyArray<Theme> => {
  const random = repeatable(seed)
  const left = [...pools]
  return Array.from({ length: count }, () => left.splice(Math.floor(random() * left.length), 1)).flat()
}

const blank: Post = {
  id: "",
  community: "",
  title: "",
  body: "",
  createdAt: 0,
  score: 6,
  comments: 4,
  authorKey: null,
  flair: null,
  permalink: "https://forum.test/",
  url: null,
  over18: false,
  stickied: false,
  removed: false,
  automated: false,
}

const fixture = (name: string): string =>
  fileURLToPath(new URL(`../../../../fixtures/topics/${name}`, import.meta.url))

const communities = ["Fitness", "nutrition", "running", "keto", "yoga", "bodybuilding", "crossfit"]

/**
 * Forty themes of later years than the traffic, ten posts each, written for these tests; nothing but the tests reads
 * them. `# name` opens a theme, and every line after it is a post: title, two colons, body.
 */
export const freshThemes = (): ReadonlyArray<Theme> =>
  ["themes-1.txt", "themes-2.txt"]
    .flatMap((name) => readFileSync(fixture(name), "utf8").split(/^# /m).slice(1))
    .map((block): Theme => {
      const [name = "", ...lines] = block.trim().split("\n")
      return {
        name,
        posts: lines.map((line, i): Post => {
          const [title = "", body = ""] = line.split(" :: ")
          return {
            ...blank,
            id: `${name.replaceAll(" ", "-")}-${i}`,
            community: communities[(i * 3 + name.length) % communities.length] ?? "",
            title,
            body,
            score: 4 + ((i * 7) % 30),
            comments: 3 + ((i * 5) % 20),
          }
        }),
      }
    })

/** Real titles of 41 days that stand in the repository: enough traffic to plant into on any machine. */
export const frozenTraffic = (): Traffic => {
  const recent = readFileSync(fixture("titles-2013.tsv"), "utf8")
    .trim()
    .split("\n")
    .map((line, i): Post => {
      const [seconds, community = "", title = ""] = line.split("\t")
      return { ...blank, id: `frozen-${i}`, community, title, createdAt: Number(seconds) }
    })
  const last = Date.UTC(2013, 4, 20, 9) / 1000
  return { recent, pools: [], mornings: [last - 9 * daySeconds, last] }
}

/** The names of the ten topics of `days` mornings, spread evenly over the traffic. */
export const namesOn = (engine: Engine, traffic: Traffic, days: number): ReadonlyArray<string> => {
  const [from, to] = traffic.mornings
  return Array.from({ length: days }, (_, i) => {
    const asOf = from + Math.floor((i * (to - from)) / daySeconds / days) * daySeconds
    return engine(monthBefore(traffic, asOf), asOf).map(({ name }) => name)
  }).flat()
}
