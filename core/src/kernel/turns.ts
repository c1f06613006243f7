import * as Effect from "effect/Effect"
import * as Semaphore from "effect/Semaphore"

interface Queue {
  readonly semaphore: Semaphore.Semaphore
  members: number
}

/**
 * Effects with the same key run one after another, in the order of arrival; different keys do not wait for each other.
 * Keeps nothing for a key that nobody uses.
 */
export const turns = () => {
  const queues = new Map<string, Queue>()

  const join = (key: string): Queue => {
    const queue = queues.get(key) ?? { semaphore: Semaphore.makeUnsafe(1), members: 0 }
    queues.set(key, queue)
    queue.members += 1
    return queue
  }

  const leave = (key: string, queue: Queue) => {
    queue.members -= 1
    if (queue.members === 0) queues.delete(key)
  }

  return <A, E, R>(key: string, effect: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    Effect.acquireUseRelease(
      Effect.sync(() => join(key)),
      ({ semaphore }) => semaphore.withPermits(1)(effect),
      (queue) => Effect.sync(() => leave(key, queue)),
    )
}
