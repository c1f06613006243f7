import * as Effect from "effect/Effect"
import * as Semaphore from "effect/Semaphore"

/**
 * What `compute` gave last, for `ms` and as long as it is asked about the same thing. Gives the same object, so that its
 * encoding is kept too. Whoever asks while it is computed waits for that: it is computed once, however many ask. One who
 * leaves, or a failure, leaves it to the next.
 */
export const remembered = <About, A extends object, E, R>(
  ms: number,
  compute: (about: About) => Effect.Effect<A, E, R>,
) => {
  let held: { readonly about: About; readonly value: A; readonly until: number } | null = null
  const permit = Semaphore.makeUnsafe(1)
  const known = (about: About): A | null =>
    held !== null && held.about === about && performance.now() < held.until ? held.value : null
  const computed = (about: About): Effect.Effect<A, E, R> =>
    Effect.suspend(() => {
      const value = known(about)
      if (value !== null) return Effect.succeed(value)
      return Effect.tap(compute(about), (fresh) =>
        Effect.sync(() => {
          held = { about, value: fresh, until: performance.now() + ms }
        }),
      )
    })
  return (about: About): Effect.Effect<A, E, R> =>
    Effect.suspend(() => {
      const value = known(about)
      return value === null ? Semaphore.withPermit(permit)(computed(about)) : Effect.succeed(value)
    })
}
