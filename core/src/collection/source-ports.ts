import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import type { Named } from "#reading/community-name.ts"
import type { Post } from "#reading/post.ts"
import type { SourceKind } from "#reading/source-kind.ts"
import type { PostRef } from "#topic/ports.ts"

/** One community could not be read; the others go on. `retryAfter` in seconds when the source said so. */
export class SourceUnavailable extends Schema.TaggedError<SourceUnavailable>()("SourceUnavailable", {
  community: Schema.String,
  reason: Schema.String,
  retryAfter: Schema.NullOr(Schema.Finite),
}) {}

/** One source of posts, as its adapter reads it. */
export interface ForumReader {
  readonly kind: SourceKind
  /** What its posts are held under: no two recordings, and no two kinds, share theirs. */
  readonly name: string
  /** The day the recording stands for ("2026-11-20"), when what it gives is sample data; null for a live source. */
  readonly sampleDate: string | null
  /** Communities that this source alone has, beside those that are known: a recording may bring some along. */
  readonly own?: ReadonlyArray<Community>
  /** Its posts were handed over: nobody is asked, and a community of which none is held has not answered. */
  readonly isHandedOver?: boolean
  /**
   * Posts of one community with `since <= createdAt < before` (seconds, UTC), newest first, and of every 24 hours
   * before `before` at most `perDay` (1 to 100), the newest ones. A community is asked for by its name.
   */
  readonly posts: (query: {
    readonly community: string
    readonly perDay: number
    readonly since: number
    readonly before: number
  }) => Effect.Effect<ReadonlyArray<Post>, SourceUnavailable>
  /** Which of these posts of one community were deleted or removed upstream since they were read. */
  readonly gone: (
    community: string,
    held: ReadonlyArray<PostRef>,
  ) => Effect.Effect<ReadonlyArray<string>, SourceUnavailable>
  /** Where the source can ask us to rest: until when it has (milliseconds since 1970; 0: it has not), and a rest from before. */
  readonly limit?: {
    readonly until: Effect.Effect<number>
    readonly restUntil: (until: number) => Effect.Effect<void>
  }
}

/** Port. Where forum posts come from: the sources that are configured, which one edition joins. */
export class ForumSource extends Context.Service<
  ForumSource,
  {
    /** What editions of these sources are called: the names of all, joined by a plus; "none" without any. */
    readonly name: string
    /** The day that a recording among them stands for; null when all are live. */
    readonly sampleDate: string | null
    readonly readers: ReadonlyArray<ForumReader>
  }
>()("core/collection/ForumSource") {}

/** A community of a source that the product reads; `postLimit` is posts per day, 10 to 100. */
export interface Community extends Named {
  readonly id: string
  readonly isActive: boolean
  readonly postLimit: number
}

/** Port. Which communities are read. */
export class Communities extends Context.Service<
  Communities,
  {
    /** Every known community, by name; at most 500. */
    readonly all: Effect.Effect<ReadonlyArray<Community>>
  }
>()("core/collection/Communities") {}
