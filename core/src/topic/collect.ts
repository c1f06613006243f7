import * as Clock from "effect/Clock"
import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import type * as Stream from "effect/Stream"
import { atomically } from "#kernel/atomically.ts"
import { Ids } from "#kernel/ids.ts"
import { analyse } from "./analyse.ts"
import { DAYS, readCommunities, storeStream } from "./gather.ts"
import {
  AlreadyCollected,
  type CollectionEntry,
  CollectionLog,
  type CollectionStage,
  type Edition,
  Editions,
  ForumSource,
} from "./ports.ts"
import type { Post } from "./post.ts"
import { purgeOld } from "./purge.ts"
import type { Topic } from "./topic.ts"

/** No community could be read, or none has a usable post: the edition before stays in place. `reasons` are the sources' own, at most five. */
export class NothingCollected extends Schema.TaggedError<NothingCollected>()("NothingCollected", {
  source: Schema.String,
  reasons: Schema.Array(Schema.String),
}) {}

export interface CollectionRun {
  /** The moment the topics stand for, ISO 8601 in UTC; null: now, or with sample data the recording's own day. */
  readonly asOf: string | null
  /** The day ("2026-11-20") of the schedule that this run fulfils; null when started by hand. */
  readonly dueOn: string | null
  readonly onStage: (stage: CollectionStage) => Effect.Effect<void>
}

/** The hour (UTC) of the daily collection; a recording's day ends at it. */
export const COLLECTION_HOUR = 9

/**
 * Reads every active community, stores the posts, finds the topics and publishes them as one edition. A community that
 * fails is logged and skipped. Refuses with `CollectionRunning`, with `AlreadyCollected` when the due day has its
 * edition, and with `NothingCollected` when no community could be read.
 */
export const collect = Effect.fn("collect")(function* (run: CollectionRun) {
  const source = yield* ForumSource
  const asOf = run.asOf ?? (yield* momentOf(source.sampleDate))
  const edition = { source: source.name, sampleDate: source.sampleDate, asOf, dueOn: run.dueOn }
  return yield* collectAlone(edition, run.onStage, readCommunities(asOf, run.onStage))
})

/** The same for posts that are handed over, such as an uploaded file: all of them are one source of that name. */
export const collectPosts = Effect.fn("collectPosts")(function* (run: {
  readonly source: string
  readonly asOf: string
  readonly posts: Stream.Stream<Post>
  readonly onStage: (stage: CollectionStage) => Effect.Effect<void>
}) {
  const edition = { source: run.source, sampleDate: null, asOf: run.asOf, dueOn: null }
  return yield* collectAlone(edition, run.onStage, storeStream(run.source, run.asOf, run.posts))
})

/** Collects only when the source has no edition of today (UTC); otherwise gives that one. */
export const collectUnlessToday = Effect.fn("collectUnlessToday")(function* (
  onStage: CollectionRun["onStage"],
) {
  const source = yield* ForumSource
  const editions = yield* Editions
  const newest = yield* editions.newestOf(source.name)
  const today = DateTime.formatIsoDateUtc(yield* DateTime.now)
  if (newest !== null && newest.finishedAt.startsWith(today)) return newest
  return yield* collect({ asOf: null, dueOn: null, onStage })
})

interface Subject {
  readonly source: string
  readonly sampleDate: string | null
  readonly asOf: string
  readonly dueOn: string | null
}

const momentOf = (sampleDate: string | null) =>
  sampleDate === null
    ? Effect.map(DateTime.now, DateTime.formatIso)
    : Effect.succeed(`${sampleDate}T${String(COLLECTION_HOUR).padStart(2, "0")}:00:00.000Z`)

const collectAlone = <E, R>(
  subject: Subject,
  onStage: CollectionRun["onStage"],
  gather: Effect.Effect<ReadonlyArray<CollectionEntry>, E, R>,
) =>
  Effect.gen(function* () {
    const editions = yield* Editions
    const { source, dueOn } = subject
    if (dueOn !== null && (yield* editions.fulfils(source, dueOn))) {
      return yield* new AlreadyCollected({ day: dueOn })
    }
    yield* purgeOld()
    const entries = yield* gather
    const found = entries.some(({ success }) => success)
      ? yield* analyse({ source, asOf: subject.asOf, days: DAYS, onStage })
      : null
    if (found === null || found.postsAnalysed === 0) {
      yield* log(subject, entries, [])
      const reasons = entries.flatMap(({ errorMessage }) => errorMessage ?? []).slice(0, 5)
      return yield* new NothingCollected({ source, reasons })
    }
    return yield* publish(subject, onStage, entries, found)
  }).pipe((work) => Effect.flatMap(Editions, (editions) => editions.alone(work)))

const publish = Effect.fn("publishEdition")(function* (
  subject: Subject,
  onStage: CollectionRun["onStage"],
  entries: ReadonlyArray<CollectionEntry>,
  found: Effect.Success<ReturnType<typeof analyse>>,
) {
  const { source, sampleDate, asOf, dueOn } = subject
  const editions = yield* Editions
  const finishedAt = DateTime.formatIso(yield* DateTime.now)
  const topics = found.topics
    .map((draft): Topic => ({
      ...draft,
      id: topicId(source, asOf, draft.themeKey),
      isActive: true,
      createdAt: finishedAt,
      updatedAt: finishedAt,
    }))
    // Two themes of one address would stop the whole edition.
    .filter(({ id }, at, all) => all.findIndex((other) => other.id === id) === at)
  yield* onStage({ _tag: "Publishing", topics: topics.length })
  const edition: Edition = {
    id: yield* (yield* Ids).next,
    asOf,
    finishedAt,
    source,
    sampleDate,
    postsToday: found.postsToday,
    postsAnalysed: found.postsAnalysed,
    communities: entries.filter(({ success }) => success).length,
    topics: topics.length,
  }
  yield* atomically(Effect.andThen(editions.publish(edition, dueOn, topics), log(subject, entries, topics)))
  return edition
})

const log = Effect.fn("logCollection")(function* (
  { source }: Subject,
  entries: ReadonlyArray<CollectionEntry>,
  topics: ReadonlyArray<Topic>,
) {
  yield* (yield* CollectionLog).record({
    sessionId: yield* (yield* Ids).next,
    source,
    at: yield* Clock.currentTimeMillis,
    entries: entries.map((entry) => ({
      ...entry,
      themesGenerated: topics.filter(({ subredditSources }) => subredditSources.includes(entry.community))
        .length,
    })),
  })
})

/** The same theme of the same day and source keeps its address when the day is collected again. At most 100 characters. */
const topicId = (source: string, asOf: string, themeKey: string) =>
  [asOf.slice(0, 10), themeKey.slice(0, 60), source === "recorded" ? "" : source.replace(/[^a-z0-9]+/gi, "-")]
    .filter((part) => part !== "")
    .join("-")
    .slice(0, 100)
    .toLowerCase()
