import { lookedAtFor, nothingOffered, type Offer, offerOf } from "@rounds/core/for-you/for-you.ts"
import { type Edition, Topics } from "@rounds/core/topic/ports.ts"
import { cardOf, type TopicCard } from "@rounds/core/topic/shown.ts"
import type { Language } from "@rounds/core/script/settings.ts"
import type { Specialty } from "@rounds/core/topic/specialty.ts"
import type { SteadyQuestion } from "@rounds/core/topic/steady-question.ts"
import { topicsOfWeek, type WeekTopic } from "@rounds/core/topic/week.ts"
import * as Effect from "effect/Effect"

/** Topics of a list: what a page shows. */
const LENGTH = 10

/** How long another process's new edition may go unseen. */
const FRESH_MS = 1_000

const nothing: ReadonlyArray<TopicCard> = []
const unasked: ReadonlyArray<SteadyQuestion> = []
const noWeek: ReadonlyArray<WeekTopic> = []

interface Held {
  readonly edition: Edition | null
  readonly lists: Map<string, ReadonlyArray<TopicCard>>
  readonly steady: Map<string, ReadonlyArray<SteadyQuestion>>
  readonly weeks: Map<string, ReadonlyArray<WeekTopic>>
  /** What is chosen from for one person; undefined until somebody asks. */
  offer?: Offer
}

const keyOf = (specialty: Specialty | null, language: Language): string => `${specialty ?? "all"} ${language}`

/** What is held under a key, read when it is asked for the first time. */
const once = <A, E, R>(held: Map<string, A>, key: string, read: Effect.Effect<A, E, R>) =>
  Effect.suspend((): Effect.Effect<A, E, R> => {
    const known = held.get(key)
    return known === undefined
      ? Effect.tap(read, (fresh) => Effect.sync(() => held.set(key, fresh)))
      : Effect.succeed(known)
  })

const holdingOf = (edition: Edition | null): Held => ({
  edition,
  lists: new Map(),
  steady: new Map(),
  weeks: new Map(),
})

/**
 * The newest edition and its lists, held in memory: they change once a day and every visitor reads them. Gives the same
 * object until the edition changes, so that its encoding is kept too. Without `sampleData` an edition of sample data is
 * as good as none.
 */
export const topicLists = (sampleData: boolean) => {
  let held = holdingOf(null)
  let lookedAt = Number.NEGATIVE_INFINITY

  const current = Effect.gen(function* () {
    if (performance.now() - lookedAt < FRESH_MS) return held
    const latest = yield* Topics.use((topics) => topics.latestEdition)
    const edition = latest === null || (latest.sampleDate !== null && !sampleData) ? null : latest
    if (edition?.id !== held.edition?.id || edition === null) held = holdingOf(edition)
    lookedAt = performance.now()
    return held
  })

  return {
    edition: Effect.map(current, ({ edition }) => edition),
    /** Topics of the reader's language come first. */
    list: (specialty: Specialty | null, language: Language) =>
      Effect.gen(function* () {
        const { edition, lists } = yield* current
        if (edition === null) return nothing
        const read = Topics.use((port) => port.list({ specialty, limit: LENGTH, language }))
        return yield* once(
          lists,
          keyOf(specialty, language),
          Effect.map(read, (topics) => topics.map(cardOf)),
        )
      }),
    steady: (specialty: Specialty | null, language: Language) =>
      Effect.gen(function* () {
        const { edition, steady } = yield* current
        if (edition === null) return unasked
        const read = Topics.use((port) => port.steady({ specialty, limit: LENGTH, language }))
        return yield* once(steady, keyOf(specialty, language), read)
      }),
    /** What makes ten of the day's few. */
    ofWeek: (specialty: Specialty | null, language: Language) =>
      Effect.gen(function* () {
        const { edition, weeks } = yield* current
        if (edition === null) return noWeek
        return yield* once(
          weeks,
          keyOf(specialty, language),
          topicsOfWeek({ specialty, language, sampleData }),
        )
      }),
    /** What each person's own topics are taken from. */
    offer: Effect.gen(function* () {
      const now = yield* current
      if (now.edition === null) return nothingOffered
      if (now.offer !== undefined) return now.offer
      const wanted = { specialty: null, limit: lookedAtFor }
      const [topics, steady] = yield* Topics.use((port) =>
        Effect.all([port.list(wanted), port.steady(wanted)]),
      )
      now.offer = offerOf(topics, steady)
      return now.offer
    }),
    /** After a collection of our own. */
    forget: Effect.sync(() => {
      lookedAt = Number.NEGATIVE_INFINITY
    }),
  }
}

export type TopicLists = ReturnType<typeof topicLists>
