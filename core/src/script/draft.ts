import * as Schema from "effect/Schema"
import type { BeatPlan } from "./beats.ts"
import { PostWords } from "./post-words.ts"
import { Hook, Said, textOfSaid } from "./said.ts"

/** A hashtag as every platform takes it. */
export const hashtagPattern = /^#[\p{L}\p{N}_]{1,50}$/u

export const DraftBeat = Schema.Struct({
  name: Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(40)),
  text: Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(2_000)),
  /** The sentences of `text`, each with where it comes from. */
  said: Schema.Array(Said).check(Schema.isMinLength(1), Schema.isMaxLength(60)),
  direction: Schema.String.check(Schema.isMaxLength(600)),
  /** Words shown while the beat is spoken; may be empty. */
  onScreen: Schema.String.check(Schema.isMaxLength(200)),
})
export type DraftBeat = typeof DraftBeat.Type

/** What a writer hands in. Nothing in it is trusted: `acceptable` decides whether it has the asked shape. */
export const Draft = Schema.Struct({
  beats: Schema.Array(DraftBeat).check(Schema.isMinLength(1), Schema.isMaxLength(10)),
  hashtags: Schema.Array(Schema.String.check(Schema.isPattern(hashtagPattern))).check(Schema.isMaxLength(15)),
  /** One tip per platform, by its name in the settings. */
  platformTips: Schema.Record(Schema.String, Schema.String.check(Schema.isMaxLength(400))),
  /** Other first words to choose from, at most one of each type. */
  hooks: Schema.Array(Hook).check(Schema.isMaxLength(5)),
  /** What is to be typed beside the video, from a writer that proposes it. */
  post: Schema.optionalKey(PostWords),
})
export type Draft = typeof Draft.Type

const decode = Schema.decodeUnknownOption(Draft)

/** The draft, when it has the asked shape and exactly the planned beats in their order, each the text of what is said; else `null`. */
export const acceptable = (written: unknown, plan: BeatPlan): Draft | null => {
  const draft = decode(written)
  if (draft._tag === "None") return null
  const { beats } = draft.value
  const isPlanned =
    beats.length === plan.length &&
    plan.every(({ name }, index) => beats[index]?.name === name) &&
    beats.every(({ text, said }) => text === textOfSaid(said))
  return isPlanned ? draft.value : null
}

export { contentOf } from "./words-said.ts"
