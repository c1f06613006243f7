import { DAY_SECONDS } from "#kernel/day.ts"
import { EvidenceLibrary } from "#evidence/ports.ts"
import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import { shelvesOf } from "./detect-topics.ts"
import { previousOf } from "./theme-key.ts"
import { type CollectionStage, Editions, type LeftOut, Posts } from "./ports.ts"
import type { Post } from "./post.ts"
import { isReadPost, type ReadPost, readPost } from "./read-post.ts"
import { sensitiveKinds } from "./sensitive.ts"
import { steadyDays } from "./steady-question.ts"

/** Posts of the counted window. */
const WINDOW_DAYS = 3

/** Posts read from the store at once: raw text never fills more memory than this. */
const PAGE = 2000

/** Topics of an edition: ten for the list of everybody, and enough for ten per specialty. */
const TOPICS = 30

/**
 * Reads the stored posts of `days` days before `asOf` page by page and finds their topics. The edition of the day before
 * only steadies names and labels. Same posts, same edition before: same answer.
 */
export const analyse = Effect.fn("analyse")(function* (subject: {
  readonly source: string
  readonly asOf: string
  readonly days: number
  readonly onStage: (stage: CollectionStage) => Effect.Effect<void>
}) {
  const { source, asOf } = subject
  const editions = yield* Editions
  const before = DateTime.toEpochMillis(DateTime.makeUnsafe(asOf)) / 1000
  const posts = yield* readStored(source, before - subject.days * DAY_SECONDS, before)
  yield* subject.onStage({ _tag: "Grouping", posts: posts.length })
  const preceding = yield* editions.preceding(source, asOf)
  const previous = preceding === null ? [] : (yield* editions.topicsOf(preceding.id)).map(previousOf)
  const evidence = yield* EvidenceLibrary
  const library = yield* evidence.library
  const { topics, steady } = shelvesOf({ posts, asOf: before, previous, limit: TOPICS, library })
  return {
    topics,
    steady,
    postsAnalysed: posts.length,
    leftOut: leftOutOf(posts.filter(({ createdAt }) => createdAt >= before - WINDOW_DAYS * DAY_SECONDS)),
    postsToday: posts.filter(({ createdAt }) => createdAt >= before - DAY_SECONDS).length,
  }
})

/** How many posts may not lead to a film, by reason, the commonest first. */
const leftOutOf = (posts: ReadonlyArray<ReadPost>): ReadonlyArray<LeftOut> =>
  sensitiveKinds
    .map((reason) => ({ reason, posts: posts.filter(({ sensitive }) => sensitive === reason).length }))
    .filter((left) => left.posts > 0)
    .toSorted((a, b) => b.posts - a.posts)

/** Words are made from posts of the last week only; older posts are history and need no text. */
const readStored = Effect.fn("readStored")(function* (source: string, since: number, before: number) {
  const store = yield* Posts
  const read: Array<ReadPost> = []
  let after: Post | null = null
  for (;;) {
    const page: ReadonlyArray<Post> = yield* store.page({ source, since, before, after, limit: PAGE })
    for (const post of page.map(readPost)) {
      if (!isReadPost(post)) continue
      read.push(post.createdAt >= before - steadyDays * DAY_SECONDS ? post : { ...post, text: null })
    }
    after = page.at(-1) ?? null
    if (page.length < PAGE) return read
  }
})
