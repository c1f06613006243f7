import * as Schema from "effect/Schema"
import { Strength } from "#evidence/finding.ts"
import { Instant } from "#kernel/text.ts"
import { PostWords } from "./post-words.ts"
import { Hook, Said } from "./said.ts"
import { ScriptSettings } from "./settings.ts"

/**
 * One part of a script. `text` is spoken, and is the sentences of `said`; `direction` and `onScreen` are not. Times are
 * seconds of speech at the language's rate.
 */
export const Beat = Schema.Struct({
  name: Schema.String,
  text: Schema.String,
  /** Empty in a script of a time that did not keep where its sentences come from. */
  said: Schema.Array(Said),
  direction: Schema.String,
  onScreen: Schema.String,
  /** Held as it is: neither rewritten nor cut until its owner lets go of it. */
  locked: Schema.Boolean,
  startsAt: Schema.Finite,
  seconds: Schema.Finite,
})
export type Beat = typeof Beat.Type

/** A sentence that needs a look before filming. `severity` as in the rule pack; `safer` is a suggested wording. */
export const ClaimFinding = Schema.Struct({
  rule: Schema.String,
  severity: Schema.Literals(["block", "warn", "info"]),
  sentence: Schema.String,
  reason: Schema.String,
  source: Schema.String,
  safer: Schema.String,
  /** Where the words stand in the text that was checked; unknown for a script as a whole and in findings of old. */
  start: Schema.optionalKey(Schema.Natural),
  end: Schema.optionalKey(Schema.Natural),
  /** The words that weighed most where a model found it; absent where a rule did. */
  words: Schema.optionalKey(Schema.Array(Schema.String)),
  /** Which rules and models the text was checked with. */
  rulePack: Schema.optionalKey(Schema.String),
})
export type ClaimFinding = typeof ClaimFinding.Type

/** What the language model of the claims check has read of a script, and what it found in these very sentences. */
export const Reading = Schema.Struct({
  sentences: Schema.Array(Schema.String),
  findings: Schema.Array(ClaimFinding),
})
export type Reading = typeof Reading.Type

/**
 * What sentences of a script rest on, numbered in the order of first mention. Of a citation that a person gave,
 * `strength` and `checkedOn` are null: nobody has weighed it.
 */
export const Source = Schema.Struct({
  number: Schema.Natural,
  /** The finding, or the person's own citation, whose source this is: the first that names it. */
  findingId: Schema.String,
  publisher: Schema.String,
  title: Schema.String,
  /** BCP 47 tag of both where the library says one; its others are English, a person's own may be any. */
  lang: Schema.optionalKey(Schema.String),
  year: Schema.NullOr(Schema.Int),
  url: Schema.String,
  strength: Schema.NullOr(Strength),
  /** Day (UTC) on which it was last read against its source. */
  checkedOn: Schema.NullOr(Schema.String),
})
export type Source = typeof Source.Type

/** A source that the person named for a statement of their own. Nobody has weighed it. */
export const Citation = Schema.Struct({
  id: Schema.String,
  publisher: Schema.String,
  title: Schema.String,
  year: Schema.Int,
  url: Schema.String,
})
export type Citation = typeof Citation.Type

/** A point that the person keeps as it is, and why. `point` names it as `pointsOf` does, by its very words. */
export const Kept = Schema.Struct({ point: Schema.String, reason: Schema.String, at: Instant })
export type Kept = typeof Kept.Type

export const PostingTime = Schema.Struct({
  label: Schema.String,
  /** Audience local time: day 0 = Sunday, hour 0 to 23. */
  day: Schema.Natural,
  hour: Schema.Natural,
  agreement: Schema.String,
  studies: Schema.Array(Schema.String),
})
export type PostingTime = typeof PostingTime.Type

/** What an estimate is made of (`estimateOf`): 0 to 100, and the topic's own counts. */
export const Estimate = Schema.Struct({
  potential: Schema.Natural,
  /** The topic's engagement score. */
  score: Schema.Finite,
  /** Against the usual; null of too few posts. */
  multiplier: Schema.NullOr(Schema.Finite),
  posts: Schema.Natural,
  comments: Schema.Natural,
})
export type Estimate = typeof Estimate.Type

export const OptimizationTips = Schema.Struct({
  /** Null without a topic, and in an old script whose words say no figures. */
  estimate: Schema.NullOr(Estimate),
  /** The estimate in words, of its reader's language where a script is answered. */
  viralPotential: Schema.String,
  /** What `viralPotential` rests on, in words. */
  viralBasis: Schema.String,
  hashtags: Schema.Array(Schema.String),
  bestPostingTime: Schema.String,
  postingTime: Schema.NullOr(PostingTime),
  platformSpecific: Schema.Record(Schema.String, Schema.String),
})

/** A stored script. `words` counts spoken words, `spokenSeconds` is what they take at `wordsPerMinute`. */
export const Script = Schema.Struct({
  id: Schema.String,
  userId: Schema.String,
  topicId: Schema.NullOr(Schema.String),
  topicTitle: Schema.String,
  ...ScriptSettings.fields,
  beats: Schema.Array(Beat),
  scriptContent: Schema.String,
  actingDirections: Schema.String,
  optimizationTips: OptimizationTips,
  hashtags: Schema.Array(Schema.String),
  estimatedEngagement: Schema.String,
  disclaimer: Schema.String,
  words: Schema.Natural,
  spokenSeconds: Schema.Finite,
  wordsPerMinute: Schema.Finite,
  claims: Schema.Array(ClaimFinding),
  reading: Reading,
  sources: Schema.Array(Source),
  /** Other first words to choose from. */
  hooks: Schema.Array(Hook),
  /** What its writer proposes to type beside the video. */
  post: PostWords,
  /** Sources of the person's own; sentences name them by their ids, as they name findings. */
  citations: Schema.Array(Citation),
  kept: Schema.Array(Kept),
  /** Counts the changes: 1 as it was written. */
  version: Schema.Natural,
  /** Beats that were written anew. */
  rewrites: Schema.Natural,
  /** `offline` writes without a model and is marked "draft without AI"; otherwise the model's name. */
  writer: Schema.String,
  madeByAi: Schema.Boolean,
  /** The day that the sample data stand for which the topic was found in; null for a topic of real posts, or none. */
  sampleDate: Schema.NullOr(Schema.String),
  createdAt: Instant,
}).annotate({ identifier: "Script" })
export type Script = typeof Script.Type
