import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { expect, test } from "vitest"
import type { Account } from "#account/account.ts"
import { Profiles } from "#account/ports.ts"
import { catalogue } from "#plan/catalogue.ts"
import { Entitlements, Plans } from "#plan/ports.ts"
import { MemoryKernel } from "#testing/memory-kernel.ts"
import { MemoryUsageQuery } from "#testing/memory-usage-query.ts"
import { MemoryScripts } from "#testing/script/memory-scripts.ts"
import { defaultSettings } from "#testing/script/example-topics.ts"
import { books, good, run, starter } from "#testing/script/writing-harness.ts"
import { orderScript, settledBy } from "./order-script.ts"

const ada: Account = {
  id: "ada",
  identityId: "ada",
  email: "ada@example.org",
  emailVerified: true,
  firstName: null,
  lastName: null,
  profileImageUrl: null,
  isAdmin: false,
  isActive: true,
  baseTier: "freemium",
  language: null,
  createdAt: "2026-11-01T00:00:00.000Z",
  updatedAt: "2026-11-01T00:00:00.000Z",
}

const NoProfile = Layer.succeed(Profiles, {
  of: () => Effect.succeed(null),
  save: () => Effect.die(new Error("nothing is saved here")),
  reachOf: () => Effect.succeed({ market: null, promotes: null }),
  keepReach: () => Effect.void,
})

const order = (account: Account, key: string | null = null, topicTitle = "Magnesium") =>
  orderScript(
    account,
    { idempotencyKey: key, topicId: null, topicTitle, angle: null, settings: defaultSettings },
    () => Effect.void,
  ).pipe(
    Effect.provide(NoProfile),
    Effect.provideService(Plans, { on: () => catalogue({ state: "waitlist", label: "Later" }) }),
  )

const storage = Layer.mergeAll(MemoryScripts, MemoryUsageQuery).pipe(Layer.provideMerge(MemoryKernel))
const given = <A, E>(program: Parameters<typeof run<A, E>>[1]) =>
  run<A, E>(good, program, { storage, newUser: () => "ada" })

test("a market that the order says goes before the profile's, and the profile's before the language's", () => {
  const { market: _, promotes: __, ...open } = defaultSettings
  const turkish = { ...open, language: "turkish" as const }
  const nothing = { market: null, promotes: null }
  const known = { market: "EU", promotes: "own_service" } as const
  expect(settledBy(nothing, turkish)).toMatchObject({ market: "TR", promotes: "nothing" })
  expect(settledBy(known, turkish)).toMatchObject(known)
  expect(settledBy(known, { ...turkish, market: "UK", promotes: "product" })).toMatchObject({
    market: "UK",
    promotes: "product",
  })
})

test("a suspended account gets no script at any door, and nothing is used", () =>
  given(() =>
    Effect.gen(function* () {
      const refused = yield* Effect.flip(order({ ...ada, isActive: false }))
      expect(refused).toMatchObject({ _tag: "AccountSuspended" })
      expect(yield* books("ada")).toEqual({ charged: 0, scripts: 0, open: 0 })
    }),
  ))

test("without a confirmed address one script is written, and a click sent again is no second one", () =>
  given(() =>
    Effect.gen(function* () {
      const unconfirmed = { ...ada, emailVerified: false }
      const first = yield* order(unconfirmed, "a")
      expect(yield* order(unconfirmed, "a")).toEqual(first)
      expect(yield* Effect.flip(order(unconfirmed, "b"))).toMatchObject({ _tag: "AddressNotConfirmed" })
      yield* order(ada, "b")
      expect(yield* books("ada")).toEqual({ charged: 2, scripts: 2, open: 0 })
    }),
  ))

test.each([
  [false, "MonthlyQuotaReached"],
  [true, "PlanSelectionRequired"],
])("a used-up month of an account that must choose a plan (%s) is %s", (requiresPlanSelection, tag) =>
  given(() =>
    Effect.gen(function* () {
      for (let n = 1; n <= 5; n += 1) yield* order(ada)
      const refused = yield* Effect.flip(order(ada))
      expect(refused).toMatchObject({ _tag: tag, limit: 5, used: 5 })
    }).pipe(
      Effect.provideService(Entitlements, {
        of: () => Effect.succeed({ ...starter, requiresPlanSelection }),
      }),
    ),
  ),
)

test("a title is kept without the space around it", () =>
  given(() =>
    Effect.gen(function* () {
      expect((yield* order(ada, null, "  Magnesium \n")).topicTitle).toBe("Magnesium")
    }),
  ))
