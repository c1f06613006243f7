import { holdsConcept, stemsOf } from "#reading/concepts.ts"
import { wordsIn } from "#reading/numbered-terms.ts"
import type { ReadPost } from "#reading/read-post.ts"
import { lookUp, referencePosts } from "#text/lexicon.ts"
import { tailOf } from "#trend/poisson.ts"
import type { Stretch } from "#trend/window.ts"
import type { Subject } from "#vocabulary/subjects.ts"
import { isOccasion } from "#wording/occasion.ts"
import { phraseOf } from "./naming.ts"
import type { WhyNow } from "./topic.ts"

/** A word stands for what is new when so many of the posts, and half of them, hold it: more where it is new to these forums alone. */
const leastPosts = { unknown: 3, known: 4 }
/** A word that the archive knows must be this unlikely among the posts, of all that are new to them together. */
const byChance = 0.01

/** The stems of the weeks before the window. */
export type SeenBefore = ReturnType<typeof wordsIn>

export const seenBefore = ({ history }: Pick<Stretch, "history">): SeenBefore => wordsIn(history)

/** The stem that most of the posts hold and nobody wrote in the weeks before; of several one that no forum knew before. */
const newStemOf = (
  posts: ReadonlyArray<ReadPost>,
  seen: SeenBefore,
): { readonly stem: string; readonly posts: number } | null => {
  const counts = new Map<string, number>()
  for (const { terms } of posts)
    for (const stem of stemsOf(terms)) if (!seen.has(stem)) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  const isOld = (stem: string): number => Number(lookUp(stem) !== undefined)
  const isSurprise = (stem: string, count: number): boolean =>
    count >= (lookUp(stem) === undefined ? leastPosts.unknown : leastPosts.known) &&
    tailOf(count, lookUp(stem)?.posts ?? 0, posts.length / referencePosts) * counts.size <= byChance
  const [best] = [...counts]
    .filter(([stem, count]) => isSurprise(stem, count))
    .toSorted((a, b) => b[1] - a[1] || isOld(a[0]) - isOld(b[0]) || (a[0] < b[0] ? -1 : 1))
  if (best === undefined || best[1] < posts.length / 2) return null
  return { stem: best[0], posts: best[1] }
}

/** Two words or more that are written with capitals or figures: "Urolithin A". */
const isName = (phrase: string): boolean => /(?:^|\s)[\p{Lu}\d].*\s[\p{Lu}\d]/u.test(phrase)

/** The new word as its posts write it: by itself, since what they say of it ("x cures y") is nothing to repeat, or as a name. */
const wordOf = (stem: string, posts: ReadonlyArray<ReadPost>): string | null => {
  const holding = posts.filter(({ terms }) => holdsConcept(terms, stem))
  const phrase = phraseOf(stem, holding)
  return phrase === null || isName(phrase) ? phrase : phraseOf(stem, holding, 1)
}

/**
 * The subject that a topic is only a part of, where it is counted by two words of which one is that subject ("creatine
 * gummies"), and the other word as its posts write it. Null for every other topic.
 */
export const widerOf = ({ concept, subject, posts }: Counted) => {
  const rest = concept.split("_").filter((part) => part !== subject.concept)
  const [part] = rest
  if (part === undefined || rest.length > 1 || part === concept) return null
  const written = phraseOf(part, posts, 1)
  return written === null ? null : { concept: subject.concept, name: subject.name, part: written }
}

interface Counted {
  readonly concept: string
  readonly subject: Subject
  readonly posts: ReadonlyArray<ReadPost>
}

/** A day of the year, as texts are read: "jul4day". */
const isDate = /^[a-z]{3}\d{1,2}day$/

/** The word that nobody wrote in the weeks before and most of the posts do; null where there is none. */
export const newWordIn = (posts: ReadonlyArray<ReadPost>, seen: SeenBefore): WhyNow["word"] => {
  const found = newStemOf(posts, seen)
  const text = found === null ? null : wordOf(found.stem, posts)
  if (found === null || text === null) return null
  // A day comes round every year: that nobody wrote of it last month is no news.
  const isDay =
    isDate.test(found.stem) ||
    isOccasion({ concept: found.stem, name: text, kind: "term", listed: false }, posts)
  return isDay ? null : { text, posts: found.posts }
}
