import { DAY_SECONDS } from "#kernel/day.ts"
import * as Clock from "effect/Clock"
import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"
import {
  type CollectionEntry,
  type CollectionStage,
  Communities,
  type Community,
  ForumSource,
  Posts,
} from "./ports.ts"
import type { Post } from "./post.ts"

/** What counting needs: a window of 3 days and 28 days of history before it. */
export const DAYS = 31
/** How far a regular run looks back, so that counts of the window's posts are fresh. */
const REFRESHED_DAYS = 3

/** The communities that a collection reads. */
export const activeCommunities = Effect.gen(function* () {
  return (yield* (yield* Communities).all).filter(({ isActive }) => isActive)
})

/**
 * Reads and stores communities, four at a time, and says what came of each. The first time it reads the 31 days before
 * `asOf`, later from the last post it holds, at least three days.
 */
export const readCommunities = (
  communities: ReadonlyArray<Community>,
  asOf: string,
  onStage: (stage: CollectionStage) => Effect.Effect<void>,
) =>
  Effect.gen(function* () {
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
  const start = before - DAYS * DAY_SECONDS
  const since =
    source.sampleDate === null && newest !== null
      ? Math.max(start, Math.min(newest, before - REFRESHED_DAYS * DAY_SECONDS))
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
