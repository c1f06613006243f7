import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { DAY_MILLIS } from "#kernel/day.ts"
import { gateOf } from "#script/safety/gate.ts"
import { Topics } from "./ports.ts"
import { TopicUnknown } from "./rejections.ts"
import { cardOf, TopicCard } from "./shown.ts"
import type { Specialty } from "./specialty.ts"
import type { DailyCount, Topic } from "./topic.ts"

/** A topic as everybody may read it, with when people asked about it: no more of it than its card. */
export const DatedTopic = Schema.Struct({
  ...TopicCard.fields,
  /** The last day (UTC) that was counted. */
  day: Schema.String,
  /** Whether it is one of the newest edition's. */
  isCurrent: Schema.Boolean,
}).annotate({ identifier: "DatedTopic" })
export type DatedTopic = typeof DatedTopic.Type

/** Some topics that were found, newest edition first; `next` leads to more of them, null at the end. */
export const FoundTopics = Schema.Struct({
  topics: Schema.Array(DatedTopic),
  next: Schema.NullOr(Schema.String),
}).annotate({ identifier: "FoundTopics" })
export type FoundTopics = typeof FoundTopics.Type

/** A theme that has a page, and when its newest edition was finished (ISO 8601, UTC). */
export interface ThemePage {
  readonly themeKey: string
  readonly finishedAt: string
}

/** Which editions count: finished since then (milliseconds), with or without those of sample data. */
interface Reach {
  readonly since: number
  readonly sampleData: boolean
}

/** Port. The published topics of a stretch of time, of each theme the newest. */
export class TopicArchive extends Context.Service<
  TopicArchive,
  {
    /**
     * Topics of whose title, question or keywords every one of `words` is a word, the beginning of one, or another form
     * of it; newest edition first. A word is letters and digits only. `cursor` is the `next` of the page before; one that cannot be read starts anew.
     */
    readonly search: (
      query: Reach & {
        readonly words: ReadonlyArray<string>
        readonly cursor: string | null
        readonly limit: number
      },
    ) => Effect.Effect<{ readonly topics: ReadonlyArray<Topic>; readonly next: string | null }>
    /**
     * The daily counts of a topic's theme that its source has, of 90 days up to the topic's last one, oldest first: of its
     * question, where it is counted by that, else of its subject.
     */
    readonly daysOf: (topicId: string) => Effect.Effect<ReadonlyArray<DailyCount>>
    readonly ofTheme: (query: Reach & { readonly themeKey: string }) => Effect.Effect<Topic | null>
    /** Rising topics that suit one of these specialties, or any, newest edition first, each edition's by rank; at most `limit`. */
    readonly suiting: (
      query: Reach & { readonly specialties: ReadonlyArray<Specialty> | null; readonly limit: number },
    ) => Effect.Effect<ReadonlyArray<Topic>>
    /** Newest first, at most `limit`. */
    readonly themes: (query: Reach & { readonly limit: number }) => Effect.Effect<ReadonlyArray<ThemePage>>
  }
>()("core/topic/TopicArchive") {}

/** So many days of editions are searched, and have pages. */
export const archiveDays = 90

/** Found topics of one answer, words that are looked at, and themes in the list for search engines. */
const PAGE = 20
const WORDS = 8
const THEMES = 5000

/** Words as they are looked for; marks that stand for themselves (a dot over an i in lower case) are dropped. */
const wordsIn = (text: string): ReadonlyArray<string> =>
  text
    .normalize("NFKC")
    .replaceAll(/\p{M}/gu, "")
    .match(/[\p{L}\p{N}]+/gu)
    ?.slice(0, WORDS) ?? []

const reachOf = (sampleData: boolean) =>
  Effect.map(Clock.currentTimeMillis, (now): Reach => ({ since: now - archiveDays * DAY_MILLIS, sampleData }))

/** What today's rules would not let anybody film is shown no more, whatever edition offered it. */
export const isOffered = ({ title, engagementData }: Topic): boolean =>
  gateOf(title) === null && gateOf(engagementData.question?.text ?? "") === null

/** A topic as everybody may read it, with its day. */
export const dated = (topic: Topic): DatedTopic => ({
  ...cardOf(topic),
  day: topic.sampleDate ?? topic.engagementData.days.at(-1)?.day ?? topic.updatedAt.slice(0, 10),
  isCurrent: topic.isActive,
})

/** The topics of 90 days that words are found in, newest first and of each theme one, 20 at a time. Spends nothing. */
export const searchTopics = Effect.fn("searchTopics")(function* (query: {
  readonly text: string
  readonly cursor: string | null
  readonly sampleData: boolean
}) {
  const words = wordsIn(query.text)
  if (words.length === 0) return { topics: [], next: null }
  const reach = yield* reachOf(query.sampleData)
  const archive = yield* TopicArchive
  const { topics, next } = yield* archive.search({ ...reach, words, cursor: query.cursor, limit: PAGE })
  return { topics: topics.filter(isOffered).map(dated), next }
})

/**
 * The newest topic of a theme, for its public page. A topic's own id leads to its theme too. Fails with `TopicUnknown` for
 * what nobody asked about in 90 days, and for what is not offered.
 */
export const readPublicTopic = Effect.fn("readPublicTopic")(function* (query: {
  readonly slug: string
  readonly sampleData: boolean
}) {
  const archive = yield* TopicArchive
  const reach = yield* reachOf(query.sampleData)
  const ofTheme = (themeKey: string) => archive.ofTheme({ ...reach, themeKey })
  const themed = yield* ofTheme(query.slug.toLowerCase())
  const named = themed === null ? yield* Topics.use((topics) => topics.byId(query.slug)) : null
  const topic = themed ?? (named === null ? null : yield* ofTheme(named.themeKey))
  if (topic === null || !isOffered(topic)) return yield* new TopicUnknown({ topicId: query.slug })
  return dated(topic)
})

/** The themes that have a page, for search engines, newest first: none of sample data. */
export const themePages = Effect.gen(function* () {
  const reach = yield* reachOf(false)
  return yield* TopicArchive.use((archive) => archive.themes({ ...reach, limit: THEMES }))
})
