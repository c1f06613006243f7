import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { Instant } from "#kernel/text.ts"

const Acted = {
  at: Instant,
  /** An account's id, or `cli`. */
  by: Schema.String,
  byEmail: Schema.NullOr(Schema.String),
  why: Schema.String,
}

/** A file of posts that was handed over, and what taking it back would do, or did. */
export const HandIn = Schema.Struct({
  ...Acted,
  id: Schema.String,
  file: Schema.String,
  communities: Schema.Natural,
  posts: Schema.Natural,
  /** Those that were not held before. */
  stored: Schema.Natural,
  /** Its posts that are held now, and would leave with it: no other upload has them. */
  leaving: Schema.Natural,
  /** Its posts that are held now, and would stay: another upload has them too. */
  staying: Schema.Natural,
  /** Null while it stands; `removed`: posts that left. */
  takenBack: Schema.NullOr(Schema.Struct({ ...Acted, removed: Schema.Natural })),
}).annotate({ identifier: "HandIn" })
export type HandIn = typeof HandIn.Type

/** No file that was handed over has this id. */
export class HandInUnknown extends Schema.TaggedError<HandInUnknown>()("HandInUnknown", {
  id: Schema.String,
}) {}

/** What an action about an upload is filed under. */
export const subjectOfHandIn = (id: string): string => `upload ${id}`

/** Port. The files that were handed over, and which posts came with each. */
export class HandIns extends Context.Service<
  HandIns,
  {
    /** Newest first; only those before a time (ISO 8601, UTC). `limit`: 1 to 200. */
    readonly page: (search: {
      readonly before?: string | undefined
      readonly limit: number
    }) => Effect.Effect<ReadonlyArray<HandIn>>
    readonly byId: (id: string) => Effect.Effect<HandIn | null>
    /** Notes a file whose posts are held now. */
    readonly add: (
      upload: Pick<HandIn, "id" | "file" | "communities" | "posts" | "stored" | "at">,
      postIds: ReadonlyArray<string>,
    ) => Effect.Effect<void>
    /**
     * Marks it as taken back, and removes its posts that no standing upload has: their texts, and that they were counted.
     * Gives how many left; null when it was taken back before, or there is none.
     */
    readonly takeBack: (id: string, at: string) => Effect.Effect<number | null>
  }
>()("core/admin/HandIns") {}
