import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { atomically } from "#kernel/atomically.ts"
import { Instant, textUpTo } from "#kernel/text.ts"
import { type Cause, recordAction } from "./action.ts"

/** How a source answered when it was read last: at once, late, not at all; `unread` before its first reading. */
export const SourceHealth = Schema.Literals(["fine", "slow", "failing", "unread"])
export type SourceHealth = typeof SourceHealth.Type

/** What came of the last reading of a source. */
export const LastReading = Schema.Struct({
  at: Instant,
  success: Schema.Boolean,
  postsCollected: Schema.Natural,
  /** Milliseconds. */
  duration: Schema.Natural,
  errorMessage: Schema.NullOr(Schema.String),
})
export type LastReading = typeof LastReading.Type

/** A forum community that topics are collected from. `postLimit`: posts a day, 10 to 100. */
export const Source = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  isActive: Schema.Boolean,
  postLimit: Schema.Natural,
  createdAt: Instant,
  last: Schema.NullOr(LastReading),
}).annotate({ identifier: "Source" })
export type Source = typeof Source.Type

export const SourceName = textUpTo(50).check(
  Schema.isPattern(/^[A-Za-z0-9_]{2,50}$/, {
    message: "Use the name as in the forum's address: 2 to 50 letters, digits or underscores",
  }),
)

export const PostLimit = Schema.Finite.check(Schema.isInt(), Schema.isBetween({ minimum: 10, maximum: 100 }))

/** What of a source can be changed. */
export const SourceChange = Schema.Struct({
  name: Schema.optionalKey(SourceName),
  postLimit: Schema.optionalKey(PostLimit),
  isActive: Schema.optionalKey(Schema.Boolean),
})
export type SourceChange = typeof SourceChange.Type

export const NewSource = Schema.Struct({ name: SourceName, postLimit: Schema.optionalKey(PostLimit) })
export type NewSource = typeof NewSource.Type

/** What a new source is asked for a day, unless said otherwise. */
export const usualPostLimit = 50

/** There is a source of this name, written in capitals or not. */
export class SourceNameTaken extends Schema.TaggedError<SourceNameTaken>()("SourceNameTaken", {
  name: Schema.String,
}) {}

/** No source has this id. */
export class SourceUnknown extends Schema.TaggedError<SourceUnknown>()("SourceUnknown", {
  id: Schema.String,
}) {}

/** Port. The sources, by name; a name is one source, however it is written. */
export class Sources extends Context.Service<
  Sources,
  {
    /** At most 500. */
    readonly all: Effect.Effect<ReadonlyArray<Source>>
    readonly byId: (id: string) => Effect.Effect<Source | null>
    /** Null when the name is taken. */
    readonly add: (source: Required<NewSource>) => Effect.Effect<Source | null>
    /** "taken": another source has the new name. */
    readonly change: (id: string, to: Required<SourceChange>) => Effect.Effect<"done" | "taken">
  }
>()("core/admin/Sources") {}

/** Slower than this is told as slow, in milliseconds. */
const SLOW_MS = 10_000

export const healthOf = ({ last }: Pick<Source, "last">): SourceHealth =>
  last === null ? "unread" : !last.success ? "failing" : last.duration > SLOW_MS ? "slow" : "fine"

/** Adds a source; the next collection reads it. */
export const addSource = Effect.fn("addSource")(function* (wanted: NewSource, cause: Cause) {
  const { name, postLimit = usualPostLimit } = wanted
  return yield* atomically(
    Effect.gen(function* () {
      const added = yield* Sources.use((sources) => sources.add({ name, postLimit }))
      if (added === null) return yield* new SourceNameTaken({ name })
      yield* recordAction({
        ...cause,
        action: "source_added",
        subject: `source ${name}`,
        after: { postLimit, isActive: true },
      })
      return added
    }),
  )
})

/** Changes a source; the next collection goes by it. What is the same already is no action. */
export const changeSource = Effect.fn("changeSource")(function* (
  id: string,
  change: SourceChange,
  cause: Cause,
) {
  return yield* atomically(
    Effect.gen(function* () {
      const source = yield* Sources.use((sources) => sources.byId(id))
      if (source === null) return yield* new SourceUnknown({ id })
      const { name, postLimit, isActive } = source
      const before = { name, postLimit, isActive }
      const after = { ...before, ...change }
      if (after.name === name && after.postLimit === postLimit && after.isActive === isActive) return source
      if ((yield* Sources.use((sources) => sources.change(id, after))) === "taken") {
        return yield* new SourceNameTaken({ name: after.name })
      }
      yield* recordAction({ ...cause, action: "source_set", subject: `source ${name}`, before, after })
      return { ...source, ...after }
    }),
  )
})
