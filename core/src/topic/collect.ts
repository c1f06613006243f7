import * as Clock from "effect/Clock"
import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import * as Stream from "effect/Stream"
import { atomically } from "#kernel/atomically.ts"
import { Ids } from "#kernel/ids.ts"
import { analyse } from "./analyse.ts"
import {
  AlreadyCollected,
  type CollectionEntry,
  CollectionLog,
  type CollectionStage,
  Communities,
  type Community,
  type Edition,
  Editions,
  ForumSource,
  Posts,
} from "./ports.ts"
import type { Post } from "./post.ts"
import { purgeOld } from "./purge.ts"
import type { Topic } from "./topic.ts"

/** No community gave a post, so the edition before stays in place. `reasons` are the sources' own, at most five. */
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

/** What counting needs: a window of 3 days and 28 days of history before it. */
const DAYS = 31
const DAY = 86_400

/** How far a regular run looks back, so that counts of the window's posts are fresh. */
const REFRESHED_DAYS = 3

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
    if (!entries.some(({ success }) => success)) {
      yield* log(subject, entries, [])
      const reasons = entries.flatMap(({ errorMessage }) => errorMessage ?? []).slice(0, 5)
      return yield* new NothingCollected({ source, reasons })
    }
    return yield* publish(subject, onStage, entries)
  }).pipe((work) => Effect.flatMap(Editions, (editions) => editions.alone(work)))

const readCommunities = (asOf: string, onStage: CollectionRun["onStage"]) =>
  Effect.gen(function* () {
    const communities = (yield* (yield* Communities).all).filter(({ isActive }) => isActive)
    const of = communities.length
    const progress = { done: 0 }
    yield* onStage({ _tag: "Collecting", done: 0, of })
    return yield* Effect.forEach(
      communities,
      (community) =>
        readCommunity(community, secondsOf(asOf)).pipe(
          Effect.tap(() => onStage({ _tag: "Collecting", done: ++progress.done, of })),
        ),
      { concurrency: 4 },
    )
  })

const readCommunity = Effect.fn("readCommunity")(function* (community: Community, before: number) {
  const source = yield* ForumSource
  const store = yield* Posts
  const startedAt = yield* Clock.currentTimeMillis
  const newest = yield* store.newest(source.name, community.name)
  const start = before - DAYS * DAY
  const since =
    source.sampleDate === null && newest !== null
      ? Math.max(start, Math.min(newest, before - REFRESHED_DAYS * DAY))
      : start
  const outcome = yield* source
    .posts({ community: community.name, perDay: community.postLimit, since, before })
    .pipe(
      Effect.tap((posts) => store.store(source.name, posts, startedAt)),
      Effect.map((posts) => ({ postsCollected: posts.length, success: true, errorMessage: null })),
      Effect.catchTag("SourceUnavailable", ({ reason }) =>
        Effect.succeed({ postsCollected: 0, success: false, errorMessage: reason }),
      ),
    )
  const durationMs = (yield* Clock.currentTimeMillis) - startedAt
  return { community: community.name, themesGenerated: 0, durationMs, ...outcome }
})

/** Stores the posts of the 31 days before `asOf` in batches, so that a file of any size fits in memory. */
const storeStream = (source: string, asOf: string, stream: Stream.Stream<Post>) =>
  Effect.gen(function* () {
    const store = yield* Posts
    const startedAt = yield* Clock.currentTimeMillis
    const before = secondsOf(asOf)
    const counts = new Map<string, number>()
    yield* stream.pipe(
      Stream.filter(({ createdAt }) => createdAt < before && createdAt >= before - DAYS * DAY),
      Stream.grouped(1000),
      Stream.runForEach((posts) => {
        for (const { community } of posts) counts.set(community, (counts.get(community) ?? 0) + 1)
        return store.store(source, posts, startedAt)
      }),
    )
    const durationMs = (yield* Clock.currentTimeMillis) - startedAt
    return [...counts].map(([community, postsCollected]): CollectionEntry => ({
      community,
      postsCollected,
      themesGenerated: 0,
      success: true,
      errorMessage: null,
      durationMs,
    }))
  })

const publish = Effect.fn("publishEdition")(function* (
  subject: Subject,
  onStage: CollectionRun["onStage"],
  entries: ReadonlyArray<CollectionEntry>,
) {
  const { source, sampleDate, asOf, dueOn } = subject
  const editions = yield* Editions
  const found = yield* analyse({ source, asOf, days: DAYS, onStage })
  const finishedAt = DateTime.formatIso(yield* DateTime.now)
  const topics = found.topics.map((draft): Topic => ({
    ...draft,
    id: topicId(source, asOf, draft.themeKey),
    isActive: true,
    createdAt: finishedAt,
    updatedAt: finishedAt,
  }))
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

const secondsOf = (iso: string) => DateTime.toEpochMillis(DateTime.makeUnsafe(iso)) / 1000
