import { SourceUnavailable } from "@rounds/core/collection/source-ports.ts"
import type { ForumReader } from "@rounds/core/collection/source-ports.ts"
import * as Effect from "effect/Effect"
import { readAside } from "./aside.ts"
import { missingIn } from "./listed.ts"
import type { Outlet } from "./outlet/outlet.ts"
import { makeOutletClient } from "./outlet/outlet-client.ts"
import { newestPerDay } from "./per-day.ts"

const ACCEPTED =
  "application/atom+xml, application/rss+xml, application/feed+json, application/json;q=0.9, application/xml;q=0.8, text/xml;q=0.8"

/** RSS, Atom and JSON feeds at the hosts of the outlet; a community is the address of its feed. */
export const feedReader = (outlet: Outlet): ForumReader => {
  const client = makeOutletClient(outlet, ACCEPTED)

  const read = Effect.fn("feed.read")(function* (address: string) {
    const { text } = yield* client.get(address, address)
    const read = yield* readAside({ as: "feed", text, address })
    if (read === "unreadable") return yield* noFeed(address, "Answered a feed that takes too long to read.")
    if (read === null) return yield* noFeed(address, "Answered no feed.")
    if (read.skipped === 0) return read
    const skipped = `${read.skipped} of ${read.posts.length + read.skipped} items cannot be read: they name no day, or no page of their own.`
    if (read.posts.length === 0) return yield* noFeed(address, skipped)
    yield* Effect.logWarning(`feed ${address}: ${skipped}`)
    return read
  })

  return {
    kind: "feed",
    limit: client.limit,
    name: "feed",
    sampleDate: null,
    posts: ({ community, ...query }) =>
      Effect.map(read(community), ({ posts }) => newestPerDay(posts, query)),
    // A feed tells of its newest items only: of older ones nothing is known, and they go with their age.
    gone: (community, held) =>
      URL.canParse(community)
        ? Effect.flatMap(read(community), (listed) => missingIn(community, listed, held, false))
        : // A feed that was taken out of the list has no address any more: nobody can say that its posts still stand.
          Effect.succeed(held.map(({ id }) => id)),
  }
}

const noFeed = (community: string, reason: string) =>
  Effect.fail(new SourceUnavailable({ community, reason, retryAfter: null }))
