import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import type * as Stream from "effect/Stream"
import { collectAlone } from "./edition.ts"
import { activeCommunities, readCommunities, storeStream } from "./gather.ts"
import { CollectionLog, type CollectionStage, ForumSource } from "./ports.ts"
import type { Post } from "./post.ts"
import { COLLECTION_HOUR } from "./schedule.ts"

export interface CollectionRun {
  /** The moment the topics stand for, ISO 8601 in UTC; null: now, or with sample data the recording's own day. */
  readonly asOf: string | null
  /** The day ("2026-11-20") of the schedule that this run fulfils; null when started by hand. */
  readonly dueOn: string | null
  readonly onStage: (stage: CollectionStage) => Effect.Effect<void>
}

/**
 * Reads every active community, stores the posts, finds the topics and publishes them as one edition. A community that
 * fails is logged and skipped. Refuses with `CollectionRunning`, with `AlreadyCollected` when the due day has its
 * edition, with `NothingCollected` when no community could be read, and with `EditionWithheld` when too little came.
 */
export const collect = Effect.fn("collect")(function* (run: CollectionRun) {
  const source = yield* ForumSource
  const asOf = run.asOf ?? (yield* momentOf(source.sampleDate))
  const subject = { source: source.name, sampleDate: source.sampleDate, asOf, dueOn: run.dueOn }
  return yield* collectAlone(subject, run.onStage, (onStage) =>
    Effect.gen(function* () {
      const communities = yield* activeCommunities
      const entries = yield* readCommunities(communities, asOf, onStage)
      return { asked: communities.length, answered: answeredOf(entries), entries }
    }),
  )
})

/** The same for posts that are handed over, such as an uploaded file: all of them are one source of that name. */
export const collectPosts = Effect.fn("collectPosts")(function* (run: {
  readonly source: string
  readonly asOf: string
  readonly posts: Stream.Stream<Post>
  readonly onStage: (stage: CollectionStage) => Effect.Effect<void>
}) {
  const subject = { source: run.source, sampleDate: null, asOf: run.asOf, dueOn: null }
  return yield* collectAlone(subject, run.onStage, () =>
    Effect.map(storeStream(run.source, run.asOf, run.posts), (entries) => ({
      asked: entries.length,
      answered: entries.length,
      entries,
    })),
  )
})

/**
 * Reads the communities again that could not be read today, and publishes what the day then gives. Null when there are
 * none, or none of them answers now. A recording does not change, so it is not read again.
 */
export const collectFailed = Effect.fn("collectFailed")(function* (onStage: CollectionRun["onStage"]) {
  const source = yield* ForumSource
  if (source.sampleDate !== null) return null
  const now = yield* DateTime.now
  const today = DateTime.toEpochMillis(DateTime.startOf(now, "day"))
  const failed = yield* CollectionLog.use((log) => log.failedSince(source.name, today))
  const active = yield* activeCommunities
  const missing = active.filter(({ name }) => failed.includes(name))
  if (missing.length === 0) return null
  const asOf = DateTime.formatIso(now)
  const subject = { source: source.name, sampleDate: null, asOf, dueOn: null }
  return yield* collectAlone(subject, onStage, (tell) =>
    Effect.map(readCommunities(missing, asOf, tell), (entries) => ({
      asked: active.length,
      answered: active.length - missing.length + answeredOf(entries),
      entries,
    })),
  ).pipe(Effect.catchTag("NothingCollected", () => Effect.succeed(null)))
})

const answeredOf = (entries: ReadonlyArray<{ readonly success: boolean }>) =>
  entries.filter(({ success }) => success).length

const momentOf = (sampleDate: string | null) =>
  sampleDate === null
    ? Effect.map(DateTime.now, DateTime.formatIso)
    : Effect.succeed(`${sampleDate}T${String(COLLECTION_HOUR).padStart(2, "0")}:00:00.000Z`)
