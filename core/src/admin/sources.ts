import * as Context from "effect/Context"
import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { nextLook } from "#collection/schedule.ts"
import { atomically } from "#kernel/atomically.ts"
import { keyOf, writtenCommunity } from "#reading/community-name.ts"
import { communitiesOf, CommunitySource, type SourceKind } from "#reading/source-kind.ts"
import { Instant, textUpTo } from "#kernel/text.ts"
import { ForumSource } from "#collection/source-ports.ts"
import { type Cause, recordAction } from "./action.ts"
import { misnamed, usualTitles } from "./source-names.ts"

/**
 * How a source answered when it was read last: at once, late, not at all; `unread` before its first reading, `unasked`
 * while its kind is not configured.
 */
export const SourceHealth = Schema.Literals(["fine", "slow", "failing", "unread", "unasked"])
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

/** How a source has answered of late, over processes and days. */
export const SourceStanding = Schema.Struct({
  lastOkAt: Schema.NullOr(Instant),
  failingSince: Schema.NullOr(Instant),
  /** Failures in a row. */
  failures: Schema.Natural,
  /** Before that the schedule leaves it alone; null while it answers. */
  restsUntil: Schema.NullOr(Instant),
})
export type SourceStanding = typeof SourceStanding.Type

/** A community that topics are collected from. `postLimit`: posts a day, 10 to 100. */
export const Source = Schema.Struct({
  id: Schema.String,
  source: CommunitySource,
  name: Schema.String,
  /** What a feed is called; null for all others. */
  title: Schema.NullOr(Schema.String),
  isActive: Schema.Boolean,
  postLimit: Schema.Natural,
  createdAt: Instant,
  last: Schema.NullOr(LastReading),
  /** Null before its first reading. */
  standing: Schema.NullOr(SourceStanding),
}).annotate({ identifier: "Source" })
export type Source = typeof Source.Type

const SourceName = textUpTo(300)
const SourceTitle = textUpTo(60)

const PostLimit = Schema.Finite.check(Schema.isInt(), Schema.isBetween({ minimum: 10, maximum: 100 }))

/** What of a source can be changed. */
export const SourceChange = Schema.Struct({
  name: Schema.optionalKey(SourceName),
  title: Schema.optionalKey(SourceTitle),
  postLimit: Schema.optionalKey(PostLimit),
  isActive: Schema.optionalKey(Schema.Boolean),
})
export type SourceChange = typeof SourceChange.Type

/** `source` is Reddit and `title` a feed's host, unless said otherwise. */
export const NewSource = Schema.Struct({
  source: Schema.optionalKey(CommunitySource),
  name: SourceName,
  title: Schema.optionalKey(SourceTitle),
  postLimit: Schema.optionalKey(PostLimit),
})
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

/** What of a source stands in its row and can be changed. */
export interface SourceSettings extends Pick<Source, "name" | "title" | "postLimit" | "isActive"> {}

/** Port. The sources, by name; a name of one kind is one source, however it is written. */
export class Sources extends Context.Service<
  Sources,
  {
    /** At most 500. */
    readonly all: Effect.Effect<ReadonlyArray<Source>>
    readonly byId: (id: string) => Effect.Effect<Source | null>
    /** Null when the name is taken. */
    readonly add: (
      source: Pick<Source, "source" | "name" | "title" | "postLimit">,
    ) => Effect.Effect<Source | null>
    /** "taken": another source has the new name. */
    readonly change: (id: string, to: SourceSettings) => Effect.Effect<"done" | "taken">
  }
>()("core/admin/Sources") {}

/** Slower than this is told as slow, in milliseconds. */
const SLOW_MS = 10_000

export const healthOf = (
  { source, last }: Pick<Source, "source" | "last">,
  readers: ReadonlyArray<{ readonly kind: SourceKind }>,
): SourceHealth =>
  !readers.some(({ kind }) => communitiesOf[kind] === source)
    ? "unasked"
    : last === null
      ? "unread"
      : !last.success
        ? "failing"
        : last.duration > SLOW_MS
          ? "slow"
          : "fine"

/** A source with how its kind writes it and how it answered last. */
export const ShownSource = Schema.Struct({
  ...Source.fields,
  written: Schema.String,
  health: SourceHealth,
  /** When the schedule asks it again; null while it answers, is off, or is not configured. */
  nextTryAt: Schema.NullOr(Instant),
}).annotate({ identifier: "ShownSource" })
export type ShownSource = typeof ShownSource.Type

/** A source as operators see it. */
export const shownSource = Effect.fn("shownSource")(function* (source: Source) {
  const { readers } = yield* ForumSource
  const now = yield* DateTime.now
  const health = healthOf(source, readers)
  const shown: ShownSource = {
    ...source,
    written: writtenCommunity(keyOf(source)),
    health,
    nextTryAt: health === "failing" && source.isActive ? nextTryOf(source.standing, now) : null,
  }
  return shown
})

const nextTryOf = (standing: SourceStanding | null, now: DateTime.Utc): string => {
  const rested =
    standing?.restsUntil == null ? now : DateTime.max(now, DateTime.makeUnsafe(standing.restsUntil))
  return DateTime.formatIso(nextLook(DateTime.toUtc(rested)))
}

/** Adds a source; the next collection reads it. */
export const addSource = Effect.fn("addSource")(function* (wanted: NewSource, cause: Cause) {
  const { source = "reddit", name, postLimit = usualPostLimit } = wanted
  const [title, ...others] = wanted.title === undefined ? usualTitles(source, name) : [wanted.title]
  const fault = misnamed({ source, name, title })
  if (fault !== null) return yield* fault
  return yield* atomically(
    Effect.gen(function* () {
      let named = { source, name, title }
      let added = yield* Sources.use((sources) => sources.add({ ...named, postLimit }))
      for (const other of others) {
        if (added !== null) break
        named = { ...named, title: other }
        added = yield* Sources.use((sources) => sources.add({ ...named, postLimit }))
      }
      if (added === null) return yield* new SourceNameTaken({ name })
      yield* recordAction({
        ...cause,
        action: "source_added",
        subject: `source ${keyOf(named)}`,
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
      const { name, title, postLimit, isActive } = source
      const before = { name, title, postLimit, isActive }
      const after = { ...before, ...change }
      if (
        after.name === name &&
        after.title === title &&
        after.postLimit === postLimit &&
        after.isActive === isActive
      )
        return source
      const fault = misnamed({ source: source.source, name: after.name, title: after.title })
      if (fault !== null) return yield* fault
      if ((yield* Sources.use((sources) => sources.change(id, after))) === "taken") {
        return yield* new SourceNameTaken({ name: after.name })
      }
      yield* recordAction({
        ...cause,
        action: "source_set",
        subject: `source ${keyOf(source)}`,
        before,
        after,
      })
      return { ...source, ...after }
    }),
  )
})
