import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { collect, type CollectionRun } from "#collection/collect.ts"
import { reasonOf } from "#collection/edition.ts"
import { publishByHand } from "#collection/withheld.ts"
import { atomically } from "#kernel/atomically.ts"
import { Instant } from "#kernel/text.ts"
import { sensitiveKinds } from "#reading/sensitive.ts"
import { topicDrops } from "#topic/drop.ts"
import { Communities } from "#collection/source-ports.ts"
import { Shortfall } from "#topic/rejections.ts"
import { type Cause, recordAction } from "./action.ts"

/** Posts of the counted window that may not lead to a film, by the first reason. */
export const LeftOut = Schema.Struct({ reason: Schema.Literals(sensitiveKinds), posts: Schema.Natural })

/** What rose and became no topic, for one reason: how many, and the first names, at most ten. */
export const NotOffered = Schema.Struct({
  reason: Schema.Literals(topicDrops),
  count: Schema.Natural,
  names: Schema.Array(Schema.String),
})

/** Posts of the counted window in a language that is not read: "de" (BCP 47), "und" for one that is not told apart. */
export const NotRead = Schema.Struct({
  language: Schema.String,
  posts: Schema.Natural,
})

/** One line of a collection: what came of one source. `duration` in milliseconds. */
export const CollectedSource = Schema.Struct({
  sessionId: Schema.String,
  subredditName: Schema.String,
  success: Schema.Boolean,
  errorMessage: Schema.NullOr(Schema.String),
  createdAt: Instant,
  postsCollected: Schema.Natural,
  themesGenerated: Schema.Natural,
  duration: Schema.Natural,
})

/** One collection. `asked` and `answered` count sources of this run; `outcome` in an operator's words. */
export const CollectionSession = Schema.Struct({
  sessionId: Schema.String,
  source: Schema.String,
  createdAt: Instant,
  outcome: Schema.String,
  asked: Schema.Natural,
  answered: Schema.Natural,
  postsCollected: Schema.Natural,
  duration: Schema.Natural,
})

/** An edition: what it rests on, whether readers see it, and why not. */
export const EditionLine = Schema.Struct({
  id: Schema.String,
  state: Schema.Literals(["published", "published_by_hand", "withheld"]),
  at: Instant,
  source: Schema.String,
  sampleDate: Schema.NullOr(Schema.String),
  communities: Schema.Natural,
  posts: Schema.Natural,
  topics: Schema.Natural,
  /** What a withheld one has too little of. */
  shortfalls: Schema.Array(Shortfall),
  /** Null where the collection did not count it. */
  leftOut: Schema.NullOr(Schema.Array(LeftOut)),
  /** What safety keeps back first; null where the collection did not note it. */
  notOffered: Schema.NullOr(Schema.Array(NotOffered)),
  /** The commonest first. */
  notRead: Schema.Array(NotRead),
  /** Who published it by hand, and why. */
  byHand: Schema.NullOr(Schema.Struct({ by: Schema.String, why: Schema.String })),
}).annotate({ identifier: "EditionLine" })
export type EditionLine = typeof EditionLine.Type

/** What collections of late came to. */
export const CollectionFigures = Schema.Struct({
  /** Lines of the ten newest collections, the newest first, at most 500. */
  recentSessions: Schema.Array(CollectedSource),
  sessions: Schema.Array(CollectionSession),
  /** Of the last 14 days, the newest first, at most 60. */
  editions: Schema.Array(EditionLine),
})
export type CollectionFigures = typeof CollectionFigures.Type

/** Port. Collections and editions of late. */
export class CollectionMonitor extends Context.Service<
  CollectionMonitor,
  { readonly read: Effect.Effect<CollectionFigures> }
>()("core/admin/CollectionMonitor") {}

/** What a collection by hand came to. `error`: why readers see no new topics, in an operator's words. */
export const RunOutcome = Schema.Struct({
  success: Schema.Boolean,
  themesFound: Schema.Natural,
  activeSubreddits: Schema.Natural,
  editionId: Schema.NullOr(Schema.String),
  error: Schema.NullOr(Schema.String),
}).annotate({ identifier: "RunOutcome" })
export type RunOutcome = typeof RunOutcome.Type

/** Collects now for an administrator. Too little, or nothing at all, is an outcome and no refusal. */
export const runCollection = Effect.fn("runCollection")(function* (
  onStage: CollectionRun["onStage"],
  cause: Cause,
) {
  const active = (yield* Communities.use(({ all }) => all)).filter(({ isActive }) => isActive).length
  const failed = (error: string, editionId: string | null): RunOutcome => ({
    success: false,
    themesFound: 0,
    activeSubreddits: active,
    editionId,
    error,
  })
  const outcome = yield* collect({ asOf: null, dueOn: null, onStage, despiteRests: true }).pipe(
    Effect.map(({ id, topics }): RunOutcome => ({
      success: true,
      themesFound: topics,
      activeSubreddits: active,
      editionId: id,
      error: null,
    })),
    Effect.catchTag("EditionWithheld", ({ editionId, shortfalls }) =>
      Effect.succeed(failed(`Kept back: ${reasonOf(shortfalls)}`, editionId)),
    ),
    Effect.catchTag("NothingCollected", ({ reasons }) =>
      Effect.succeed(failed(`Nothing was collected: ${reasons.join("; ") || "no post"}`, null)),
    ),
  )
  const { success, themesFound, error } = outcome
  yield* recordAction({
    ...cause,
    action: "collection_run",
    subject: "collection",
    after: { success, themesFound, activeSubreddits: active, error },
  })
  return outcome
})

/** How the log of actions names an edition. */
export const editionSubject = (editionId: string): string => `edition ${editionId}`

/** Publishes an edition that was kept back, and keeps who did and why; it stays visible as published by hand. */
export const publishWithheld = Effect.fn("publishWithheld")(function* (editionId: string, cause: Cause) {
  return yield* atomically(
    Effect.gen(function* () {
      const edition = yield* publishByHand(editionId)
      const { communities, postsAnalysed, topics } = edition
      yield* recordAction({
        ...cause,
        action: "edition_published",
        subject: editionSubject(editionId),
        after: { communities, posts: postsAnalysed, topics },
      })
      return edition
    }),
  )
})
