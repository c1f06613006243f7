import * as Effect from "effect/Effect"

/**
 * What `compute` gave last, for `ms` and as long as it is asked about the same thing. Gives the same object, so that its
 * encoding is kept too.
 */
export const remembered = <About, A extends object, E, R>(
  ms: number,
  compute: (about: About) => Effect.Effect<A, E, R>,
) => {
  let held: { readonly about: About; readonly value: A; readonly until: number } | null = null
  return (about: About): Effect.Effect<A, E, R> =>
    Effect.suspend(() => {
      if (held !== null && held.about === about && performance.now() < held.until) {
        return Effect.succeed(held.value)
      }
      return Effect.tap(compute(about), (value) =>
        Effect.sync(() => {
          held = { about, value, until: performance.now() + ms }
        }),
      )
    })
}
