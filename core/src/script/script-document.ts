import { usualLanguage } from "#language/pack.ts"
import * as Schema from "effect/Schema"
import { Strength } from "#evidence/finding.ts"
import { lacking } from "#kernel/document.ts"
import { HookType, SaidFrom } from "./said.ts"
import type { Script } from "./script.ts"
import {
  ContentTone,
  Duration,
  Language,
  Market,
  Promotes,
  ScriptFormat,
  TargetPlatform,
} from "./settings.ts"

const texts = Schema.Array(Schema.String)

const Said = Schema.Struct({
  text: Schema.String,
  findings: lacking(texts, []),
  // What does not say where it comes from is the speaker's own statement.
  from: lacking(SaidFrom, "own"),
  typed: Schema.optionalKey(Schema.Literal(true)),
})

export const BeatDocument = Schema.Struct({
  name: lacking(Schema.String, ""),
  text: Schema.String,
  said: lacking(Schema.Array(Said), []),
  direction: lacking(Schema.String, ""),
  onScreen: lacking(Schema.String, ""),
  locked: lacking(Schema.Boolean, false),
  startsAt: lacking(Schema.Finite, 0),
  seconds: lacking(Schema.Finite, 0),
})

const ClaimFinding = Schema.Struct({
  rule: lacking(Schema.String, ""),
  // A finding of which nothing is known is one to look at.
  severity: lacking(Schema.Literals(["block", "warn", "info"]), "warn"),
  sentence: Schema.String,
  reason: lacking(Schema.String, ""),
  source: lacking(Schema.String, ""),
  safer: lacking(Schema.String, ""),
  start: Schema.optionalKey(Schema.Natural),
  end: Schema.optionalKey(Schema.Natural),
  words: Schema.optionalKey(Schema.Array(Schema.String)),
  rulePack: Schema.optionalKey(Schema.String),
})

const Reading = Schema.Struct({
  sentences: lacking(texts, []),
  findings: lacking(Schema.Array(ClaimFinding), []),
})

const Source = Schema.Struct({
  number: lacking(Schema.Natural, 0),
  findingId: Schema.String,
  publisher: lacking(Schema.String, ""),
  title: lacking(Schema.String, ""),
  lang: Schema.optionalKey(Schema.String),
  year: lacking(Schema.NullOr(Schema.Int), null),
  url: lacking(Schema.String, ""),
  strength: lacking(Schema.NullOr(Strength), null),
  checkedOn: lacking(Schema.NullOr(Schema.String), null),
})

const Citation = Schema.Struct({
  id: Schema.String,
  publisher: lacking(Schema.String, ""),
  title: lacking(Schema.String, ""),
  year: Schema.Int,
  url: lacking(Schema.String, ""),
})

const Kept = Schema.Struct({
  point: Schema.String,
  reason: lacking(Schema.String, ""),
  at: Schema.String,
})

const Hook = Schema.Struct({ type: lacking(HookType, "question"), said: Said })

const PostWords = Schema.Struct({
  title: lacking(Schema.NullOr(Said), null),
  caption: lacking(Schema.Array(Said), []),
})

const PostingTime = Schema.Struct({
  label: lacking(Schema.String, ""),
  day: Schema.Natural,
  hour: Schema.Natural,
  agreement: lacking(Schema.String, ""),
  studies: lacking(texts, []),
})

const Estimate = Schema.Struct({
  potential: lacking(Schema.Natural, 0),
  score: lacking(Schema.Finite, 0),
  multiplier: lacking(Schema.NullOr(Schema.Finite), null),
  posts: lacking(Schema.Natural, 0),
  comments: lacking(Schema.Natural, 0),
})

const OptimizationTips = Schema.Struct({
  estimate: lacking(Schema.NullOr(Estimate), null),
  viralPotential: lacking(Schema.String, ""),
  viralBasis: lacking(Schema.String, ""),
  hashtags: lacking(texts, []),
  bestPostingTime: lacking(Schema.String, ""),
  postingTime: lacking(Schema.NullOr(PostingTime), null),
  platformSpecific: lacking(Schema.Record(Schema.String, Schema.String), {}),
})

/**
 * A row of `generated_scripts` of any release, under the names of `Script`. Scripts are kept for ever: what was stored
 * once stays readable, with `fixtures/documents/scripts.json` as the examples.
 */
export const ScriptDocument = Schema.Struct({
  id: Schema.String,
  userId: Schema.String,
  topicId: lacking(Schema.NullOr(Schema.String), null),
  topicTitle: Schema.String,
  language: lacking(Language, usualLanguage),
  scriptFormat: lacking(ScriptFormat, "trend_reaction"),
  contentTone: lacking(ContentTone, "professional"),
  targetPlatform: lacking(TargetPlatform, "multi_platform"),
  duration: lacking(Duration, "60_seconds"),
  market: lacking(Market, "US"),
  promotes: lacking(Promotes, "nothing"),
  beats: lacking(Schema.Array(BeatDocument), []),
  scriptContent: Schema.String,
  actingDirections: lacking(Schema.String, ""),
  optimizationTips: lacking(OptimizationTips, {}),
  hashtags: lacking(texts, []),
  estimatedEngagement: lacking(Schema.String, ""),
  disclaimer: Schema.String,
  words: Schema.Natural,
  spokenSeconds: Schema.Finite,
  wordsPerMinute: Schema.Finite,
  claims: lacking(Schema.Array(ClaimFinding), []),
  reading: lacking(Reading, {}),
  sources: lacking(Schema.Array(Source), []),
  hooks: lacking(Schema.Array(Hook), []),
  post: lacking(PostWords, {}),
  citations: lacking(Schema.Array(Citation), []),
  kept: lacking(Schema.Array(Kept), []),
  version: lacking(Schema.Natural, 1),
  rewrites: lacking(Schema.Natural, 0),
  writer: Schema.String,
  // Text of unknown origin carries the AI mark.
  madeByAi: lacking(Schema.Boolean, true),
  sampleDate: lacking(Schema.NullOr(Schema.String), null),
  createdAt: Schema.String,
}) satisfies Schema.Decoder<Script>
