import { People } from "@rounds/core/admin/ports.ts"
import type { PeoplePage } from "@rounds/core/admin/people.ts"
import type { Origin } from "@rounds/core/subscription/facts.ts"
import type * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as ManagedRuntime from "effect/ManagedRuntime"
import { compare, type Measurement, withDatabase } from "#testing/bench-database.ts"
import { insertPeople } from "#testing/bench-people.ts"
import { PostgresClient } from "./client.ts"
import { PostgresPeople } from "./people.ts"

const PEOPLE = 100_000
/** Of each list; the twentieth part of them may be slower than what is called p95. */
const READS = 20
/** Milliseconds in which a page must be there. */
const BAR = 200
const origin: Origin = { provider: "sandbox", mode: "test" }

const first: PeoplePage = { sort: "joined", descending: true, offset: 0, limit: 25 }

/** Every way to look at the list, as its screen asks. */
const pages: Readonly<Record<string, PeoplePage>> = {
  "newest first": first,
  "by address": { ...first, sort: "email", descending: false },
  "by plan": { ...first, sort: "tier", descending: false },
  "by scripts": { ...first, sort: "scripts" },
  "by last visit": { ...first, sort: "seen" },
  "by state": { ...first, sort: "state", descending: false },
  "in trial": { ...first, tier: "trial" },
  "on Starter by scripts": { ...first, tier: "freemium", sort: "scripts" },
  suspended: { ...first, state: "suspended" },
  "quota full by scripts": { ...first, state: "quota_full", sort: "scripts" },
  "search by name": { ...first, q: "last4321" },
  "search by address": { ...first, q: "person99999@" },
  "search that finds nobody": { ...first, q: "nobody at all" },
  "search that finds everybody": { ...first, q: "clinic" },
  "search by scripts": { ...first, q: "first12", sort: "scripts" },
  "page 3,900, newest first": { ...first, offset: 97_500 },
  "page 3,900, by scripts": { ...first, sort: "scripts", offset: 97_500 },
  "page 3,900, by state": { ...first, sort: "state", offset: 97_500 },
}

/** Each list of people at 100,000 of them: half of the answers, and all but the slowest twentieth, beside the bar. */
export const bench = (): Promise<ReadonlyArray<Measurement>> =>
  withDatabase(async (url) => {
    await insertPeople(url, PEOPLE, origin)
    const runtime = ManagedRuntime.make(PostgresPeople(origin).pipe(Layer.provide(PostgresClient(url, 2))))
    const measured: Array<Measurement> = []
    const measure = async (name: string, read: Effect.Effect<unknown, never, People>) => {
      // The first one warms up, and computes what each may do since the subscriptions were heard of.
      await runtime.runPromise(read)
      const times: Array<number> = []
      for (let n = 0; n < READS; n += 1) {
        const start = performance.now()
        await runtime.runPromise(read)
        times.push(performance.now() - start)
      }
      times.sort((one, other) => one - other)
      for (const [part, called] of [
        [0.5, "p50"],
        [0.95, "p95"],
      ] as const) {
        const label = { name: `${name}, ${called}`, unit: "ms", baselineName: "the bar", aim: "below 1" }
        measured.push(compare(label, times[Math.floor(part * READS)] ?? 0, BAR))
      }
    }
    for (const [name, page] of Object.entries(pages)) {
      await measure(
        name,
        People.use((people) => people.page(page)),
      )
    }
    await measure(
      "counts by plan",
      People.use((people) => people.counts({})),
    )
    await measure(
      "counts by plan of a search",
      People.use((people) => people.counts({ q: "last4321" })),
    )
    await measure(
      "figures above the list",
      People.use((people) => people.stats),
    )
    await runtime.dispose()
    return measured
  })
