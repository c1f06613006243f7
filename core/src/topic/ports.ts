import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import type { Yardstick } from "#collection/floor.ts"
import type { Post } from "#reading/post.ts"
import type { Sensitive } from "#reading/sensitive.ts"
import type { Language } from "#script/settings.ts"
import type { PostRead, PostWithReading } from "./post-reading.ts"
import type { Specialty } from "./specialty.ts"
import type { SteadyQuestion } from "./steady-question.ts"
import type { TopicDrop } from "./drop.ts"
import type { Topic } from "./topic.ts"

/** A post that is held, as far as it takes to ask for it again. */
export type PostRef = Pick<Post, "id" | "createdAt">

/**
 * Port. The raw posts, held for at most 30 days. Posts of one source are never mixed with those of another.
 * Storing a post again only refreshes its counts; a post that comes back as removed loses its text at once.
 */
export class Posts extends Context.Service<
  Posts,
  {
    /** `seenAt` in milliseconds: the time from which the 30 days count. Returns how many posts were new. */
    readonly store: (source: string, posts: ReadonlyArray<Post>, seenAt: number) => Effect.Effect<number>
    /**
     * One page, oldest first, of posts with `since <= createdAt < before`; `after` is the last post of the page before.
     * With a community, of that one alone.
     */
    readonly page: (query: {
      readonly source: string
      readonly community?: string
      readonly since: number
      readonly before: number
      readonly after: { readonly createdAt: number; readonly id: string } | null
      readonly limit: number
    }) => Effect.Effect<ReadonlyArray<Post>>
    /**
     * The same page of posts that were not removed, each with what `reader` made of it. Of those that it has read, and
     * that are older than `textSince` (seconds), title and body are left out.
     */
    readonly pageRead: (query: {
      readonly source: string
      readonly since: number
      readonly before: number
      readonly after: PostRef | null
      readonly limit: number
      readonly reader: string | null
      readonly textSince: number
    }) => Effect.Effect<ReadonlyArray<PostWithReading>>
    /**
     * Holds what `reader` made of posts, beside them: it goes when the post does, and when its text is stored again with
     * other words. A post that is not held any more is passed over.
     */
    readonly keepReadings: (
      source: string,
      reader: string,
      read: ReadonlyArray<PostRead>,
    ) => Effect.Effect<void>
    /** When the newest post held of a community was created (seconds), or null when none is held. */
    readonly newest: (source: string, community: string) => Effect.Effect<number | null>
    /** The communities of which posts are held, by name; at most 1000. */
    readonly communities: (source: string) => Effect.Effect<ReadonlyArray<string>>
    readonly remove: (source: string, ids: ReadonlyArray<string>) => Effect.Effect<number>
    /** Removes every post first seen before `seenBefore` (milliseconds), whatever its source. */
    readonly purge: (seenBefore: number) => Effect.Effect<number>
  }
>()("core/topic/Posts") {}

/** What came of one community in one collection; `durationMs` in milliseconds. */
export interface CollectionEntry {
  readonly community: string
  readonly postsCollected: number
  readonly themesGenerated: number
  readonly success: boolean
  readonly errorMessage: string | null
  readonly durationMs: number
}

/** Posts of the counted window that may not lead to a film, by the first reason. */
export interface LeftOut {
  readonly reason: Sensitive
  readonly posts: number
}

/** What rose and became no topic of an edition, for one reason; at most ten names of it. */
export interface NotOffered {
  readonly reason: TopicDrop
  readonly count: number
  readonly names: ReadonlyArray<string>
}

/** Posts of the counted window in a language that is not read; "und" for one that is not told apart. */
export interface NotRead {
  /** BCP 47. */
  readonly language: string
  readonly posts: number
}

/** Port. The history of collections, one line per community and run. `outcome` in an operator's words. */
export class CollectionLog extends Context.Service<
  CollectionLog,
  {
    readonly record: (run: {
      readonly sessionId: string
      readonly source: string
      readonly at: number
      readonly outcome: string
      readonly entries: ReadonlyArray<CollectionEntry>
      /** The edition that came of it, published or kept back; null when nothing did. */
      readonly edition: {
        readonly id: string
        readonly leftOut: ReadonlyArray<LeftOut>
        readonly notOffered: ReadonlyArray<NotOffered>
      } | null
    }) => Effect.Effect<void>
    /** Communities of a source whose last line since `since` (milliseconds) says that they could not be read. */
    readonly failedSince: (source: string, since: number) => Effect.Effect<ReadonlyArray<string>>
  }
>()("core/topic/CollectionLog") {}

/** What a collection is doing right now. */
export type CollectionStage =
  | { readonly _tag: "Collecting"; readonly done: number; readonly of: number }
  | { readonly _tag: "Grouping"; readonly posts: number }
  | { readonly _tag: "Publishing"; readonly topics: number }

/** Port. The collection that runs now, in whatever process. */
export class CollectionProgress extends Context.Service<
  CollectionProgress,
  {
    /** What the collection of this process does; null at its beginning. */
    readonly report: (stage: CollectionStage | null) => Effect.Effect<void>
    /** Null when nobody collects; a process that was killed collects no more. */
    readonly running: Effect.Effect<{ readonly stage: CollectionStage | null } | null>
  }
>()("core/topic/CollectionProgress") {}

/** One finished collection and the topics it gave. Times are ISO 8601 in UTC. */
export interface Edition {
  readonly id: string
  readonly asOf: string
  readonly finishedAt: string
  readonly source: string
  readonly sampleDate: string | null
  readonly postsToday: number
  readonly postsAnalysed: number
  readonly communities: number
  readonly topics: number
  /** By language, the commonest first. Given when it is published; a list of editions goes without. */
  readonly notRead?: ReadonlyArray<NotRead>
  /** Given when it is published and read by itself: a list of editions goes without. */
  readonly steady?: ReadonlyArray<SteadyQuestion>
}

/** Port. Published topics. Lists hold at most `limit`. */
export class Topics extends Context.Service<
  Topics,
  {
    readonly latestEdition: Effect.Effect<Edition | null>
    /** By rank; of a specialty by the rule that ranks are made of (`bySurplus`). */
    readonly list: (query: {
      readonly specialty: Specialty | null
      readonly limit: number
      /** Topics of this language come first, each language in its own order; the usual one where nobody says. */
      readonly language?: Language
    }) => Effect.Effect<ReadonlyArray<Topic>>
    /** The steady questions of the newest edition, those of this language first; the usual one where nobody says. */
    readonly steady: (query: {
      readonly specialty: Specialty | null
      readonly limit: number
      readonly language?: Language
    }) => Effect.Effect<ReadonlyArray<SteadyQuestion>>
    /** Also topics of older editions: scripts refer to them. */
    readonly byId: (id: string) => Effect.Effect<Topic | null>
  }
>()("core/topic/Topics") {}

/** Someone is collecting right now; only one collection runs at a time. */
export class CollectionRunning extends Schema.TaggedError<CollectionRunning>()("CollectionRunning", {}) {}

/** The edition of this day's schedule is there already. */
export class AlreadyCollected extends Schema.TaggedError<AlreadyCollected>()("AlreadyCollected", {
  day: Schema.String,
}) {}

/** Port. Puts an edition in place of the one before: all of it or nothing. */
export class Editions extends Context.Service<
  Editions,
  {
    /** The edition of one source that was finished last, or null. */
    readonly newestOf: (source: string) => Effect.Effect<Edition | null>
    /** The last edition of one source that stands for one of the two days (UTC) before the day of `asOf` (ISO 8601). */
    readonly preceding: (source: string, asOf: string) => Effect.Effect<Edition | null>
    /** Whether the schedule of `dueOn` ("2026-11-20") has its edition. */
    readonly fulfils: (source: string, dueOn: string) => Effect.Effect<boolean>
    /** The rising topics of an edition by rank, at most 100. */
    readonly topicsOf: (editionId: string) => Effect.Effect<ReadonlyArray<Topic>>
    /** `dueOn`: the day ("2026-11-20") of the schedule that this edition fulfils, null when collected by hand. */
    readonly publish: (
      edition: Edition,
      dueOn: string | null,
      topics: ReadonlyArray<Topic>,
      /** Set when an operator publishes what was kept back. */
      byHand?: "by hand",
    ) => Effect.Effect<void, AlreadyCollected>
    /** What a new edition is measured by; `isSample`: of sample data. */
    readonly yardstick: (isSample: boolean) => Effect.Effect<Yardstick>
    /** Runs `work` while no other process collects. */
    readonly alone: <A, E, R>(work: Effect.Effect<A, E, R>) => Effect.Effect<A, E | CollectionRunning, R>
  }
>()("core/topic/Editions") {}
