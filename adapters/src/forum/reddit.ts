import type { Post } from "@rounds/core/reading/post.ts"
import { type ForumReader, SourceUnavailable } from "@rounds/core/collection/source-ports.ts"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { authorKeys } from "./author-keys.ts"
import { notGivenIn } from "./listed.ts"
import { readListing } from "./listing.wire.ts"
import { newestPerDay } from "./per-day.ts"
import { isClosed, makeRedditClient } from "./reddit-client.ts"

/** What the platform requires: an approved application, and a User-Agent that says who asks. */
export interface RedditAccess {
  readonly clientId: string
  readonly clientSecret: Redacted.Redacted
  /** `<platform>:<app id>:<version> (by /u/<name>)`. */
  readonly userAgent: string
}

/** Reddit lists about a thousand posts of a community, a hundred at a time. */
const PAGES = 10

/** `/api/info` answers for a hundred posts. */
const ASKED = 100

/** Reddit's API, read-only with the application's own credentials (`client_credentials`). */
export const redditReader = (access: RedditAccess): Effect.Effect<ForumReader> =>
  Effect.sync(() => {
    const { get, limit } = makeRedditClient(access)
    const keys = authorKeys(Redacted.value(access.clientSecret))

    const page = (community: string, path: string) =>
      get(community, path).pipe(
        Effect.flatMap((wire) => {
          const listing = readListing(wire, keys)
          return listing === null
            ? Effect.fail(
                new SourceUnavailable({ community, reason: "Answered no listing.", retryAfter: null }),
              )
            : Effect.succeed(listing)
        }),
      )

    const reader: ForumReader = {
      kind: "reddit",
      limit,
      name: "reddit",
      sampleDate: null,
      posts: Effect.fn("reddit.posts")(function* ({ community, ...query }) {
        const posts: Array<Post> = []
        let after: string | null = null
        for (let read = 0; read < PAGES; read++) {
          const path: string = `/r/${community}/new?limit=100&raw_json=1${after === null ? "" : `&after=${encodeURIComponent(after)}`}`
          const listing: Effect.Success<ReturnType<typeof page>> | null = yield* page(community, path).pipe(
            // What was read stays: the next collection reads on from the newest post that is held.
            Effect.catchTag("SourceUnavailable", (unavailable) =>
              read === 0 ? Effect.fail(unavailable) : Effect.succeed(null),
            ),
          )
          if (listing === null) break
          posts.push(...listing.posts)
          const oldest = Math.min(...listing.posts.map(({ createdAt }) => createdAt))
          after = listing.after
          if (after === null || oldest < query.since) break
        }
        return newestPerDay(posts, query).map((post) => ({ ...post, community }))
      }),
      gone: Effect.fn("reddit.gone")(function* (community, held) {
        const gone: Array<string> = []
        for (let from = 0; from < held.length; from += ASKED) {
          const asked = held.slice(from, from + ASKED).map(({ id }) => id)
          const names = asked.map((id) => `t3_${id}`).join(",")
          const listing = yield* page(community, `/api/info?id=${names}&raw_json=1`)
          const missing = notGivenIn(community, listing, asked).pipe(
            // Nothing of a community that was closed is given either, and that is told where its posts are listed.
            Effect.catchTag("SourceUnavailable", (unavailable) =>
              page(community, `/r/${community}/new?limit=1`).pipe(
                Effect.andThen(Effect.fail(unavailable)),
                Effect.catchIf(isClosed, () => Effect.succeed(asked)),
              ),
            ),
          )
          gone.push(...(yield* missing))
        }
        return gone
      }),
    }
    return reader
  })
