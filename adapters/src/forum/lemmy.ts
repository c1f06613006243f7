import type { Post } from "@rounds/core/reading/post.ts"
import { SourceUnavailable } from "@rounds/core/collection/source-ports.ts"
import type { ForumReader } from "@rounds/core/collection/source-ports.ts"
import * as Effect from "effect/Effect"
import type { AuthorKeys } from "./author-keys.ts"
import { readLemmyPage } from "./lemmy.wire.ts"
import { missingIn } from "./listed.ts"
import type { Outlet } from "./outlet/outlet.ts"
import { makeOutletClient } from "./outlet/outlet-client.ts"
import { newestPerDay } from "./per-day.ts"

/** Lemmy gives fifty posts a page; so many pages are a thousand posts of one community. */
const PER_PAGE = 50
const PAGES = 20

/** Lemmy, version 3 of its API, at the instances of the outlet; a community is `name@instance`. */
export const lemmyReader = (outlet: Outlet, keys: AuthorKeys): ForumReader => {
  const client = makeOutletClient(outlet, "application/json")

  const page = Effect.fn("lemmy.page")(function* (community: string, number: number, cursor: string | null) {
    const { name, host } = partsOf(community)
    const from = cursor === null ? `page=${number}` : `page_cursor=${encodeURIComponent(cursor)}`
    const address = `${outlet.protocol}//${host}/api/v3/post/list?community_name=${encodeURIComponent(name)}&sort=New&type_=All&limit=${PER_PAGE}&${from}`
    const read = readLemmyPage(yield* client.getJson(community, address), host, keys)
    return read ?? (yield* noPosts(community))
  })

  /** The newest posts back to `since`; `isWhole` when the community has no older ones. */
  const list = Effect.fn("lemmy.list")(function* (community: string, since: number) {
    const posts: Array<Post> = []
    const unread: Array<string> = []
    let cursor: string | null = null
    for (let number = 1; number <= PAGES; number++) {
      const read: Effect.Success<ReturnType<typeof page>> = yield* page(community, number, cursor)
      posts.push(...read.posts)
      unread.push(...read.unread)
      if (read.listed < PER_PAGE) return { posts, unread, isWhole: true }
      // What is pinned stands first, however old it is.
      const oldest = Math.min(
        ...read.posts.filter(({ stickied }) => !stickied).map(({ createdAt }) => createdAt),
      )
      if (oldest < since) return { posts, unread, isWhole: false }
      cursor = read.next
    }
    return { posts, unread, isWhole: false }
  })

  return {
    kind: "lemmy",
    limit: client.limit,
    name: "lemmy",
    sampleDate: null,
    posts: ({ community, ...query }) =>
      Effect.map(list(community, query.since), ({ posts }) => newestPerDay(posts, query)),
    gone: (community, held) =>
      Effect.flatMap(list(community, Math.min(...held.map(({ createdAt }) => createdAt))), (listed) =>
        missingIn(community, listed, held, listed.isWhole),
      ),
  }
}

const partsOf = (community: string) => {
  const [name = "", host = ""] = community.split("@")
  return { name, host }
}

const noPosts = (community: string) =>
  Effect.fail(new SourceUnavailable({ community, reason: "Answered no posts.", retryAfter: null }))
