import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import type { Post } from "./post.ts"
import type { Specialty } from "./specialty.ts"
import type { Topic } from "./topic.ts"

/** One community could not be read; the others go on. `retryAfter` in seconds when the source said so. */
export class SourceUnavailable extends Schema.TaggedError<SourceUnavailable>()("SourceUnavailable", {
  community: Schema.String,
  reason: Schema.String,
  retryAfter: Schema.NullOr(Schema.Finite),
}) {}

/** Port. Where forum posts come from: recorded listings, Reddit, and others. */
export class ForumSource extends Context.Service<
  ForumSource,
  {
    readonly name: string
    /** The day the recording stands for ("2026-11-20"), when what it gives is sample data; null for a live source. */
    readonly sampleDate: string | null
    /** Posts of one community, newest first, at most `limit` (1 to 100), created before `before` (seconds, UTC). */
    readonly posts: (query: {
      readonly community: string
      readonly limit: number
      readonly since: number
      readonly before: number
    }) => Effect.Effect<ReadonlyArray<Post>, SourceUnavailable>
  }
>()("core/topic/ForumSource") {}

/** A forum community the product reads. */
export interface Community {
  readonly id: string
  readonly name: string
  readonly isActive: boolean
  readonly postLimit: number
}

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
}

/** Port. Published topics. Lists are ordered by rank and hold at most `limit`. */
export class Topics extends Context.Service<
  Topics,
  {
    readonly latestEdition: Effect.Effect<Edition | null>
    readonly list: (query: {
      readonly specialty: Specialty | null
      readonly limit: number
    }) => Effect.Effect<ReadonlyArray<Topic>>
    readonly byId: (id: string) => Effect.Effect<Topic | null>
  }
>()("core/topic/Topics") {}
