import type { Ask } from "#evidence/finding.ts"
import { readings } from "#language/reading.ts"
import { holdsConcept } from "#reading/concepts.ts"
import type { ReadPost } from "#reading/read-post.ts"
import type { Language } from "#script/settings.ts"
import type { SeenBefore } from "#topic/new-word.ts"
import type { WhyNow } from "#topic/topic.ts"
import { whyNowOf } from "#topic/why-now.ts"
import { unmarked } from "#text/letters.ts"
import type { Stretch } from "#trend/window.ts"
import type { OwnWords } from "./asked.ts"
import { type OwnRise, ownConceptsOf } from "./counts.ts"
import type { Stated } from "./stated.ts"
import { asCalled, type OwnSubject } from "./subject.ts"

/** A rise with its name. */
export interface OwnNamed extends OwnRise {
  readonly subject: OwnSubject
  readonly family: "known"
  readonly told: ReadonlyArray<ReadPost>
  readonly shares: null
  /** The question that all its posts put, which alone is counted; null where its subject is. */
  readonly ask: Ask | null
  /** Of so many posts on its subject those put it; null where its subject is counted. */
  readonly among: number | null
  readonly emerging: boolean
  readonly titled: number
}

/** The same with what its posts share, in the shape that the choice of topics goes by. */
export interface OwnTrend extends OwnNamed {
  readonly stated: Stated | null
  /** Whether its title states a question or bears its name alone. */
  readonly tells: "subject" | "question"
}

/** Whether two subjects are not one by another name. */
const isOther = (other: OwnSubject, subject: OwnSubject): boolean =>
  other.name !== subject.name &&
  (other.file === null || other.file !== subject.file) &&
  // A word of the name itself: "hindistan cevizi yağı" is not about nuts.
  !other.concept.split("_").every((part) => subject.concept.split("_").includes(part)) &&
  !subject.name.includes(other.name) &&
  !other.name.includes(subject.name)

/** What is known of all posts of a language. */
interface Known {
  readonly subjects: ReadonlyMap<string, OwnSubject>
  readonly general: ReadonlySet<string>
  readonly seen: SeenBefore
  readonly language: Language
}

/** Another listed subject that comes up beside it in a quarter of the posts, and twice as often as elsewhere. */
export const besideOf = (
  { posts, subject }: OwnTrend,
  window: ReadonlyArray<ReadPost>,
  subjects: ReadonlyMap<string, OwnSubject>,
  general: ReadonlySet<string>,
  words: OwnWords,
) => {
  const counts = new Map<string, number>()
  for (const post of posts)
    for (const name of new Set(ownConceptsOf(post, general).flatMap((one) => subjects.get(one) ?? [])))
      if (isOther(name, subject)) counts.set(name.concept, (counts.get(name.concept) ?? 0) + 1)
  const [best] = [...counts]
    .filter(([concept, count]) => {
      const everywhere = window.filter(({ terms }) => holdsConcept(terms, concept)).length / window.length
      return count >= Math.max(2, posts.length / 4) && count / posts.length >= 2 * everywhere
    })
    .toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
  const other = best === undefined ? undefined : subjects.get(best[0])
  return best === undefined || other === undefined
    ? null
    : { name: asCalled(other, posts, words).name, posts: best[1] }
}

/** What is new about a topic, from its counts; see `whyNowOf`. */
export const whyNowIn = (
  trend: OwnTrend,
  stretch: Stretch,
  { subjects, general, seen, language }: Known,
): WhyNow | null => {
  const { posts, subject, ask } = trend
  // By what the posts are counted under: the name may be one that no post writes.
  const isNew = (): boolean =>
    ask === null &&
    readings[language]?.occasion.test(unmarked(subject.name)) !== true &&
    subject.concept.split("_").some((part) => !seen.has(part))
  return whyNowOf(
    {
      ...trend,
      concept: subject.concept,
      language,
      byQuestion: ask !== null,
      newWord: () => (isNew() ? { text: subject.name, posts: posts.length } : null),
      wider: null,
      namesOf: (post) =>
        ownConceptsOf(post, general).flatMap((concept) => {
          const other = subjects.get(concept)
          return other !== undefined && isOther(other, subject) ? [other.name] : []
        }),
    },
    stretch,
  )
}
