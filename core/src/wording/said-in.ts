import { holdsConcept } from "#reading/concepts.ts"
import type { ReadPost } from "#reading/read-post.ts"
import type { Head } from "#topic/telling.ts"
import type { Said } from "./angled.ts"
import { circumstancesOf, isOn, tellsOf } from "./circumstances.ts"
import { longFast } from "./long-fast.ts"
import { populationsAmong } from "./populations.ts"

/** What two posts name is a matter of the topic; so is what one names in its heading. */
const isNamedAmong = (posts: ReadonlyArray<ReadPost>, concept: string): boolean =>
  posts.filter(({ terms }) => holdsConcept(terms, concept)).length >= 2 ||
  posts.some(({ terms, titled }) => holdsConcept(terms.slice(0, titled), concept))

/** How people speak of what they take or put on for a complaint. */
const medicated =
  /\b(?:meds?|medicat\w+|medicines?|tablets?|pills?|prescri\w+|creams?|gels?|dos(?:e|es|age)|\d+ ?mg|ssris?|antidepressants?|antibiotics?|treatments?)\b/i

/** How people say that they begin. */
const beginning =
  /\bno+bs?\b|\bbeginners?\b|\bnewb\w*|\bnew to (?!me\b|us\b)|\bnovices?\b|\b(?:just|recently) (?:start(?:ed|ing)|beg[au]n)\b(?! up)|\b(?:getting|get) started\b|\bstarting out\b|\bfirst (?:time|week|month)\b|\bcouch to\b|\bc25k\b/i

/** A body of fewer letters says nothing that a film could answer: a link, a price, a greeting. */
const leastSaid = 120

/** What the posts of a topic tell of people and of other things, as its angles need it. */
export const saidIn = (posts: ReadonlyArray<ReadPost>, head: Head): Said => {
  const circumstances = circumstancesOf(posts, head)
  const about = posts.filter((post) => isOn(post, head))
  const isSaid = (said: RegExp): boolean =>
    posts.some(({ text }) => text !== null && said.test(`${text.title}\n${text.body}`))
  return {
    circumstances,
    pressing: circumstances.filter(
      (one) => posts.filter((post) => tellsOf(post, one, head)).length >= Math.max(2, posts.length / 3),
    ),
    populations: populationsAmong(posts, circumstances.includes("insulin")),
    isNamed: (concept) => isNamedAmong(posts, concept),
    isServed: posts.filter(({ asks }) => asks.title.includes("cook")).length >= posts.length / 2,
    isMedicated: isSaid(medicated),
    isBeginning: isSaid(beginning),
    isLongFast: isSaid(longFast),
    isTalked:
      about.length >= posts.length / 2 &&
      about.filter(({ text }) => text !== null && text.body.length >= leastSaid).length >= 2,
  }
}
