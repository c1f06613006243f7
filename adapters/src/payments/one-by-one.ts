import { Outage } from "@rounds/core/kernel/outage.ts"
import * as Effect from "effect/Effect"

/** Subscriptions at a time. */
const concurrency = 4

/**
 * Does something with each subscription. One that meets a fault hides no other: gives the ids of those, and the log has
 * the causes. A provider or a database that does not answer ends it, for nothing can be known then.
 */
export const oneByOne = <A extends { readonly subscriptionId: string }, E, R>(
  all: ReadonlyArray<A>,
  work: (one: A) => Effect.Effect<unknown, E, R>,
): Effect.Effect<ReadonlyArray<string>, E, R> =>
  Effect.forEach(
    all,
    (one) =>
      work(one).pipe(
        Effect.as(null),
        Effect.catchDefect((defect) =>
          defect instanceof Outage
            ? Effect.die(defect)
            : Effect.as(
                Effect.logError(`subscription ${one.subscriptionId} could not be reconciled`, defect),
                one.subscriptionId,
              ),
        ),
      ),
    { concurrency },
  ).pipe(Effect.map((ids) => ids.filter((id) => id !== null)))
