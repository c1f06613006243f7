import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import type * as Stream from "effect/Stream"
import { ForumSource } from "./source-ports.ts"
import { CollectionLog, type CollectionStage } from "#topic/ports.ts"
import { keyOf } from "#reading/community-name.ts"
import { collectAlone } from "./edition.ts"
import { activeReadings, readCommunities, storeStream } from "./gather.ts"
import type { Post } from "#reading/post.ts"
import { rested } from "./rests.ts"
import { COLLECTION_HOUR } from "./schedule.ts"

export interface CollectionRun {
  /** The moment the topics stand for, ISO 8601 in UTC; null: now, or with sample data the recording's own day. */
  readonly asOf: string | null
  /** The day ("2026-11-20") of the schedule that this run fulfils; null when started by hand. */
  readonly dueOn: string | null
  readonly onStage: (stage: CollectionStage) => Effect.Effect<void>
  /** An operator asks: communities that rest after failures are asked all the same. Limits of a source hold for everybody. */
  readonly despiteRests?: true
}

/**
 * Reads every active community, stores the posts, finds the topics and publishes them as one edition. A community that
 * fails is logged and skipped. Refuses with `CollectionRunning`, with `AlreadyCollected` when the due day has its
 * edition, with `NothingCollected` when no community could be read, and with `EditionWithheld` when too little came.
 */
export const collect = Effect.fn("collect")(function* (run: CollectionRun) {
  const source = yield* ForumSource
  const asOf = run.asOf ?? (yield* momentOf(source.sampleDate))
  const subject = { ...subjectOf(source), asOf, dueOn: run.dueOn }
  return yield* collectAlone(subject, run.onStage, (onStage) =>
    Effect.gen(function* () {
      const readings = yield* activeReadings
      const now = run.despiteRests === true ? readings : yield* rested(readings)
      const entries = yield* readCommunities(now, asOf, onStage)
      return { asked: readings.length - now.length + entries.length, answered: answeredOf(entries), entries }
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
  const { source, asOf } = run
  const subject = { source, sources: [source], sampleDate: null, asOf, dueOn: null }
  return yield* collectAlone(subject, run.onStage, () =>
    Effect.map(storeStream(run.source, run.asOf, run.posts), (entries) => ({
      asked: entries.length,
      answered: entries.length,
      entries,
    })),
  )
})

/**
 * Reads the communities again that could not be read today, but for those that rest after several failures, and publishes
 * what the day then gives. Null when there are none, or none of them answers now. A recording does not change, so it is not read again.
 */
export const collectFailed = Effect.fn("collectFailed")(function* (onStage: CollectionRun["onStage"]) {
  const source = yield* ForumSource
  if (source.sampleDate !== null) return null
  const now = yield* DateTime.now
  const today = DateTime.toEpochMillis(DateTime.startOf(now, "day"))
  const failed = yield* CollectionLog.use((log) => log.failedSince(source.name, today))
  const active = yield* activeReadings
  const unread = active.filter(({ community }) => failed.includes(keyOf(community)))
  const missing = yield* rested(unread)
  if (missing.length === 0) return null
  const asOf = DateTime.formatIso(now)
  const subject = { ...subjectOf(source), asOf, dueOn: null }
  return yield* collectAlone(subject, onStage, (tell) =>
    Effect.map(readCommunities(missing, asOf, tell), (entries) => ({
      asked: active.length - missing.length + entries.length,
      answered: active.length - unread.length + answeredOf(entries),
      entries,
    })),
  ).pipe(Effect.catchTag("NothingCollected", () => Effect.succeed(null)))
})

const subjectOf = ({ name, sampleDate, readers }: ForumSource["Service"]) => ({
  source: name,
  sources: readers.map((reader) => reader.name),
  sampleDate,
})

const answeredOf = (entries: ReadonlyArray<{ readonly success: boolean }>) =>
  entries.filter(({ success }) => success).length

const momentOf = (sampleDate: string | null) =>
  sampleDate === null
    ? Effect.map(DateTime.now, DateTime.formatIso)
    : Effect.succeed(`${sampleDate}T${String(COLLECTION_HOUR).padStart(2, "0")}:00:00.000Z`)
