import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/testing/TestClock"
import { EvidenceLibrary } from "@rounds/core/evidence/ports.ts"
import type { CollectionRun } from "@rounds/core/collection/collect.ts"
import { joined } from "@rounds/core/collection/joined.ts"
import { type ForumReader, ForumSource, SourceUnavailable } from "@rounds/core/collection/source-ports.ts"
import type { Post } from "@rounds/core/reading/post.ts"
import { CodeReader } from "#code-reader.ts"
import { readLibrary } from "#evidence/recorded.ts"
import { connectPool, type Sql } from "#postgres/client.ts"
import { PostgresBackendUsage } from "#postgres/backend-usage.ts"
import { PostgresCollectionLog } from "#postgres/collection-log.ts"
import { PostgresCollectionProgress } from "#postgres/collection-progress.ts"
import { PostgresCommunities } from "#postgres/communities.ts"
import { PostgresEditions } from "#postgres/editions.ts"
import { PostgresKernel } from "#postgres/kernel.ts"
import { PostgresStoredSubjects } from "#postgres/lexicon.ts"
import { PostgresPosts } from "#postgres/posts.ts"
import { PostgresSourceStandings } from "#postgres/source-standings.ts"
import { PostgresTopics } from "#postgres/topics.ts"
import { PostgresWithheldEditions } from "#postgres/withheld-editions.ts"

/** Noon of the day the sample data stand for. */
export const NOW = Date.parse("2026-11-20T12:00:00Z")
export const DAY = 86_400

/** Seconds since 1970, some days before `NOW`. */
export const ago = (days: number) => NOW / 1000 - days * DAY

export const byHand: CollectionRun = { asOf: null, dueOn: null, onStage: () => Effect.void }

/** Read once for all runs of a test file. */
const library = Effect.runSync(Effect.cached(Effect.sync(() => readLibrary())))

export const storesOf = (url: string) =>
  Layer.mergeAll(
    CodeReader,
    PostgresPosts,
    PostgresTopics,
    PostgresEditions,
    PostgresCommunities,
    PostgresCollectionLog,
    PostgresCollectionProgress,
    PostgresSourceStandings,
    PostgresWithheldEditions,
    PostgresBackendUsage,
    PostgresStoredSubjects,
    Layer.succeed(EvidenceLibrary, { library }),
  ).pipe(Layer.provideMerge(PostgresKernel(url)))

type Needs = Layer.Success<ReturnType<typeof storesOf>> | ForumSource

/** Runs on the database at `url`, with a clock that stands at `now`. */
export const runnerOn =
  (url: string) =>
  <A, E>(effect: Effect.Effect<A, E, Needs>, source: Layer.Layer<ForumSource>, now = NOW) =>
    Effect.runPromise(
      Effect.andThen(TestClock.setTime(now), effect).pipe(
        Effect.provide(Layer.mergeAll(storesOf(url), source)),
        Effect.provide(TestClock.layer()),
      ),
    )

/** Asks the database itself what is in it. */
export const askerOf =
  (url: string) =>
  <A>(ask: (sql: Sql["Service"]) => Promise<A>) => {
    const sql = connectPool(url, 1)
    return ask(sql).finally(() => sql.end())
  }

/** Leaves nothing of a collection behind but the communities. */
export const forget = (url: string) => () =>
  askerOf(url)(
    (sql) => sql`
      TRUNCATE posts, known_posts, editions, withheld_editions, trending_topics, theme_archives, scraping_logs,
        collection_progress, source_standings, source_limits CASCADE`,
  )

/** An ordinary question. */
export const post = (fields: Partial<Post> & Pick<Post, "id" | "createdAt">): Post => ({
  community: "nutrition",
  title: "How much fibre should I eat a day?",
  body: "I eat beans and oats and still do not reach it.",
  score: 10,
  comments: 4,
  authorKey: null,
  flair: null,
  permalink: `https://www.reddit.com/r/nutrition/comments/${fields.id}/`,
  url: null,
  over18: false,
  stickied: false,
  removed: false,
  automated: false,
  ...fields,
})

/** A live forum that gives these posts, fails for communities in `broken`, and has since lost the posts in `gone`. */
export const forum = (
  posts: ReadonlyArray<Post>,
  more: { readonly broken?: ReadonlyArray<string>; readonly gone?: ReadonlyArray<string> } = {},
) => Layer.succeed(ForumSource, joined([liveReader(posts, more)]))

/** One live source that gives these posts; its kind is Reddit unless said otherwise. */
export const liveReader = (
  posts: ReadonlyArray<Post>,
  more: {
    readonly kind?: ForumReader["kind"]
    readonly broken?: ReadonlyArray<string>
    readonly gone?: ReadonlyArray<string>
  } = {},
): ForumReader => ({
  kind: more.kind ?? "reddit",
  name: more.kind ?? "live",
  sampleDate: null,
  posts: ({ community, since, before }) =>
    more.broken?.includes(community)
      ? Effect.fail(new SourceUnavailable({ community, reason: "It is closed.", retryAfter: null }))
      : Effect.succeed(
          posts.filter(
            (one) => one.community === community && one.createdAt >= since && one.createdAt < before,
          ),
        ),
  gone: (_, held) => Effect.succeed(held.map(({ id }) => id).filter((id) => more.gone?.includes(id))),
})
