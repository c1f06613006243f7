import type { Ask } from "#evidence/finding.ts"
import type { ReadPost } from "#reading/read-post.ts"
import { countedIn } from "#trend/counted-in.ts"
import { isSpread } from "#trend/trends.ts"
import type { Stretch } from "#trend/window.ts"
import { isTitled, ownAsksOf } from "./asked.ts"
import { leastPosts, surprising } from "./counts.ts"
import type { OwnNamed } from "./facts.ts"
import { longestIn } from "./listed.ts"
import type { OwnSubject } from "./subject.ts"

/** Who puts one question about one listed subject, each author once. */
interface Asking {
  readonly subject: OwnSubject
  readonly ask: Ask
  readonly posts: Array<ReadPost>
}

const askingIn = (
  posts: ReadonlyArray<ReadPost>,
  subjects: ReadonlyMap<string, OwnSubject>,
): ReadonlyMap<string, Asking> => {
  const found = new Map<string, Asking>()
  const said = new Set<string>()
  for (const post of posts) {
    const { title, questions } = post.ownAsks
    if (post.sensitive !== null || title.length + questions.length === 0) continue
    for (const subject of longestIn(post, subjects))
      for (const ask of ownAsksOf(post, subject.concept)) {
        const key = `${subject.name} ${ask}`
        const once = `${key} ${post.authorKey ?? post.id}`
        if (said.has(once)) continue
        said.add(once)
        const own = found.get(key) ?? { subject, ask, posts: [] }
        found.set(key, own)
        own.posts.push(post)
      }
  }
  return found
}

/** How many people write of a subject in its titles, or ask about it. */
const writingOf = (
  { name }: OwnSubject,
  posts: ReadonlyArray<ReadPost>,
  subjects: ReadonlyMap<string, OwnSubject>,
): number => {
  const isOnIt = (post: ReadPost): boolean =>
    post.sensitive === null &&
    longestIn(post, subjects).some(
      (one) => one.name === name && (isTitled(post, one.concept) || ownAsksOf(post, one.concept).length > 0),
    )
  return new Set(posts.filter(isOnIt).map(({ authorKey, id }) => authorKey ?? id)).size
}

/**
 * Questions on listed subjects that more people ask in the days than chance explains by how many asked this very question
 * in the weeks before, whether the subject rises or not: at most one for each subject. The order of the posts does not matter.
 *
 * @param taken posts that are about something that rises: what they ask is asked of that
 */
export const ownAskedMore = (
  stretch: Stretch,
  subjects: ReadonlyMap<string, OwnSubject>,
  taken: ReadonlySet<ReadPost>,
): ReadonlyArray<OwnNamed> => {
  const before = askingIn(stretch.history, subjects)
  const best = new Map<string, OwnNamed>()
  const window = stretch.window.filter((post) => !taken.has(post))
  for (const [key, { subject, ask, posts }] of askingIn(window, subjects)) {
    if (posts.length < leastPosts || !isSpread(posts, stretch.asOf)) continue
    const history = before.get(key)?.posts ?? []
    const counted = countedIn(posts, history, stretch)
    const { tail, growth, expected } = counted
    if (tail > surprising || growth <= 1) continue
    const known = best.get(subject.name)
    if (known !== undefined && known.tail <= tail) continue
    best.set(subject.name, {
      concept: subject.concept,
      concepts: [subject.concept],
      ...counted,
      told: posts,
      significant: false,
      limit: 0,
      emerging: expected < 2,
      family: "known",
      shares: null,
      ask,
      among: posts.length,
      titled: 1,
      subject,
    })
  }
  return [...best.values()].map((one) => ({
    ...one,
    among: Math.max(one.posts.length, writingOf(one.subject, stretch.window, subjects)),
  }))
}
