import { nameWords, spanOf } from "#evidence/names.ts"
import type { WritingOrder } from "#script/ports.ts"
import type { Asked } from "#topic/topic.ts"
import type { Substance } from "./subject.ts"

/** One post that asks is no crowd. */
const leastAsking = 2

/**
 * The question that most of a topic's posts ask, with its count: where the title asks the same it says it better, and
 * where the title names no more than the subject it is the better question. Null where the topic is about a second thing
 * as well, where an angle was chosen, and where the words leave out what they are about, as in "How long does it last?".
 */
export const countedQuestionOf = (
  { topic, angle }: Pick<WritingOrder, "topic" | "angle">,
  { main, companion, onCompanion }: Pick<Substance, "main" | "companion" | "onCompanion">,
): Asked | null => {
  const asked = topic?.engagementData.question ?? null
  if (topic === null || asked === null || asked.posts < leastAsking || angle !== null) return null
  if (companion !== null || onCompanion.size > 0) return null
  const text = nameWords(asked.text, topic.language)
  const names = [...main.names[topic.language], ...topic.keywords.slice(0, 1)]
  const isNamed = names.some((name) => spanOf(nameWords(name, topic.language), text, topic.language) !== null)
  return isNamed ? asked : null
}

/** Whether a topic's title asks why its word comes up, which no source answers: a script is about the thing itself. */
export const asksWhyItComesUp = (topic: WritingOrder["topic"]): boolean =>
  topic?.engagementData.tells === "word"
