import { DAY_MILLIS } from "#kernel/day.ts"
import * as Clock from "effect/Clock"
import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import { ForumSource, Posts } from "./ports.ts"

/** Raw posts go after 29 days, so that a daily purge never lets one get older than 30. */
const KEPT_MS = 29 * DAY_MILLIS

/** Posts asked for at once; Reddit answers for at most 100. */
const ASKED = 100

/** Removes every post that has been held for 29 days, whatever its source, and gives their number. */
export const purgeOld = Effect.fn("purgeOld")(function* () {
  const posts = yield* Posts
  return yield* posts.purge((yield* Clock.currentTimeMillis) - KEPT_MS)
})

/**
 * Removes the posts that their authors or moderators have deleted upstream since they were read, and gives their number.
 * Run at least daily: a deleted post may stay here for a day. Stops with `SourceUnavailable` when the source does not
 * answer; what was removed until then stays removed.
 */
export const purgeGone = Effect.fn("purgeGone")(function* () {
  const source = yield* ForumSource
  const posts = yield* Posts
  // A recording does not change.
  if (source.sampleDate !== null) return 0
  const before = DateTime.toEpochMillis(yield* DateTime.now) / 1000
  let removed = 0
  let after: { readonly createdAt: number; readonly id: string } | null = null
  for (;;) {
    const page: ReadonlyArray<{ readonly createdAt: number; readonly id: string }> = yield* posts.page({
      source: source.name,
      since: 0,
      before,
      after,
      limit: ASKED,
    })
    const gone = page.length === 0 ? [] : yield* source.gone(page.map(({ id }) => id))
    if (gone.length > 0) removed += yield* posts.remove(source.name, gone)
    after = page.at(-1) ?? null
    if (page.length < ASKED) return removed
  }
})
