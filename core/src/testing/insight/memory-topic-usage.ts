import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import {
  type CountedUse,
  type FunnelStep,
  TopicAction,
  type TopicFigures,
  type TopicOrder,
  TopicUsage,
} from "#insight/topic-usage.ts"
import { groupBy } from "#kernel/group-by.ts"
import { MemoryDatabase } from "#testing/memory-database.ts"

/** What people did with topics, in memory; rolls back with the surrounding transaction. */
export const MemoryTopicUsage: Layer.Layer<TopicUsage, never, MemoryDatabase> = Layer.effect(
  TopicUsage,
  Effect.map(MemoryDatabase, ({ cell }) => {
    const uses = cell<ReadonlyMap<string, CountedUse>>(new Map())
    const since = (at: string) => [...uses.get().values()].filter((use) => use.at >= at)
    return {
      note: (use) =>
        Effect.sync(() => {
          const key = JSON.stringify([use.userId, use.topicId, use.action, use.occasion])
          if (!uses.get().has(key)) uses.set(new Map([...uses.get(), [key, use]]))
        }),
      top: (at, by) => Effect.sync(() => topOf(since(at), by)),
      funnel: (at) => Effect.sync(() => funnelOf(since(at))),
    }
  }),
)

const peopleOf = (uses: ReadonlyArray<CountedUse>): number => new Set(uses.map(({ userId }) => userId)).size

const timesOf = (uses: ReadonlyArray<CountedUse>, action: TopicAction): number =>
  uses.filter((use) => use.action === action).length

const ordered: { readonly [O in TopicOrder]: ReadonlyArray<"uniqueUsers" | "totalViews" | "totalScripts"> } =
  {
    users: ["uniqueUsers", "totalViews", "totalScripts"],
    views: ["totalViews", "uniqueUsers", "totalScripts"],
    scripts: ["totalScripts", "uniqueUsers", "totalViews"],
  }

const topOf = (uses: ReadonlyArray<CountedUse>, by: TopicOrder): ReadonlyArray<TopicFigures> =>
  [...groupBy(uses, ({ topicId }) => topicId)]
    .map(([topicId, own]) => ({
      topicId,
      topicTitle: own.toSorted((a, b) => (a.at < b.at ? 1 : -1))[0]?.topicTitle ?? "",
      uniqueUsers: peopleOf(own),
      totalViews: timesOf(own, "view"),
      totalScripts: timesOf(own, "script"),
      totalCopies: timesOf(own, "copy"),
      totalExports: timesOf(own, "export"),
    }))
    .toSorted(
      (a, b) =>
        ordered[by].reduce((order, figure) => order || b[figure] - a[figure], 0) ||
        (a.topicId < b.topicId ? -1 : 1),
    )
    .slice(0, 10)

const funnelOf = (uses: ReadonlyArray<CountedUse>): ReadonlyArray<FunnelStep> =>
  TopicAction.literals.map((action) => {
    const own = uses.filter((use) => use.action === action)
    return { action, times: own.length, people: peopleOf(own) }
  })
