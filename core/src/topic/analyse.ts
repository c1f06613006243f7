import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import type { Post } from "#reading/post.ts"
import { EvidenceLibrary } from "#evidence/ports.ts"
import { DAY_SECONDS } from "#kernel/day.ts"
import { names } from "#language/names.ts"
import { groupBy } from "#kernel/group-by.ts"
import type { LabelledPost } from "#labelling/ports.ts"
import { isReadPost, type ReadPost, readPost } from "#reading/read-post.ts"
import { isSpokenHere, type TextLanguage } from "#text/language.ts"
import { withSubjects } from "#vocabulary/in-force.ts"
import { laidOver, StoredSubjects } from "#vocabulary/stored.ts"
import type { Entry } from "#vocabulary/vocabulary.ts"
import { sensitiveKinds } from "#reading/sensitive.ts"
import { shelvesOf } from "./detect-topics.ts"
import { previousOf } from "./theme-key.ts"
import type { Topic } from "./topic.ts"
import { type CollectionStage, Editions, type LeftOut, type NotRead, Posts } from "./ports.ts"
import { steadyDays } from "./steady-question.ts"

/** Posts of the counted window. */
const WINDOW_DAYS = 3

/** Posts read from the store at once: raw text never fills more memory than this. */
const PAGE = 2000

/** Topics of an edition: ten for the list of everybody, and enough for ten per specialty. */
const TOPICS = 30

/**
 * Reads the stored posts of `days` days before `asOf` page by page and finds their topics. The edition of the day before
 * only steadies names and labels. Same posts, same subjects by name, same edition before: same answer.
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
  const stored = yield* Effect.forEach(subject.sources, (one) => readStored(subjects, one, since, before))
  const posts = stored.flatMap(({ read }) => read)
  yield* subject.onStage({ _tag: "Grouping", posts: posts.length })
  const preceding = yield* editions.preceding(source, asOf)
  const previous = preceding === null ? [] : (yield* editions.topicsOf(preceding.id)).map(previousOf)
  const evidence = yield* EvidenceLibrary
  const library = yield* evidence.library
  const { topics, steady, steadyTopics } = withSubjects(subjects, () =>
    shelvesOf({ posts, asOf: before, previous, limit: TOPICS, library }),
  )
  return {
    topics,
    steady,
    steadyTopics,
    material: materialOf(topics, posts),
    postsAnalysed: posts.length,
    leftOut: leftOutOf(posts.filter(({ createdAt }) => createdAt >= before - WINDOW_DAYS * DAY_SECONDS)),
    notRead: notReadOf(stored.flatMap(({ unread }) => unread)),
    postsToday: posts.filter(({ createdAt }) => createdAt >= before - DAY_SECONDS).length,
  }
})

/** The posts that each topic links to, which are those most about it, by its key. */
const materialOf = (
  topics: ReadonlyArray<Pick<Topic, "themeKey" | "sourceLinks">>,
  posts: ReadonlyArray<ReadPost>,
): ReadonlyMap<string, ReadonlyArray<LabelledPost>> => {
  const linked = new Set(topics.flatMap(({ sourceLinks }) => sourceLinks))
  const byLink = new Map(
    posts.flatMap(({ id, community, score, comments, text }) =>
      text !== null && linked.has(text.permalink)
        ? [
            [
              text.permalink,
              {
                id,
                community,
                upvotes: score,
                comments,
                title: text.title,
                body: text.body,
                url: text.permalink,
              },
            ] as const,
          ]
        : [],
    ),
  )
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

/** Words are made from posts of the last week only; older posts are history and need no text. */
const readStored = Effect.fn("readStored")(function* (
  subjects: ReadonlyArray<Entry>,
  source: string,
  since: number,
  before: number,
) {
  const store = yield* Posts
  const read: Array<ReadPost> = []
  /** The languages of posts of the counted window that are not read for them. */
  const unread: Array<TextLanguage> = []
  let after: Post | null = null
  for (;;) {
    const page: ReadonlyArray<Post> = yield* store.page({ source, since, before, after, limit: PAGE })
    const posts = withSubjects(subjects, () => page.map(readPost))
    for (const [at, post] of posts.entries()) {
      if (!isReadPost(post)) {
        const isCounted = (page[at]?.createdAt ?? 0) >= before - WINDOW_DAYS * DAY_SECONDS
        if (post.language !== null && isCounted) unread.push(post.language)
        continue
      }
      read.push(post.createdAt >= before - steadyDays * DAY_SECONDS ? post : { ...post, text: null })
    }
    after = page.at(-1) ?? null
    if (page.length < PAGE) return { read, unread }
  }
})
