import { knownConceptsOf } from "#reading/concepts.ts"
import type { ReadPost } from "#reading/read-post.ts"
import { lookUp } from "#text/lexicon.ts"
import { trendsOf } from "#topic/named.ts"
import { standingOfTopic, ranksOf } from "#trend/engagement.ts"
import { engagementOf } from "#trend/recompute.ts"
import { themesOf } from "#trend/themes.ts"
import { stretchOf } from "#trend/window.ts"
import { subjectOf } from "#vocabulary/subjects.ts"
import { agreementOf, type Agreement } from "./agreement.ts"
import { areOfAnEvent } from "./dated-events.ts"
import { repeatable } from "./recorded.ts"

const daySeconds = 86_400
const yearStart = Date.UTC(2013, 0, 1) / 1000

/** The archive, split at 2013: older posts are planted into the traffic of 2013. */
export interface Archive {
  readonly recent: ReadonlyArray<ReadPost>
  readonly themes: ReadonlyArray<readonly [concept: string, posts: ReadonlyArray<ReadPost>]>
}

/** Themes are single subjects that 25 to 150 older posts hold and that are typical of health communities. */
export const archiveOf = (posts: ReadonlyArray<ReadPost>): Archive => {
  const byConcept = new Map<string, Array<ReadPost>>()
  for (const post of posts) {
    if (post.createdAt >= yearStart || post.sensitive !== null) continue
    for (const concept of knownConceptsOf(post.terms)) {
      const own = byConcept.get(concept)
      if (own === undefined) byConcept.set(concept, [post])
      else own.push(post)
    }
  }
  const around = new Float64Array()
  const themes = [...byConcept]
    .filter(
      ([concept, own]) =>
        own.length >= 25 &&
        own.length <= 150 &&
        (lookUp(concept)?.specificity ?? 0) >= 1.5 &&
        lookUp(concept)?.kind === "noun" &&
        subjectOf(concept, concept, around) !== null,
    )
    .toSorted((a, b) => (a[0] < b[0] ? -1 : 1))
  return { recent: posts.filter(({ createdAt }) => createdAt >= yearStart), themes }
}

const pick = <A>(values: ReadonlyArray<A>, random: () => number): A | undefined =>
  values[Math.floor(random() * values.length)]

const mornings = (random: () => number): number =>
  Date.UTC(2013, 1, 5, 9) / 1000 + Math.floor(random() * 160) * daySeconds

const monthBefore = ({ recent }: Archive, asOf: number): ReadonlyArray<ReadPost> =>
  recent.filter(({ createdAt }) => createdAt < asOf && createdAt >= asOf - 31 * daySeconds)

/** Significant concepts per run when the times of all posts are shuffled: every one of them is false. */
export const shuffledFlags = (archive: Archive, runs: number, seed: number): number => {
  const random = repeatable(seed)
  let flags = 0
  for (let run = 0; run < runs; run++) {
    const asOf = mornings(random)
    const posts = monthBefore(archive, asOf)
    const times = posts.map(({ createdAt }) => createdAt)
    for (let i = times.length - 1; i > 0; i--) {
      const j = Math.floor(random() * (i + 1))
      const swap = times[i] ?? 0
      times[i] = times[j] ?? 0
      times[j] = swap
    }
    const shuffled = posts.map((post, i) => ({ ...post, createdAt: times[i] ?? 0 }))
    flags += trendsOf(stretchOf(shuffled, asOf)).trends.filter(({ significant }) => significant).length
  }
  return flags / runs
}

/**
 * Among flagged concepts of runs with two planted bursts of `size`: those that are mostly planted posts, and those that
 * are not but tell a public event of these days.
 */
export const flagPrecision = (
  archive: Archive,
  size: number,
  runs: number,
  seed: number,
): { readonly right: number; readonly events: number; readonly flagged: number } => {
  const random = repeatable(seed)
  let right = 0
  let events = 0
  let flagged = 0
  for (let run = 0; run < runs; run++) {
    const asOf = mornings(random)
    const planted = [0, 1].flatMap((which) => {
      const pool = [...(pick(archive.themes, random)?.[1] ?? [])]
      return Array.from({ length: size }, () => pool.splice(Math.floor(random() * pool.length), 1)[0])
        .filter((post) => post !== undefined)
        .map((post) => ({
          ...post,
          id: `${post.id}_p${which}`,
          createdAt: Math.floor(asOf - random() * 2.9 * daySeconds - 60),
        }))
    })
    const { trends } = trendsOf(stretchOf([...monthBefore(archive, asOf), ...planted], asOf))
    for (const { posts } of trends.filter(({ significant }) => significant)) {
      flagged++
      if (posts.filter(({ id }) => /_p[01]$/.test(id)).length >= posts.length / 2) right++
      else if (
        areOfAnEvent(
          posts.flatMap(({ text }) => text ?? []),
          asOf,
        )
      )
        events++
    }
  }
  return { right, events, flagged }
}

/** Share of random groups of posts whose engagement score falls into each tenth, in percent. */
export const engagementDeciles = (archive: Archive, groups: number, seed: number): ReadonlyArray<number> => {
  const random = repeatable(seed)
  const asOf = Date.UTC(2013, 4, 20, 9) / 1000
  const month = monthBefore(archive, asOf)
  const window = month.filter(({ createdAt }) => createdAt >= asOf - 3 * daySeconds)
  const ranks = ranksOf(month)
  const tenths = Array.from({ length: 10 }, () => 0)
  for (let group = 0; group < groups; group++) {
    const posts = Array.from({ length: 4 + Math.floor(random() * 12) }, () => pick(window, random)).filter(
      (post) => post !== undefined,
    )
    const score = engagementOf(standingOfTopic(posts, ranks, asOf))
    const tenth = Math.min(9, Math.floor(score / 10))
    tenths[tenth] = (tenths[tenth] ?? 0) + 1
  }
  return tenths.map((count) => (100 * count) / groups)
}

/** How well themes agree with labels; a text in no theme stands alone. */
export const themeAgreement = (
  texts: ReadonlyArray<{ readonly text: string; readonly label: string }>,
): Agreement => {
  const ids = texts.map((_, i) => String(i).padStart(7, "0"))
  const themes = themesOf(texts.map(({ text }, i) => ({ id: ids[i] ?? "", text })))
  const themeOf = new Map(themes.flatMap(({ theme, members }) => members.map((id) => [id, theme] as const)))
  return agreementOf(
    texts.map(({ label }) => label),
    ids.map((id) => themeOf.get(id) ?? `alone ${id}`),
  )
}
