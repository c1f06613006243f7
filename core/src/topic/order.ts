import { surplusOf } from "#trend/recompute.ts"
import type { Language } from "#script/settings.ts"
import type { Evidence, Topic } from "./topic.ts"

/** What the order of topics is told from. */
type Ordered = Pick<Topic, "title" | "postCount" | "engagementData">

/**
 * Whether a topic's title states a question that at least half of its posts put or answer. Of others more posts than
 * usual came and share none: they carry no title but their name. What an older release stored asks whatever its
 * posts share: it stands as it was written.
 */
export const statesQuestion = ({
  title,
  engagementData: { tells },
}: {
  readonly title: string
  readonly engagementData: Pick<Evidence, "tells">
}): boolean => tells === undefined || tells === "question" || title.endsWith("?")

/** Where what its posts have in common puts a topic. */
const places = { question: 0, subject: 1, word: 2 } as const
const placeOf = (topic: Ordered): number =>
  statesQuestion(topic) ? places.question : places[topic.engagementData.tells ?? "question"]

const surplus = ({ postCount, engagementData }: Ordered): number =>
  surplusOf(postCount, engagementData.expected)

/**
 * Topics by the one rule that the screen states: how many more posts than usual came in three days, those
 * that state a question before those that only name their subject, and what posts only mention last. Equals stay as they stood. An edition's ranks follow it within the ten that are seen at once and within
 * the others, so that a choice from both needs it again.
 */
export const bySurplus = <T extends Ordered>(topics: ReadonlyArray<T>): ReadonlyArray<T> =>
  topics.toSorted((a, b) => placeOf(a) - placeOf(b) || surplus(b) - surplus(a))

/** Those that state a question before those that only name their subject, each in the order in which they stood. */
export const questionsFirst = <T extends Pick<Topic, "title" | "engagementData">>(
  topics: ReadonlyArray<T>,
): ReadonlyArray<T> => topics.toSorted((a, b) => Number(statesQuestion(b)) - Number(statesQuestion(a)))

/** Topics of one language before all others, each in the order in which they stood. */
export const firstIn = <T extends Pick<Topic, "language">>(
  language: Language,
  topics: ReadonlyArray<T>,
): ReadonlyArray<T> =>
  topics.toSorted((a, b) => Number(a.language !== language) - Number(b.language !== language))
