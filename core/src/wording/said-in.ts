import { holdsConcept } from "#reading/concepts.ts"
import type { ReadPost } from "#reading/read-post.ts"
import type { Head } from "#topic/telling.ts"
import type { Said } from "./angles.ts"
import { circumstancesOf } from "./circumstances.ts"
import { populationsAmong } from "./populations.ts"

/** What two posts name is a matter of the topic; so is what one names in its heading. */
const isNamedAmong = (posts: ReadonlyArray<ReadPost>, concept: string): boolean =>
  posts.filter(({ terms }) => holdsConcept(terms, concept)).length >= 2 ||
  posts.some(({ terms, titled }) => holdsConcept(terms.slice(0, titled), concept))

/** What the posts of a topic tell of people and of other things, as its angles need it. */
export const saidIn = (posts: ReadonlyArray<ReadPost>, head: Head): Said => {
  const circumstances = circumstancesOf(posts, head)
  return {
    circumstances,
    populations: populationsAmong(posts, circumstances.includes("insulin")),
    isNamed: (concept) => isNamedAmong(posts, concept),
    isServed: posts.filter(({ asks }) => asks.title.includes("cook")).length >= posts.length / 2,
  }
}
