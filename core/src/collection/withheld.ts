import * as Context from "effect/Context"
import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import { atomically } from "#kernel/atomically.ts"
import { type Edition, Editions } from "#topic/ports.ts"
import { EditionUnknown, type Shortfall } from "#topic/rejections.ts"
import type { Topic } from "#topic/topic.ts"

/** An edition that was kept back, and why. `dueOn` is the day of the schedule that it would have fulfilled. */
export interface WithheldEdition {
  readonly edition: Edition
  readonly dueOn: string | null
  readonly shortfalls: ReadonlyArray<Shortfall>
}

/** Port. Editions that were kept back, for an operator to look at. */
export class WithheldEditions extends Context.Service<
  WithheldEditions,
  {
    /** Takes the place of one that was kept back of the same source and day (UTC); those older than 30 days go. */
    readonly keep: (withheld: WithheldEdition, topics: ReadonlyArray<Topic>) => Effect.Effect<void>
    /** The newest first, at most 20. */
    readonly all: Effect.Effect<ReadonlyArray<WithheldEdition>>
    /** Gives one with its topics and forgets it; null when there is none of this id. */
    readonly take: (
      editionId: string,
    ) => Effect.Effect<(WithheldEdition & { readonly topics: ReadonlyArray<Topic> }) | null>
  }
>()("core/topic/WithheldEditions") {}

/** An operator has looked at an edition that was kept back and publishes it; the next ones are measured by it. */
export const publishByHand = Effect.fn("publishByHand")(function* (editionId: string) {
  const finishedAt = DateTime.formatIso(yield* DateTime.now)
  return yield* atomically(
    Effect.gen(function* () {
      const withheld = yield* WithheldEditions.use((editions) => editions.take(editionId))
      if (withheld === null) return yield* new EditionUnknown({ editionId })
      const edition = { ...withheld.edition, finishedAt }
      yield* Editions.use((editions) => editions.publish(edition, withheld.dueOn, withheld.topics, "by hand"))
      return edition
    }),
  )
})
