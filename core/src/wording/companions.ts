import { holding } from "#reading/held-concepts.ts"
import type { ReadPost } from "#reading/read-post.ts"
import { vectorOf } from "#text/lexicon.ts"
import { termsOf } from "#text/tokens.ts"
import { askedOf, type Head, isBorne, saysMore, spokenOf } from "#topic/telling.ts"
import type { Trend } from "#trend/trends.ts"
import { isOtherThing } from "#vocabulary/other-things.ts"
import { isBroad, subjectOf, type Subject } from "#vocabulary/subjects.ts"
import { presentIn } from "./present.ts"

/** Another subject that comes up in a topic's posts. */
export interface Companion {
  readonly subject: Subject
  readonly posts: number
  /** How many of them ask about the two in one sentence. */
  readonly asking?: number
}

const stemsIn = (text: string): ReadonlyArray<string> => text.toLowerCase().split(/[_ ]/)

/** Squash beside "Spaghetti Squash" is the same, whatever letters stand large. */
const nearlyAlike = (a: string, b: string): boolean =>
  stemsIn(a).some((part) => stemsIn(b).some((other) => part.slice(0, 5) === other.slice(0, 5)))

/** Terms without the words that stand in the name of another thing: who pours almond milk names no milk. */
const ownOf = (terms: ReadonlyArray<string>): ReadonlyArray<string> => {
  const others = new Set(
    terms.flatMap((pair) => pair.split("_").filter((word) => pair !== word && isOtherThing(pair, word))),
  )
  return others.size === 0 ? terms : terms.filter((term) => !others.has(term))
}

/** What a post names in one question with the subject. */
const joinedIn = (post: ReadPost, head: Head): ReadonlyArray<string> =>
  askedOf(post, head)
    .filter((sentence) => sentence.includes("?"))
    .map((sentence) => termsOf(presentIn(sentence)))
    .filter((terms) => terms.includes(head.concept) || terms.includes(head.subject.concept))
    .flat()

/**
 * Subjects that are named where the topic's own is spoken about, in at least two posts and a quarter of them, and clearly more often
 * than in the window at large; the most telling first, at most four.
 */
export const companionsOf = (trend: Trend, window: ReadonlyArray<ReadPost>): ReadonlyArray<Companion> => {
  const { posts, subject } = trend
  const own = new Map<string, Array<ReadPost>>()
  const joined = new Map<string, number>()
  for (const post of posts) {
    const said = spokenOf(post, trend).map((sentence) => ownOf(termsOf(presentIn(sentence))))
    for (const concept of new Set(said.flat())) {
      const naming = own.get(concept)
      if (naming === undefined) own.set(concept, [post])
      else naming.push(post)
    }
    for (const concept of new Set(joinedIn(post, trend))) joined.set(concept, (joined.get(concept) ?? 0) + 1)
  }
  const least = Math.max(2, Math.ceil(posts.length / 4))
  const frequent = [...own].filter(
    ([concept, naming]) => naming.length >= least && !nearlyAlike(concept, subject.concept),
  )
  const around = vectorOf([])
  return frequent
    .flatMap(([concept, naming]) => {
      const other = subjectOf(concept, null, around)
      if (other === null || !other.listed || isBroad(concept) || nearlyAlike(other.name, subject.name))
        return []
      // "Freezer" is called after what is cooked for it: elsewhere it is a machine.
      if (saysMore(other) && !isBorne({ concept, subject: other }, naming)) return []
      const count = naming.length
      const everywhere = holding(window, concept) / window.length
      const lift = count / posts.length / everywhere
      return lift < 2 ? [] : [{ subject: other, posts: count, weight: count * Math.log(lift) }]
    })
    .toSorted((a, b) => b.weight - a.weight || (a.subject.concept < b.subject.concept ? -1 : 1))
    .filter(({ subject: other }, i, all) => all.findIndex(({ subject: s }) => s.name === other.name) === i)
    .slice(0, 4)
    .map(({ subject: other, posts: count }) => ({
      subject: other,
      posts: count,
      asking: joined.get(other.concept) ?? 0,
    }))
}
