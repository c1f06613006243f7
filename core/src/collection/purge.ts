import * as Clock from "effect/Clock"
import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import { DAY_MILLIS } from "#kernel/day.ts"
import { Communities, type ForumReader, ForumSource } from "./source-ports.ts"
import { type PostRef, Posts } from "#topic/ports.ts"
import { keyOf, namedIn } from "#reading/community-name.ts"
import { isAsked } from "#reading/source-kind.ts"
import { withinLimits } from "./rests.ts"

/** Raw posts go after 29 days, so that a daily purge never lets one get older than 30. */
const KEPT_MS = 29 * DAY_MILLIS

/** Posts asked about at once. */
const ASKED = 1000

/** Removes every post that has been held for 29 days, whatever its source, and gives their number. */
export const purgeOld = Effect.fn("purgeOld")(function* () {
  const posts = yield* Posts
  return yield* posts.purge((yield* Clock.currentTimeMillis) - KEPT_MS)
})

/**
 * Removes the posts that their authors or moderators have deleted upstream since they were read, and gives their number.
 * Run at least daily: a deleted post may stay here for a day. A community that does not answer keeps none of the others
 * from being asked; then it stops with the first `SourceUnavailable`, and what was removed until then stays removed.
 */
export const purgeGone = Effect.fn("purgeGone")(function* () {
  const { readers } = yield* ForumSource
  const posts = yield* Posts
  const known = new Map((yield* Communities.use(({ all }) => all)).map((one) => [keyOf(one), one.name]))
  // A recording does not change, and what is uploaded has nobody to ask.
  const asked = readers.filter(({ kind, sampleDate }) => sampleDate === null && isAsked[kind])
  const sweeps = yield* withinLimits(
    asked,
    Effect.forEach(asked, (reader) =>
      Effect.flatMap(posts.communities(reader.name), (keys) =>
        Effect.forEach(keys, (key) => Effect.result(sweep(reader, key, known.get(key) ?? namedIn(key).name))),
      ),
    ),
  )
  let removed = 0
  for (const swept of sweeps.flat()) {
    if (Result.isFailure(swept)) continue
    removed += swept.success
  }
  const failed = sweeps.flat().find(Result.isFailure)
  return failed === undefined ? removed : yield* failed.failure
})

/** Removes what is gone of one community. */
const sweep = Effect.fnUntraced(function* (reader: ForumReader, key: string, community: string) {
  const posts = yield* Posts
  const before = DateTime.toEpochMillis(yield* DateTime.now) / 1000
  let removed = 0
  let after: PostRef | null = null
  for (;;) {
    const page: ReadonlyArray<PostRef> = yield* posts.page({
      source: reader.name,
      community: key,
      since: 0,
      before,
      after,
      limit: ASKED,
    })
    const gone = page.length === 0 ? [] : yield* reader.gone(community, page)
    if (gone.length > 0) removed += yield* posts.remove(reader.name, gone)
    after = page.at(-1) ?? null
    if (page.length < ASKED) return removed
  }
})
