import * as Schema from "effect/Schema"
import { Instant } from "#kernel/text.ts"
import { Point } from "#script/approval/point.ts"
import { OptimizationTips, Script } from "#script/script.ts"
import { TopicCard } from "#topic/shown.ts"
import { endpoint } from "./endpoint.ts"

export const readTrending = endpoint({
  method: "GET",
  path: "/api/public/trending",
  summary: "Topics of the last edition for the landing page, best first, at most 10; the page shows 4",
  access: "public",
  success: Schema.Array(TopicCard),
  shared: true,
})

/** Figures computed from the system's own records; `null` while there is too little to say anything. */
export const PublicStats = Schema.Struct({
  professionals: Schema.NullOr(Schema.Natural),
  discussionsAnalysed: Schema.NullOr(Schema.Natural),
  /** First day (UTC) of what `discussionsAnalysed` counts. */
  analysedSince: Schema.NullOr(Schema.String),
  activeCommunities: Schema.NullOr(Schema.Natural),
  /** Median of the time from click to stored script. */
  medianSecondsToScript: Schema.NullOr(Schema.Finite),
  /** The day that the sample data stand for, when the figures about discussions and communities rest on them. */
  sampleDate: Schema.NullOr(Schema.String),
}).annotate({ identifier: "PublicStats" })
export type PublicStats = typeof PublicStats.Type

export const readStats = endpoint({
  method: "GET",
  path: "/api/public/stats",
  summary: "Figures for the stat cards, each computed; a card without a figure is hidden",
  access: "public",
  success: PublicStats,
  shared: true,
})

export const FinishedCollection = Schema.Struct({
  id: Schema.String,
  asOf: Instant,
  finishedAt: Instant,
  source: Schema.String,
  /** The day the recording stands for, when these are sample data. */
  sampleDate: Schema.NullOr(Schema.String),
  postsToday: Schema.Natural,
  postsAnalysed: Schema.Natural,
  communities: Schema.Natural,
  topics: Schema.Natural,
}).annotate({ identifier: "FinishedCollection" })

/** The last finished collection and the next one that is due. Times are ISO 8601 in UTC. */
export const EditionStatus = Schema.Struct({
  last: Schema.NullOr(FinishedCollection),
  nextAt: Instant,
  /** Today's collection is more than an hour overdue. */
  late: Schema.Boolean,
}).annotate({ identifier: "EditionStatus" })
export type EditionStatus = typeof EditionStatus.Type

/** A script as visitors see it: what is said, what carries it, how long it takes. */
export const ExampleScript = Schema.Struct({
  topicTitle: Script.fields.topicTitle,
  /** The topic's own: its title may be in another language than the script. */
  topicLanguage: Script.fields.language,
  language: Script.fields.language,
  scriptFormat: Script.fields.scriptFormat,
  duration: Script.fields.duration,
  beats: Script.fields.beats,
  words: Script.fields.words,
  spokenSeconds: Script.fields.spokenSeconds,
  wordsPerMinute: Script.fields.wordsPerMinute,
  sources: Script.fields.sources,
  hashtags: Script.fields.hashtags,
  postingTime: OptimizationTips.fields.postingTime,
  sampleDate: Script.fields.sampleDate,
  points: Schema.Array(Point),
}).annotate({ identifier: "ExampleScript" })
export type ExampleScript = typeof ExampleScript.Type

export const readExampleScript = endpoint({
  method: "GET",
  path: "/api/public/example-script",
  summary:
    "A script in the visitor's language on a topic of the last edition as the product writes it without AI, with its marks and sources; null while there is none",
  access: "public",
  success: Schema.Struct({ example: Schema.NullOr(ExampleScript) }),
  shared: true,
})

export const readEdition = endpoint({
  method: "GET",
  path: "/api/edition",
  summary: "When topics were last collected, from what, and when they will be next",
  access: "public",
  success: EditionStatus,
  shared: true,
})

/** How this product is set up, as far as screens speak of it. */
export const ProductFacts = Schema.Struct({
  /** Where people write for help; null when the operator has named no address. */
  supportEmail: Schema.NullOr(Schema.String),
  /** Path of the page that shows sent mail, on a demonstration without a mail server; null everywhere else. */
  mailViewer: Schema.NullOr(Schema.Literal("/mail")),
  /** The outside provider that people sign in with; null when the sign-in is our own. */
  provider: Schema.NullOr(
    Schema.Struct({
      publishableKey: Schema.String,
      /** The script that shows its sign-in and keeps its session. */
      scriptUrl: Schema.String,
    }),
  ),
}).annotate({ identifier: "ProductFacts" })
export type ProductFacts = typeof ProductFacts.Type

export const readProduct = endpoint({
  method: "GET",
  path: "/api/public/product",
  summary: "How this product is set up: where to write for help, and where a demonstration shows its mail",
  access: "public",
  success: ProductFacts,
})

export const readOpenApi = endpoint({
  method: "GET",
  path: "/api/openapi.json",
  summary: "This description",
  access: "public",
  success: Schema.Record(Schema.String, Schema.Unknown),
  shared: true,
})
