import * as Effect from "effect/Effect"
import type { Library } from "#evidence/library.ts"
import { EvidenceLibrary } from "#evidence/ports.ts"
import { wellFormed } from "#kernel/well-formed.ts"
import { Topics } from "#topic/ports.ts"
import { TopicUnknown } from "#topic/rejections.ts"
import type { Topic } from "#topic/topic.ts"
import { beatPlan } from "./beats.ts"
import { disclaimerIn } from "./disclaimer.ts"
import { claimContextOf } from "./drafting.ts"
import { budgetOf } from "./pace.ts"
import { Scripts, type WriterProfile, type WritingOrder } from "./ports.ts"
import type { ScriptSettings } from "./settings.ts"
import { givenFor, nothingGiven } from "./support/given.ts"

/** What a person asks to be written, with all that is settled about it. */
export interface Wish {
  readonly userId: string
  /** Null for a custom script, written from its title alone. */
  readonly topicId: string | null
  readonly topicTitle: string
  readonly angle?: string | null
  readonly settings: ScriptSettings
  readonly profile: WriterProfile | null
}

export const topicOf = Effect.fnUntraced(function* (topicId: string | null) {
  if (topicId === null) return null
  const topic = yield* Topics.use((topics) => topics.byId(topicId))
  return topic ?? (yield* new TopicUnknown({ topicId }))
})

/** The order that goes to a writer, with what the evidence library has for it. */
export const writingOrderOf = Effect.fnUntraced(function* (wish: Wish, topic: Topic | null) {
  const { settings, userId } = wish
  const library = yield* EvidenceLibrary.use((evidence) => evidence.library)
  const topicTitle = titleOf({ ...wish, topic }, library)
  const earlier = yield* Scripts.use((scripts) => scripts.countOf({ ...wish, topicTitle }))
  const voice = yield* Scripts.use((scripts) => scripts.voiceOf(userId, settings.language))
  return { order: orderOf({ ...wish, topic }, { earlier, voice }, library), library }
})

/** The same from all that there is to know. */
export const orderOf = (
  wish: Titled & Pick<Wish, "angle" | "profile">,
  { earlier, voice }: Pick<WritingOrder, "earlier" | "voice">,
  library: Library,
): WritingOrder => {
  const { angle = null, settings, profile, topic } = wish
  const title = titleOf(wish, library)
  const bare: WritingOrder = {
    title,
    topic,
    angle,
    settings,
    plan: beatPlan(settings.scriptFormat),
    budget: budgetOf(settings.language, settings.duration),
    disclaimer: disclaimerIn(settings.language, title),
    profile,
    revision: null,
    earlier,
    given: nothingGiven,
    voice,
  }
  return { ...bare, given: givenFor(library, bare, claimContextOf(bare)) }
}

type Titled = Pick<Wish, "topicTitle" | "settings"> & { readonly topic: Topic | null }

/** What a script is on: the topic's title, or what was typed, with the marks that its keyboard lacked. */
const titleOf = ({ topicTitle, settings, topic }: Titled, library: Library): string =>
  topic === null ? library.respelt(wellFormed(topicTitle), settings.language) : wellFormed(topic.title)
