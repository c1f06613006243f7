import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import type * as Layer from "effect/Layer"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { noteTopicUse, TopicUsage, type TopicUse } from "#insight/topic-usage.ts"

/** What every store of topic usage promises. `newUser` gives ids that the store takes. */
export const topicUsageContract = (
  name: string,
  store: () => Layer.Layer<TopicUsage>,
  newUser: () => string,
): void => {
  const run = <A>(work: Effect.Effect<A, never, TopicUsage>): Promise<A> =>
    TestClock.setTime(Date.parse("2026-11-20T10:00:00Z")).pipe(
      Effect.andThen(work),
      Effect.provide([store(), TestClock.layer()]),
      Effect.scoped,
      Effect.runPromise,
    )
  const later = (time: string) => TestClock.setTime(Date.parse(time))
  const using = (userId: string, topicId: string | null) => (use: TopicUse) =>
    noteTopicUse({ userId, topicId, topicTitle: `About ${topicId ?? "nothing"}` }, use)
  const ever = "1970-01-01T00:00:00.000Z"

  test(`${name}: what is told twice is counted once, and again on another day`, async () => {
    const top = await run(
      Effect.gen(function* () {
        const use = using(newUser(), "zinc")
        const all: ReadonlyArray<TopicUse> = [
          { action: "view" },
          { action: "script", scriptId: "one" },
          { action: "copy", scriptId: "one" },
          { action: "export", scriptId: "one", format: "txt" },
          { action: "export", scriptId: "one", format: "srt" },
        ]
        yield* Effect.forEach([...all, ...all], use)
        yield* later("2026-11-21T00:00:00Z")
        yield* Effect.forEach(all, use)
        return yield* TopicUsage.use((usage) => usage.top(ever, "users"))
      }),
    )
    expect(top).toEqual([
      {
        topicId: "zinc",
        topicTitle: "About zinc",
        uniqueUsers: 1,
        totalViews: 2,
        totalScripts: 1,
        totalCopies: 2,
        totalExports: 4,
      },
    ])
  })

  test(`${name}: a script without a topic counts nowhere`, async () => {
    const funnel = await run(
      Effect.andThen(
        using(newUser(), null)({ action: "copy", scriptId: "own" }),
        TopicUsage.use((usage) => usage.funnel(ever)),
      ),
    )
    expect(funnel.map(({ times }) => times)).toEqual([0, 0, 0, 0])
  })

  test(`${name}: the first ten by people, by views or by scripts, and nothing from before`, async () => {
    const found = await run(
      Effect.gen(function* () {
        const people = [newUser(), newUser(), newUser()] as const
        yield* later("2026-10-01T10:00:00Z")
        yield* using(people[0], "old")({ action: "view" })
        const since = DateTime.formatIso(yield* DateTime.now).replace("10-01T10", "10-21T10")
        yield* later("2026-11-20T10:00:00Z")
        yield* Effect.forEach(people, (person) => using(person, "zinc")({ action: "view" }))
        yield* Effect.forEach(["one", "two", "three", "four"], (scriptId) =>
          using(people[0], "iron")({ action: "script", scriptId }),
        )
        for (const day of ["16", "17", "18", "19"]) {
          yield* later(`2026-11-${day}T10:00:00Z`)
          yield* using(people[1], "folate")({ action: "view" })
        }
        yield* Effect.forEach(Array.from({ length: 9 }), (_, at) =>
          using(people[2], `z-last-${at}`)({ action: "copy", scriptId: "one" }),
        )
        const tops = yield* Effect.forEach(["users", "views", "scripts"] as const, (by) =>
          TopicUsage.use((usage) => usage.top(since, by)),
        )
        return { tops, funnel: yield* TopicUsage.use((usage) => usage.funnel(since)) }
      }),
    )
    expect(found.tops.map((top) => top[0]?.topicId)).toEqual(["zinc", "folate", "iron"])
    expect(found.tops.map((top) => top.length)).toEqual([10, 10, 10])
    expect(found.funnel).toEqual([
      { action: "view", times: 7, people: 3 },
      { action: "script", times: 4, people: 1 },
      { action: "copy", times: 9, people: 1 },
      { action: "export", times: 0, people: 0 },
    ])
  })
}
