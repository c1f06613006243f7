import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import { EvidenceLibrary } from "#evidence/ports.ts"
import { DAY_SECONDS } from "#kernel/day.ts"
import { names } from "#language/names.ts"
import { groupBy } from "#kernel/group-by.ts"
import type { LabelledPost } from "#labelling/ports.ts"
import { heldPosts } from "#reading/held-post.ts"
import { isReadPost, readingOf, type ReadPost, withoutText, withText } from "#reading/read-post.ts"
import { isSpokenHere, type TextLanguage } from "#text/language.ts"
import { withSubjects } from "#vocabulary/in-force.ts"
import { laidOver, StoredSubjects } from "#vocabulary/stored.ts"
import type { Entry } from "#vocabulary/vocabulary.ts"
import { sensitiveKinds } from "#reading/sensitive.ts"
import { shelvesOf } from "./detect-topics.ts"
import type { TopicDraft } from "./draft.ts"
import { previousOf } from "./theme-key.ts"
import { type CollectionStage, Editions, type PostRef, type LeftOut, type NotRead, Posts } from "./ports.ts"
import { type PostRead, type PostWithReading, Reader } from "./post-reading.ts"
import { steadyDays } from "./steady-question.ts"

/** Posts of the counted window. */
const WINDOW_DAYS = 3

/** Posts read from the store at once: raw text never fills more memory than this. */
const PAGE = 2000

/** Topics of an edition: ten for the list of everybody, and enough for ten per specialty. */
const TOPICS = 30

/**
 * Reads the stored posts of `days` days before `asOf` page by page, each once for ever, and finds their topics. The
 * edition of the day before only steadies names and labels. Same posts, same subjects by name, same edition before: same
 * answer. `postsRead` counts the posts that no run had read before.
 */
export const analyse = Effect.fn("analyse")(function* (subject: {
  /** What its editions are called. */
  readonly source: string
  /** What the posts are held under. */
  readonly sources: ReadonlyArray<string>
  readonly asOf: string
  readonly days: number
  readonly onStage: (stage: CollectionStage) => Effect.Effect<void>
}) {
  const { source, asOf } = subject
  const editions = yield* Editions
  const before = DateTime.toEpochMillis(DateTime.makeUnsafe(asOf)) / 1000
  const since = before - subject.days * DAY_SECONDS
  const { all } = yield* StoredSubjects
  const subjects = laidOver(yield* all)
  const hold = heldPosts()
  const stored = yield* Effect.forEach(subject.sources, (one) =>
    readStored(subjects, one, since, before, hold),
  )
  const posts = stored.flatMap((one) => one.posts)
  yield* subject.onStage({ _tag: "Grouping", posts: posts.length })
  const preceding = yield* editions.preceding(source, asOf)
  const previous = preceding === null ? [] : (yield* editions.topicsOf(preceding.id)).map(previousOf)
  const evidence = yield* EvidenceLibrary
  const library = yield* evidence.library
  const { topics, dropped, steady, steadyTopics } = withSubjects(subjects, () =>
    shelvesOf({ posts, asOf: before, previous, limit: TOPICS, library }),
  )
  return {
    topics,
    steady,
    steadyTopics,
    material: materialOf(topics, posts),
    postsAnalysed: posts.length,
    postsRead: stored.reduce((sum, { read }) => sum + read, 0),
    leftOut: leftOutOf(posts.filter(({ createdAt }) => createdAt >= before - WINDOW_DAYS * DAY_SECONDS)),
    dropped,
    notRead: notReadOf(stored.flatMap(({ unread }) => unread)),
    postsToday: posts.filter(({ createdAt }) => createdAt >= before - DAY_SECONDS).length,
  }
})

/** The posts that each topic links to, which are those most about it, by its key. */
const materialOf = (
  topics: ReadonlyArray<Pick<TopicDraft, "themeKey" | "sourceLinks" | "members">>,
  posts: ReadonlyArray<ReadPost>,
): ReadonlyMap<string, ReadonlyArray<LabelledPost>> => {
  const members = new Set(topics.flatMap((topic) => topic.members))
  const byLink = new Map<string, LabelledPost>()
  for (const post of posts) {
    // The text of any other post is not looked at.
    if (!members.has(post.id) || post.text === null) continue
    const { id, community, score, comments } = post
    const { title, body, permalink } = post.text
    byLink.set(permalink, { id, community, upvotes: score, comments, title, body, url: permalink })
  }
  return new Map(
    topics.map(({ themeKey, sourceLinks }) => [
      themeKey,
      sourceLinks.flatMap((link) => byLink.get(link) ?? []),
    ]),
  )
}

/** How many posts may not lead to a film, by reason, the commonest first. */
const leftOutOf = (posts: ReadonlyArray<ReadPost>): ReadonlyArray<LeftOut> =>
  sensitiveKinds
    .map((reason) => ({ reason, posts: posts.filter(({ sensitive }) => sensitive === reason).length }))
    .filter((left) => left.posts > 0)
    .toSorted((a, b) => b.posts - a.posts)

/** How many posts are in languages that are not read, by language, the commonest first. */
const notReadOf = (languages: ReadonlyArray<TextLanguage>): ReadonlyArray<NotRead> =>
  [...groupBy(languages, (language) => language)]
    .map(([language, all]) => ({
      language: isSpokenHere(language) ? names[language].tag : language,
      posts: all.length,
    }))
    .toSorted((a, b) => b.posts - a.posts || (a.language < b.language ? -1 : 1))

/**
 * The posts of one source, each read once: what was not read yet by this reader is, and its reading is held for the days
 * to come. Words are made from posts of the last week only; older posts are history and need no text.
 */
const readStored = Effect.fn("readStored")(function* (
  subjects: ReadonlyArray<Entry>,
  source: string,
  since: number,
  before: number,
  hold: (post: ReadPost) => ReadPost,
) {
  const store = yield* Posts
  const reader = yield* (yield* Reader).markOf(subjects)
  const textSince = before - steadyDays * DAY_SECONDS
  const counted = before - WINDOW_DAYS * DAY_SECONDS
  const posts: Array<ReadPost> = []
  /** The languages of posts of the counted window that are not read for them. */
  const unread: Array<TextLanguage> = []
  let read = 0
  let after: PostRef | null = null
  for (;;) {
    const asked = { source, since, before, after, limit: PAGE, reader, textSince }
    const page: ReadonlyArray<PostWithReading> = yield* store.pageRead(asked)
    const { made, fresh } = withSubjects(subjects, () => readPage(page, textSince))
    for (const [at, post] of made.entries()) {
      if (isReadPost(post)) posts.push(hold(post))
      else if (post.language !== null && (page[at]?.post.createdAt ?? 0) >= counted)
        unread.push(post.language)
    }
    read += fresh.length
    if (reader !== null && fresh.length > 0) yield* store.keepReadings(source, reader, fresh)
    after = page.at(-1)?.post ?? null
    if (page.length < PAGE) return { posts, unread, read }
  }
})

/** The posts of a page made ready, and what had to be read for it. */
const readPage = (page: ReadonlyArray<PostWithReading>, textSince: number) => {
  const fresh: Array<PostRead> = []
  const made = page.map(({ post, reading: held }) => {
    const reading = held ?? readingOf(post)
    if (held === null) fresh.push({ id: post.id, reading })
    return post.createdAt >= textSince ? withText(post, reading) : withoutText(post, reading)
  })
  return { made, fresh }
}
