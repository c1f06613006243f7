import { DAY_SECONDS } from "@rounds/core/kernel/day.ts"
import type { Post } from "@rounds/core/reading/post.ts"
import { SourceUnavailable } from "@rounds/core/collection/source-ports.ts"
import type { ForumReader } from "@rounds/core/collection/source-ports.ts"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import type { AuthorKeys } from "./author-keys.ts"
import { notGivenIn } from "./listed.ts"
import type { Outlet } from "./outlet/outlet.ts"
import { makeOutletClient } from "./outlet/outlet-client.ts"
import { newestPerDay } from "./per-day.ts"
import { type QuestionPage, readQuestions } from "./stack-exchange.wire.ts"

/** A hundred questions a page; with a key 25 pages may be read, and a thousand questions are enough of one community. */
const PER_PAGE = 100
const PAGES = 10

/** What it takes to ask. */
export interface StackExchangeAccess {
  /** Scheme and host of the API, without a path. */
  readonly api: string
  /** An application's key: ten thousand calls a day instead of three hundred. */
  readonly key: string | null
}

/** Refusals are answered with these, in the shape of every answer. */
const TOLD: ReadonlySet<number> = new Set([200, 400, 502])

/** Stack Exchange's public API; a community is `site` or `site/tag`. The day's quota and every `backoff` are honoured. */
export const stackExchangeReader = (
  outlet: Outlet,
  { api, key }: StackExchangeAccess,
  keys: AuthorKeys,
): ForumReader => {
  const client = makeOutletClient(outlet, "application/json", TOLD)

  const ask = Effect.fn("stackExchange.ask")(function* (
    community: string,
    path: string,
    query: Readonly<Record<string, string>>,
  ) {
    const { site } = partsOf(community)
    const search = new URLSearchParams({
      site,
      pagesize: String(PER_PAGE),
      filter: "withbody",
      ...query,
      ...(key === null ? {} : { key }),
    })
    const wire = yield* client.getJson(community, `${api}/2.3/${path}?${search.toString()}`)
    const page = readQuestions(wire, site, keys)
    if (page === null) return yield* unavailable(community, "Answered no questions.", null)
    if (page.backoff > 0) yield* client.rest(page.backoff)
    if (page.quotaLeft !== null && page.quotaLeft <= 0) yield* client.rest(yield* untilTomorrow)
    if (page.refused === null) return page
    const seconds = waitIn(page.refused)
    if (seconds !== null) yield* client.rest(seconds)
    return yield* unavailable(community, `The source refused: ${page.refused}`, seconds)
  })

  return {
    kind: "stackexchange",
    limit: client.limit,
    name: "stackexchange",
    sampleDate: null,
    posts: Effect.fn("stackExchange.posts")(function* ({ community, ...query }) {
      const { tag } = partsOf(community)
      const posts: Array<Post> = []
      for (let number = 1; number <= PAGES; number++) {
        const page: QuestionPage = yield* ask(community, "questions", {
          order: "desc",
          sort: "creation",
          fromdate: String(Math.floor(query.since)),
          todate: String(Math.floor(query.before)),
          page: String(number),
          ...(tag === null ? {} : { tagged: tag }),
        })
        posts.push(...page.posts)
        if (!page.hasMore) break
      }
      return newestPerDay(posts, query)
    }),
    gone: Effect.fn("stackExchange.gone")(function* (community, held) {
      const { site } = partsOf(community)
      const gone: Array<string> = []
      for (let from = 0; from < held.length; from += PER_PAGE) {
        const asked = held.slice(from, from + PER_PAGE).map(({ id }) => id)
        const numbers = asked.map((id) => id.slice(site.length + 1)).join(";")
        const page: QuestionPage = yield* ask(community, `questions/${numbers}`, {})
        gone.push(...(yield* notGivenIn(community, page, asked)))
      }
      return gone
    }),
  }
}

const partsOf = (community: string) => {
  const [site = "", tag] = community.split("/")
  return { site, tag: tag ?? null }
}

/** The quota is counted by days in UTC. */
const untilTomorrow = Effect.map(
  Clock.currentTimeMillis,
  (now) => DAY_SECONDS - (Math.floor(now / 1000) % DAY_SECONDS),
)

/** "too many requests from this IP, more requests available in 15038 seconds" */
const waitIn = (refusal: string): number | null => {
  const seconds = /available in (\d{1,6}) seconds/.exec(refusal)?.[1]
  return seconds === undefined ? null : Number(seconds)
}

const unavailable = (community: string, reason: string, retryAfter: number | null) =>
  Effect.fail(new SourceUnavailable({ community, reason, retryAfter }))
