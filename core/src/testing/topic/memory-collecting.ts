import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { Post } from "#reading/post.ts"
import type { Reading, Unfit } from "#reading/read-post.ts"
import { Communities, type Community } from "#collection/source-ports.ts"
import {
  AlreadyCollected,
  CollectionLog,
  CollectionRunning,
  type Edition,
  Editions,
  Posts,
  Topics,
} from "#topic/ports.ts"
import { bySurplus, firstIn } from "#topic/order.ts"
import type { Topic } from "#topic/topic.ts"

interface Held {
  readonly source: string
  readonly post: Post
  readonly seenAt: number
  readonly read: { readonly by: string; readonly reading: Reading | Unfit } | null
}

interface Published {
  readonly edition: Edition
  readonly dueOn: string | null
  readonly byHand: boolean
}

const DAY_MS = 86_400_000

const WITHOUT_TEXT = { title: "", body: "", permalink: "", url: null, flair: null, authorKey: null }

const MemoryPosts: Layer.Layer<Posts> = Layer.effect(
  Posts,
  Effect.sync(() => {
    const held = new Map<string, Held>()
    const of = (source: string) => [...held.values()].filter((one) => one.source === source)
    return {
      store: (source, posts, seenAt) =>
        Effect.sync(() => {
          const before = held.size
          for (const post of posts) {
            const key = `${source} ${post.id}`
            const text = post.removed ? WITHOUT_TEXT : {}
            const known = held.get(key)
            const fresh = { ...post, ...text }
            held.set(key, {
              source,
              post: fresh,
              seenAt: known?.seenAt ?? seenAt,
              read: known !== undefined && wordsOf(known.post) === wordsOf(fresh) ? known.read : null,
            })
          }
          return held.size - before
        }),
      page: ({ source, community, since, before, after, limit }) =>
        Effect.sync(() =>
          of(source)
            .map(({ post }) => post)
            .filter(({ createdAt }) => createdAt >= since && createdAt < before)
            .filter((post) => community === undefined || post.community === community)
            .toSorted(inTime)
            .filter((post) => after === null || inTime(post, after) > 0)
            .slice(0, limit),
        ),
      pageRead: ({ source, since, before, after, limit, reader, textSince }) =>
        Effect.sync(() =>
          of(source)
            .filter(({ post }) => !post.removed && post.createdAt >= since && post.createdAt < before)
            .toSorted((one, other) => inTime(one.post, other.post))
            .filter(({ post }) => after === null || inTime(post, after) > 0)
            .slice(0, limit)
            .map(({ post, read }) => {
              const reading = read !== null && read.by === reader ? read.reading : null
              const isBare = reading !== null && post.createdAt < textSince
              return { post: isBare ? { ...post, title: "", body: "" } : post, reading }
            }),
        ),
      keepReadings: (source, by, read) =>
        Effect.sync(() => {
          for (const { id, reading } of read) {
            const key = `${source} ${id}`
            const known = held.get(key)
            if (known !== undefined && !known.post.removed) held.set(key, { ...known, read: { by, reading } })
          }
        }),
      newest: (source, community) =>
        Effect.sync(() => {
          const times = of(source)
            .filter(({ post }) => post.community === community)
            .map(({ post }) => post.createdAt)
          return times.length === 0 ? null : Math.max(...times)
        }),
      communities: (source) =>
        Effect.sync(() =>
          [...new Set(of(source).map(({ post }) => post.community))].toSorted().slice(0, 1000),
        ),
      remove: (source, ids) => Effect.sync(() => ids.filter((id) => held.delete(`${source} ${id}`)).length),
      purge: (seenBefore) =>
        Effect.sync(() => {
          const old = [...held].filter(([, { seenAt }]) => seenAt < seenBefore)
          for (const [key] of old) held.delete(key)
          return old.length
        }),
    }
  }),
)

/** What reading goes by. */
const wordsOf = ({ title, body, flair, url, over18, stickied, removed, automated }: Post) =>
  JSON.stringify([title, body, flair, url, over18, stickied, removed, automated])

const inTime = (
  one: { readonly createdAt: number; readonly id: string },
  other: { readonly createdAt: number; readonly id: string },
) => one.createdAt - other.createdAt || (one.id < other.id ? -1 : one.id > other.id ? 1 : 0)

const MemoryEditions: Layer.Layer<Editions | Topics> = Layer.effectContext(
  Effect.gen(function* () {
    const published: Array<Published> = []
    const topics = new Map<
      string,
      { readonly topic: Topic; readonly edition: string; readonly rank: number }
    >()
    const running = { now: false }
    const newest = (fits: (edition: Edition) => boolean) =>
      published
        .map(({ edition }) => edition)
        .filter(fits)
        .toSorted((one, other) => (one.finishedAt < other.finishedAt ? 1 : -1))[0] ?? null
    const ranked = (fits: (of: { readonly topic: Topic; readonly edition: string }) => boolean) =>
      [...topics.values()]
        .filter(fits)
        .toSorted((one, other) => one.rank - other.rank)
        .map(({ topic }) => topic)
    const context = yield* Layer.build(
      Layer.mergeAll(
        Layer.succeed(Editions, {
          newestOf: (source) => Effect.sync(() => newest((edition) => edition.source === source)),
          preceding: (source, asOf) =>
            Effect.sync(() => {
              const day = Date.parse(`${asOf.slice(0, 10)}T00:00:00Z`)
              const age = (edition: Edition) => day - Date.parse(edition.asOf)
              return newest((one) => one.source === source && age(one) > 0 && age(one) <= 2 * DAY_MS)
            }),
          fulfils: (source, dueOn) =>
            Effect.sync(() => published.some((one) => one.edition.source === source && one.dueOn === dueOn)),
          topicsOf: (id) =>
            Effect.sync(() =>
              ranked(({ edition, topic }) => edition === id && topic.trendVelocity !== "steady").slice(
                0,
                100,
              ),
            ),
          yardstick: (isSample) =>
            Effect.sync(() => {
              const alike = published
                .filter(({ edition }) => (edition.sampleDate !== null) === isSample)
                .toSorted((one, other) => (one.edition.finishedAt < other.edition.finishedAt ? 1 : -1))
                .slice(0, 7)
              const byHand = alike.findIndex((one) => one.byHand)
              return {
                editions: alike
                  .slice(0, byHand === -1 ? alike.length : byHand + 1)
                  .map(({ edition }) => edition),
                isAnyPublished: published.length > 0,
              }
            }),
          publish: (edition, dueOn, found, byHand) =>
            Effect.suspend(() => {
              if (
                dueOn !== null &&
                published.some((one) => one.dueOn === dueOn && one.edition.source === edition.source)
              ) {
                return Effect.fail(new AlreadyCollected({ day: dueOn }))
              }
              published.push({ edition, dueOn, byHand: byHand !== undefined })
              for (const [id, one] of topics)
                topics.set(id, { ...one, topic: { ...one.topic, isActive: false } })
              for (const [at, topic] of found.entries()) {
                const createdAt = topics.get(topic.id)?.topic.createdAt ?? topic.createdAt
                topics.set(topic.id, { topic: { ...topic, createdAt }, edition: edition.id, rank: at })
              }
              return Effect.void
            }),
          alone: <A, E, R>(work: Effect.Effect<A, E, R>) =>
            Effect.suspend((): Effect.Effect<A, E | CollectionRunning, R> => {
              if (running.now) return Effect.fail(new CollectionRunning({}))
              running.now = true
              return Effect.ensuring(
                work,
                Effect.sync(() => {
                  running.now = false
                }),
              )
            }),
        }),
        Layer.succeed(Topics, {
          latestEdition: Effect.sync(() => newest(() => true)),
          list: ({ specialty, limit, language = "english" }) =>
            Effect.sync(() => {
              const rising = ranked(({ topic }) => topic.isActive && topic.trendVelocity !== "steady")
              const fitting = rising.filter(({ specialtyRelevance }) =>
                specialtyRelevance.some((one) => one.specialty === specialty),
              )
              return firstIn(language, specialty === null ? rising : bySurplus(fitting)).slice(0, limit)
            }),
          steady: ({ specialty, limit, language = "english" }) =>
            Effect.sync(() =>
              firstIn(
                language,
                (newest(() => true)?.steady ?? []).filter(
                  ({ specialties }) => specialty === null || specialties.includes(specialty),
                ),
              ).slice(0, limit),
            ),
          byId: (id) => Effect.sync(() => topics.get(id)?.topic ?? null),
        }),
      ),
    )
    return context
  }),
)

/** Everything a collection writes to, in memory. The log is not kept. */
export const MemoryCollecting = (communities: ReadonlyArray<Community>) =>
  Layer.mergeAll(
    MemoryPosts,
    MemoryEditions,
    Layer.succeed(Communities, { all: Effect.succeed(communities) }),
    Layer.succeed(CollectionLog, { record: () => Effect.void, failedSince: () => Effect.succeed([]) }),
  )
