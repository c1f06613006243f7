import { FindingReviews } from "@rounds/core/admin/evidence.ts"
import { type Library, makeLibrary } from "@rounds/core/evidence/library.ts"
import { EvidenceLibrary } from "@rounds/core/evidence/ports.ts"
import { reviewedFiles } from "@rounds/core/evidence/reviews.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { Sql } from "./client.ts"
import { allReviews, PostgresFindingReviews, reviewsMark } from "./finding-reviews.ts"

/** How long what another process stored may go unseen, in milliseconds. */
const FRESH_MS = 1_000

/** The library as it was laid out last; `mark` says after which reviews. */
interface Held {
  library: Library | null
  mark: string
  lookedAt: number
}

/**
 * The library of files with what reviewers said laid over it, and the reviews themselves. The library is the same object
 * until somebody says more, so that what is made of it is kept too. While the database does not answer, it stays.
 */
export const ReviewedEvidence: Layer.Layer<EvidenceLibrary | FindingReviews, never, Sql | EvidenceLibrary> =
  Layer.unwrap(
    Effect.sync(() => {
      const held: Held = { library: null, mark: "0 0 0", lookedAt: Number.NEGATIVE_INFINITY }
      return Layer.merge(laidOver(held), forgetting(held))
    }),
  )

const laidOver = (held: Held) =>
  Layer.effect(
    EvidenceLibrary,
    Effect.gen(function* () {
      const files = yield* EvidenceLibrary
      const sql = yield* Sql
      const look = Effect.gen(function* () {
        const recorded = yield* files.library
        const mark = yield* reviewsMark
        const library =
          mark === held.mark
            ? (held.library ?? recorded)
            : makeLibrary(reviewedFiles(recorded.files, yield* allReviews))
        Object.assign(held, { library, mark, lookedAt: performance.now() })
        return library
      }).pipe(
        Effect.provideService(Sql, sql),
        Effect.catchDefect((defect) =>
          Effect.andThen(
            Effect.logWarning("the reviews of findings could not be read", defect),
            held.library === null ? files.library : Effect.succeed(held.library),
          ),
        ),
      )
      return {
        library: Effect.suspend(() =>
          held.library !== null && performance.now() - held.lookedAt < FRESH_MS
            ? Effect.succeed(held.library)
            : look,
        ),
      }
    }),
  )

/** What is said here is looked for at once. */
const forgetting = (held: Held) =>
  Layer.effect(
    FindingReviews,
    Effect.map(FindingReviews, (reviews) => ({
      ...reviews,
      add: (review) =>
        Effect.tap(reviews.add(review), () =>
          Effect.sync(() => {
            held.lookedAt = Number.NEGATIVE_INFINITY
          }),
        ),
    })),
  ).pipe(Layer.provide(PostgresFindingReviews))
