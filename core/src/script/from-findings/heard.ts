import type { WritingOrder } from "#script/ports.ts"
import type { Asked } from "#topic/topic.ts"
import type { Substance } from "./subject.ts"

/** One post that asks is no crowd. */
const leastAsking = 2

/**
 * The question that most of a topic's posts ask, where the topic itself has none in its title: its title then names the
 * subject and no more, and what its posts want to know is the better question. Null where the title asks what the posts
 * share, names a second thing, or an angle was chosen.
 */
export const countedQuestionOf = (
  { topic, angle }: Pick<WritingOrder, "topic" | "angle">,
  { companion, onCompanion }: Pick<Substance, "companion" | "onCompanion">,
): Asked | null => {
  if (topic === null || angle !== null || topic.engagementData.tells === "question") return null
  if (companion !== null || onCompanion.size > 0) return null
  const asked = topic.engagementData.question ?? null
  return asked === null || asked.posts < leastAsking ? null : asked
}
