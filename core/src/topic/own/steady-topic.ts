import type { TopicDraft } from "#topic/draft.ts"
import { steadyTopicFrom } from "#topic/steady-topic.ts"
import { specialtiesOf } from "./specialties.ts"
import type { OwnSteady } from "./steady.ts"

/** A steady question of a language of its own as a topic: its subject says whom it concerns. */
export const ownSteadyTopicOf = (
  steady: OwnSteady,
  counted: Parameters<typeof steadyTopicFrom>[1],
): TopicDraft => steadyTopicFrom({ ...steady, relevance: specialtiesOf(steady.subject) }, counted)
