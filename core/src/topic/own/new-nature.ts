import type { Nature } from "#evidence/nature.ts"
import type { TopicWords } from "#language/topic-words.ts"
import type { ReadPost } from "#reading/read-post.ts"
import { unmarked } from "#text/letters.ts"

/** So many of the posts say what a name is to people. */
const said = 0.4
/** A complaint, a dish or a treatment is spoken of in so many titles at least. */
const titled = 0.28
/** What is put in or done to somebody is hardly said of anything else. */
const doneTo = 0.14
/** Of a thing that nobody prescribes hardly a post says so. */
const ordered = 0.2
/** What is measured out as often as this is no dish. */
const measuredOut = 0.2

/**
 * What a name that no list knows is to people: by the ending that says so itself, else by how they speak of it: prescribed,
 * suffered, eaten, done to them, taken, done, or none of these. What goes by titles alone does since a body tells of more
 * than its subject.
 */
export const natureIn = (name: string, posts: ReadonlyArray<ReadPost>, words: TopicWords): Nature => {
  const called = words.calledSo.find(([ending]) => ending.test(unmarked(name)))?.[1]
  return called ?? natureBySpeech(posts, words)
}

const natureBySpeech = (posts: ReadonlyArray<ReadPost>, words: TopicWords): Nature => {
  const texts = posts.flatMap(({ text }) => (text === null ? [] : [text]))
  const titles = texts.map(({ title }) => unmarked(title))
  const bodies = texts.map(({ title, body }) => unmarked(`${title} ${body}`))
  const of = (all: ReadonlyArray<string>, pattern: RegExp): number =>
    all.filter((text) => pattern.test(text)).length / Math.max(1, all.length)
  const [suffered, eaten, dosed, had] = [words.suffering, words.eating, words.dosing, words.having].map(
    (pattern) => of(titles, pattern),
  )
  const [taken, done] = [of(bodies, words.taking), of(bodies, words.doing)]
  const all = { suffered: suffered ?? 0, eaten: eaten ?? 0, dosed: dosed ?? 0, had: had ?? 0 }
  if (of(bodies, words.prescribed) >= ordered && all.eaten < titled && all.had < doneTo) return "medicine"
  if (all.suffered >= titled && all.suffered >= Math.max(all.eaten, all.had, all.dosed))
    return of(titles, words.livedWith) >= doneTo ? "condition" : "symptom"
  if (all.had >= doneTo && all.had >= all.eaten) return "therapy"
  if (all.eaten >= titled && all.dosed < measuredOut) return "food"
  if (taken >= said && taken >= done) return "supplement"
  return done >= said ? "exercise" : "theme"
}
