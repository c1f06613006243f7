import { isWord, stemsOf } from "#reading/concepts.ts"
import type { ReadPost } from "#reading/read-post.ts"
import { countedIn } from "#trend/counted-in.ts"
import { significanceLimit } from "#trend/poisson.ts"
import type { Stretch } from "#trend/window.ts"

/** A stem or two neighbouring ones, with the posts that hold it; counted alike in window and history. */
export interface OwnRise {
  readonly concept: string
  readonly posts: ReadonlyArray<ReadPost>
  readonly history: ReadonlyArray<ReadPost>
  readonly expected: number
  readonly usual: number
  readonly tail: number
  readonly growth: number
  readonly significant: boolean
  /** What chance explains no oftener than this stands out among all that was tested. */
  readonly limit: number
  /** What comes with it in most of the same posts, the head first. */
  readonly concepts: ReadonlyArray<string>
}

export const leastPosts = 3
const falseDiscoveries = 0.1
/** What chance explains more often is no rise. */
export const surprising = 0.02
const sameTopic = 0.6

/** Distinct stems and neighbouring pairs of a post. General words are no stems, and two of them no pair. */
export const ownConceptsOf = (post: ReadPost, general: ReadonlySet<string>): ReadonlyArray<string> => {
  const alone = stemsOf(post.terms).filter((term) => term.length > 2 && !general.has(term))
  const pairs = post.terms.flatMap((term, at) => {
    const before = post.terms[at - 1] ?? ""
    if (before === "" || term === "" || !isWord(before) || before === term) return []
    return general.has(before) && general.has(term) ? [] : [`${before}_${term}`]
  })
  return [...new Set([...alone, ...pairs])]
}

/** Posts by concept; of posts with one author key every concept once, sensitive posts never. */
const postsBy = (
  posts: ReadonlyArray<ReadPost>,
  conceptsOf: (post: ReadPost) => ReadonlyArray<string>,
): ReadonlyMap<string, ReadonlyArray<ReadPost>> => {
  const by = new Map<string, Array<ReadPost>>()
  const said = new Set<string>()
  for (const post of posts) {
    if (post.sensitive !== null) continue
    for (const concept of conceptsOf(post)) {
      if (post.authorKey !== null) {
        const key = `${post.authorKey} ${concept}`
        if (said.has(key)) continue
        said.add(key)
      }
      const own = by.get(concept)
      if (own === undefined) by.set(concept, [post])
      else own.push(post)
    }
  }
  return by
}

const shareOf = (posts: ReadonlyArray<ReadPost>, others: ReadonlyArray<ReadPost>): number => {
  const ids = new Set(posts.map(({ id }) => id))
  return others.filter(({ id }) => ids.has(id)).length / Math.max(1, Math.min(posts.length, others.length))
}

/** Of a single word and a pair that holds it nearly as often, the pair says more. */
const saysMore = (a: OwnRise, b: OwnRise): number =>
  a.tail - b.tail || b.posts.length - a.posts.length || (a.concept < b.concept ? -1 : 1)

/**
 * What rises among the posts of one language, by counts alone and against each community's own history; concepts that
 * share most of their posts are one rise. The same posts in any order give the same answer.
 */
export const ownRisesOf = (stretch: Stretch, general: ReadonlySet<string>): ReadonlyArray<OwnRise> => {
  const inWindow = postsBy(stretch.window, (post) => ownConceptsOf(post, general))
  const often = new Set(
    [...inWindow].flatMap(([concept, posts]) => (posts.length >= leastPosts ? concept : [])),
  )
  const before = postsBy(stretch.history, (post) =>
    ownConceptsOf(post, general).filter((one) => often.has(one)),
  )
  const counted = [...often].map((concept) => {
    const posts = inWindow.get(concept) ?? []
    const history = before.get(concept) ?? []
    return { concept, ...countedIn(posts, history, stretch) }
  })
  const limit = significanceLimit(
    counted.map(({ tail }) => tail),
    inWindow.size,
    falseDiscoveries,
  )
  const rising = counted
    .filter(({ tail, growth }) => tail <= surprising && growth > 1)
    .map((count): OwnRise => ({
      ...count,
      significant: count.tail <= limit,
      limit,
      concepts: [count.concept],
    }))
    .toSorted(saysMore)
  const rises: Array<OwnRise> = []
  for (const next of rising) {
    const home = rises.findIndex(({ posts }) => shareOf(posts, next.posts) >= sameTopic)
    const at = rises[home]
    if (at === undefined) rises.push(next)
    else rises[home] = { ...at, concepts: [...at.concepts, next.concept].slice(0, 8) }
  }
  return rises
}
