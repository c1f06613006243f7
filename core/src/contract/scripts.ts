import { usualLanguage } from "#language/pack.ts"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { CommandIdReused, ConcurrencyConflict } from "#kernel/event-store.ts"
import { PlanSelectionRequired } from "#plan/rejections.ts"
import { says } from "#kernel/fault.ts"
import { Instant, textUpTo, Uuid } from "#kernel/text.ts"
import { QuotaRejection } from "#quota/rejections.ts"
import { FileFormat } from "#script/files/script-files.ts"
import { TopicTitle } from "#script/order-script.ts"
import { PostingKit } from "#script/posting/kit.ts"
import { PlacesToFill } from "#script/posting/rejections.ts"
import { ScriptForecast } from "#script/forecast.ts"
import { NotForFilming, WriteRejection } from "#script/rejections.ts"
import { Script } from "#script/script.ts"
import {
  ContentTone,
  Duration,
  Language,
  Market,
  Promotes,
  ScriptFormat,
  TargetPlatform,
} from "#script/settings.ts"
import { TopicUnknown } from "#topic/rejections.ts"
import { endpoint, IdempotencyKey } from "./endpoint.ts"
import { ScriptSheet } from "./script-parts.ts"

/** A script in the history: the specification's names (`platform`, `tone`) beside the full text. */
export const ScriptListItem = Schema.Struct({
  id: Script.fields.id,
  topicId: Script.fields.topicId,
  topicTitle: Script.fields.topicTitle,
  platform: TargetPlatform,
  duration: Duration,
  tone: ContentTone,
  scriptFormat: ScriptFormat,
  language: Language,
  scriptContent: Schema.String,
  spokenSeconds: Script.fields.spokenSeconds,
  /** The parts of the ruler on its card. */
  beats: Schema.Array(Schema.Struct({ name: Schema.String, seconds: Schema.Finite })),
  writer: Schema.String,
  madeByAi: Schema.Boolean,
  sampleDate: Script.fields.sampleDate,
  /** Its words, as they stand, were checked by the person; otherwise it is a draft. */
  isChecked: Schema.Boolean,
  createdAt: Instant,
}).annotate({ identifier: "ScriptListItem" })
export type ScriptListItem = typeof ScriptListItem.Type

/** The header of `readScripts` that counts stored scripts which are there and cannot be shown; absent when none. */
export const unreadableScripts = "unreadable-scripts"

export const readScripts = endpoint({
  method: "GET",
  path: "/api/user/scripts",
  summary: "The account's scripts, newest first",
  headers: {
    Link: '`<...>; rel="next"` leads to the next page; absent on the last',
    "Unreadable-Scripts": "How many on this page could not be read",
  },
  access: "user",
  query: Schema.Struct({
    cursor: Schema.optionalKey(textUpTo(200)),
    limit: Schema.optionalKey(
      Schema.FiniteFromString.check(Schema.isInt(), Schema.isBetween({ minimum: 1, maximum: 100 })),
    ),
    platform: Schema.optionalKey(TargetPlatform),
    language: Schema.optionalKey(Language),
    q: Schema.optionalKey(textUpTo(100)),
  }),
  success: Schema.Array(ScriptListItem),
})

export const readScript = endpoint({
  method: "GET",
  path: "/api/user/scripts/{id}",
  summary: "One of the account's scripts, complete",
  access: "user",
  params: Schema.Struct({ id: Uuid }),
  success: ScriptSheet,
})

/** The audience's zone, by its name in the IANA database: "Europe/Istanbul". */
const AudienceZone = Schema.Struct({ zone: Schema.optionalKey(textUpTo(60)) })

export const readPostingKit = endpoint({
  method: "GET",
  path: "/api/user/scripts/{id}/posting-kit",
  summary:
    "Shot list, captions, titles, comments, hashtags and posting times of one of the account's scripts",
  access: "user",
  params: Schema.Struct({ id: Uuid }),
  query: AudienceZone,
  success: PostingKit,
})

/** A file itself: no JSON, so it is mounted by hand and not in the list of calls. */
export const fetchScriptFile = endpoint({
  method: "GET",
  path: "/api/user/scripts/{id}/files/{format}",
  summary: "One of the account's scripts as a file",
  access: "user",
  params: Schema.Struct({ id: Uuid, format: FileFormat }),
  query: AudienceZone,
  success: Schema.Unknown,
  rejections: PlacesToFill,
})

/** What the generator form sends. A script without `topicId` is written from the title alone ("Custom Script"). */
export const GenerateScript = Schema.Struct({
  topicId: Schema.optionalKey(Schema.NullOr(textUpTo(100))),
  /** The angle the script is to take, as one of the topic's script angles. */
  angle: Schema.optionalKey(Schema.NullOr(textUpTo(200))),
  topicTitle: TopicTitle.pipe(Schema.annotateKey({ messageMissingKey: says("topic_title_missing") })),
  language: Language.pipe(Schema.withDecodingDefaultKey(Effect.succeed(usualLanguage))),
  scriptFormat: ScriptFormat.pipe(Schema.withDecodingDefaultKey(Effect.succeed("trend_reaction" as const))),
  contentTone: ContentTone.pipe(Schema.withDecodingDefaultKey(Effect.succeed("professional" as const))),
  targetPlatform: TargetPlatform.pipe(
    Schema.withDecodingDefaultKey(Effect.succeed("multi_platform" as const)),
  ),
  duration: Duration.pipe(Schema.withDecodingDefaultKey(Effect.succeed("60_seconds" as const))),
  /** Left out, the profile says it; said for the first time, the profile keeps it. */
  market: Schema.optionalKey(Market),
  promotes: Schema.optionalKey(Promotes),
  /** Without AI although a model is configured: from findings, or a script of questions with blanks where there are none. */
  withoutAi: Schema.optionalKey(Schema.Boolean),
}).annotate({ identifier: "GenerateScript" })
export type GenerateScript = typeof GenerateScript.Type

/** What a script would be written from: the fields of `GenerateScript`, as they stand in an address. */
export const forecast = endpoint({
  method: "GET",
  path: "/api/script-forecast",
  summary: "What a script would be written from, before anything is charged; changes nothing",
  access: "active",
  query: Schema.Struct({
    ...GenerateScript.fields,
    topicId: Schema.optionalKey(textUpTo(100)),
    angle: Schema.optionalKey(textUpTo(200)),
    withoutAi: Schema.optionalKey(Schema.Literal("true")),
  }),
  success: ScriptForecast,
  rejections: Schema.Union([TopicUnknown, NotForFilming]),
})

/**
 * What became of a click whose answer got lost: its script; or that it may still be charged (`running`: ask again),
 * used nothing (`released`), made a script that was deleted since (`deleted`), or never arrived (`unknown`).
 */
export const Generation = Schema.Union([
  Schema.Struct({ state: Schema.Literal("done"), script: ScriptSheet }),
  Schema.Struct({ state: Schema.Literals(["running", "released", "deleted", "unknown"]) }),
]).annotate({ identifier: "Generation" })
export type Generation = typeof Generation.Type

export const readGeneration = endpoint({
  method: "GET",
  path: "/api/generations/{key}",
  summary: "What became of the generation with this Idempotency-Key; changes nothing",
  access: "user",
  params: Schema.Struct({ key: IdempotencyKey }),
  success: Generation,
})

/** Stages by the work that has them. */
const writingStages = ["reserved", "revising", "checking", "saved"] as const

/** A stage of work that has begun. */
const stageOf = <const Codes extends ReadonlyArray<string>>(codes: Codes) =>
  Schema.Struct({
    stage: Schema.Literals(codes),
    step: Schema.Natural,
    of: Schema.Natural,
    /** Per cent of the bar; driven by the work itself, so that it may stand still. */
    progress: Schema.Natural,
    /** The figures that its words name, in their order. */
    counted: Schema.Array(Schema.Natural),
    /** Words in English, for readers that have none of their own. */
    label: Schema.String,
  })

export const WritingStage = stageOf(writingStages).annotate({ identifier: "WritingStage" })
export type WritingStage = typeof WritingStage.Type

/** Of a collection: `collecting` counts communities done and all of them, `grouping` posts, `publishing` topics. */
export const CollectionStep = stageOf(["collecting", "grouping", "publishing"]).annotate({
  identifier: "CollectionStep",
})
export type CollectionStep = typeof CollectionStep.Type

/** Of a visitor's script: `topic` counts posts and communities, `findings` those chosen and all there are. */
export const VisitorStage = stageOf(["topic", "findings", ...writingStages])

/** A piece of text as it is written; not final until `done`. A stage `revising` takes back all of it. */
export const Delta = Schema.Struct({ text: Schema.String, progress: Schema.Natural }).annotate({
  identifier: "Delta",
})

export const generateScript = endpoint({
  method: "POST",
  path: "/api/generate-script",
  summary:
    "Writes a script for a topic. One call is one generation; `Idempotency-Key` makes a retried click the same click",
  access: "active",
  body: GenerateScript,
  success: ScriptSheet,
  rejections: Schema.Union([
    PlanSelectionRequired,
    ...WriteRejection.members,
    ...QuotaRejection.members,
    ConcurrencyConflict,
    CommandIdReused,
  ]),
  streams: { stage: WritingStage, delta: Delta },
  expensive: true,
  idempotencyKey: "generation",
})
