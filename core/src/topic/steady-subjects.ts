import { listedConceptsIn } from "#reading/listed-concepts.ts"
import type { ReadPost } from "#reading/read-post.ts"
import { gateOf } from "#script/safety/gate.ts"
import type { Stretch } from "#trend/window.ts"
import { ofSubjects } from "#vocabulary/in-force.ts"
import { isBroad, subjectOf } from "#vocabulary/subjects.ts"
import { subjectOfCommunity } from "./asking.ts"
import { type Head } from "./telling.ts"

/** Fewer posts about a subject in the days say nothing of what people keep asking. */
export const leastAbout = 4

/** Of posts on a subject that must not lead to a film, so many keep it off the shelf. */
const mostSensitive = 0.1

const conceptsOf = (post: ReadPost): ReadonlyArray<string> => {
  const own = subjectOfCommunity(post.community)
  const concepts = listedConceptsIn(post)
  const all = own === null || concepts.includes(own.concept) ? concepts : [...concepts, own.concept]
  return all.filter((concept) => !isBroad(concept))
}

/** A subject with the posts on it: those of the days, and all of the window and of the weeks before it. */
export interface Spoken {
  /** Named as the days name it first. */
  head: Head
  readonly posts: Array<ReadPost>
  readonly recent: Array<ReadPost>
  readonly history: Array<ReadPost>
  /** Posts of the days that must not lead to a film; they are in none of those. */
  sensitive: number
}

const none = new Float64Array()

const headsBy = ofSubjects((): Map<string, Head | null> => new Map())

/** The subject of a listed concept, found once. */
const headOf = (concept: string): Head | null => {
  const known = headsBy()
  const before = known.get(concept)
  if (before !== undefined) return before
  const subject = subjectOf(concept, null, none)
  const head = subject === null ? null : { concept, subject }
  known.set(concept, head)
  return head
}

/** Puts a post behind others, once. */
const addTo = (posts: Array<ReadPost>, post: ReadPost): void => {
  if (posts.at(-1) !== post) posts.push(post)
}

/** The posts of a stretch by the name of the listed subjects they hold; those from `since` on are the days. */
export const bySubject = ({ history, window }: Stretch, since: number): ReadonlyMap<string, Spoken> => {
  const spoken = new Map<string, Spoken>()
  const take = (post: ReadPost, place: "recent" | "history"): void => {
    const { sensitive } = post
    const isOfDays = post.createdAt >= since
    if (sensitive !== null && !isOfDays) return
    for (const concept of conceptsOf(post)) {
      const head = headOf(concept)
      if (head === null) continue
      let own = spoken.get(head.subject.name)
      if (own === undefined)
        spoken.set(head.subject.name, (own = { head, posts: [], recent: [], history: [], sensitive: 0 }))
      if (isOfDays && own.posts.length === 0 && own.sensitive === 0) own.head = head
      if (sensitive !== null) own.sensitive++
      else {
        addTo(own[place], post)
        if (isOfDays) addTo(own.posts, post)
      }
    }
  }
  for (const post of history) take(post, "history")
  for (const post of window) take(post, "recent")
  return spoken
}

export const isKept = ({ head, posts, sensitive }: Spoken): boolean =>
  posts.length >= leastAbout &&
  sensitive <= mostSensitive * (posts.length + sensitive) &&
  head.subject.kind !== "profession" &&
  head.subject.kind !== "event" &&
  gateOf(head.subject.name) === null
