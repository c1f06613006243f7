import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import type { Post } from "#reading/post.ts"
import type { Reading, Unfit } from "#reading/read-post.ts"
import type { Entry } from "#vocabulary/vocabulary.ts"

/** A post that is held, with what a reader made of it; null where that reader has not read it as it stands now. */
export interface PostWithReading {
  readonly post: Post
  readonly reading: Reading | Unfit | null
}

/** What was read of a post, to be held with it. */
export interface PostRead {
  readonly id: string
  readonly reading: Reading | Unfit
}

/**
 * Port. Who reads posts: one who reads by other code or other subjects is another reader, whose readings may differ.
 * Null where that cannot be told, and no reading is held; so it is unless an adapter knows the code.
 */
export const Reader = Context.Reference<{
  readonly markOf: (subjects: ReadonlyArray<Entry>) => Effect.Effect<string | null>
}>("core/topic/Reader", { defaultValue: () => ({ markOf: () => Effect.succeed(null) }) })
