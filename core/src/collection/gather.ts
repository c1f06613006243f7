import * as Clock from "effect/Clock"
import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"
import { DAY_SECONDS } from "#kernel/day.ts"
import { Communities, type Community, type ForumReader, ForumSource } from "./source-ports.ts"
import { type CollectionEntry, type CollectionStage, Posts } from "#topic/ports.ts"
import type { Post } from "#reading/post.ts"
import { keyOf } from "#reading/community-name.ts"
import { communitiesOf } from "#reading/source-kind.ts"
import { noteStandings, withinLimits } from "./rests.ts"

/** What counting needs: a window of 3 days and 28 days of history before it. */
export const DAYS = 31
/** How far a regular run looks back, so that counts of the window's posts are fresh. */
const REFRESHED_DAYS = 3

/** A community and who reads it. */
export interface Reading {
  readonly reader: ForumReader
  readonly community: Community
}

/** What a collection reads: of every configured source the communities that are on, and those that it brings along. */
export const activeReadings = Effect.gen(function* () {
  const { readers } = yield* ForumSource
  const active = (yield* (yield* Communities).all).filter(({ isActive }) => isActive)
  return readers.flatMap((reader) =>
    [...active.filter(({ source }) => source === communitiesOf[reader.kind]), ...(reader.own ?? [])].map(
      (community): Reading => ({ reader, community }),
    ),
  )
})

/**
 * Reads and stores communities, four of a source at a time and the sources side by side, and says what came of each. The
 * first time it reads the 31 days before `asOf`, later from the last post it holds, at least three days. What the sources
 * say of limits, and how each community answered, is stored. What was handed over and holds no post of these days has not
 * been read and is not among them.
 */
export const readCommunities = (
  readings: ReadonlyArray<Reading>,
  asOf: string,
  onStage: (stage: CollectionStage) => Effect.Effect<void>,
) =>
  Effect.gen(function* () {
    const of = readings.length
    const progress = { done: 0 }
    yield* onStage({ _tag: "Collecting", done: 0, of })
    const readers = [...new Set(readings.map(({ reader }) => reader))]
    const outcomes = yield* withinLimits(
      readers,
      Effect.forEach(
        readers,
        (reader) =>
          Effect.forEach(
            readings.filter((reading) => reading.reader === reader),
            (reading) =>
              readCommunity(reading, secondsOf(asOf)).pipe(
                Effect.tap(() => onStage({ _tag: "Collecting", done: ++progress.done, of })),
              ),
            { concurrency: 4 },
          ),
        { concurrency: "unbounded" },
      ),
    )
    const asked = outcomes.flat().filter((outcome) => outcome !== null)
    // A recording does not change: how it answered once says nothing of the next time.
    const live = new Set(
      readings.flatMap((one) => (one.reader.sampleDate === null ? [keyOf(one.community)] : [])),
    )
    yield* noteStandings(asked.filter(({ entry }) => live.has(entry.community)))
    return asked.map(({ entry }) => entry)
  })

const readCommunity = Effect.fn("readCommunity")(function* ({ reader, community }: Reading, before: number) {
  const store = yield* Posts
  const startedAt = yield* Clock.currentTimeMillis
  const key = keyOf(community)
  const newest = yield* store.newest(reader.name, key)
  const start = before - DAYS * DAY_SECONDS
  if (reader.isHandedOver === true && (newest === null || newest < start)) return null
  const since =
    reader.sampleDate === null && newest !== null
      ? Math.max(start, Math.min(newest, before - REFRESHED_DAYS * DAY_SECONDS))
      : start
  const outcome = yield* reader
    .posts({ community: community.name, perDay: community.postLimit, since, before })
    .pipe(
      Effect.map((posts) => posts.map((post) => ({ ...post, community: key }))),
      Effect.tap((posts) => store.store(reader.name, posts, startedAt)),
      Effect.map((posts) => ({
        postsCollected: posts.length,
        success: true,
        errorMessage: null,
        retryAfter: null,
      })),
      Effect.catchTag("SourceUnavailable", ({ reason, retryAfter }) =>
        Effect.succeed({ postsCollected: 0, success: false, errorMessage: reason, retryAfter }),
      ),
    )
  const durationMs = (yield* Clock.currentTimeMillis) - startedAt
  const { retryAfter, ...came } = outcome
  const entry: CollectionEntry = { community: key, themesGenerated: 0, durationMs, ...came }
  return { entry, retryAfter }
})

/** Stores the posts of the 31 days before `asOf` in batches, so that a file of any size fits in memory. */
export const storeStream = (source: string, asOf: string, stream: Stream.Stream<Post>) =>
  Effect.gen(function* () {
    const store = yield* Posts
    const startedAt = yield* Clock.currentTimeMillis
    const before = secondsOf(asOf)
    const counts = new Map<string, number>()
    yield* stream.pipe(
      Stream.filter(({ createdAt }) => createdAt < before && createdAt >= before - DAYS * DAY_SECONDS),
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

const secondsOf = (iso: string) => DateTime.toEpochMillis(DateTime.makeUnsafe(iso)) / 1000
