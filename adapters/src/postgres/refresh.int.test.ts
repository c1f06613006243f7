import type { Entitlement } from "@rounds/core/plan/entitlement.ts"
import { Entitlements } from "@rounds/core/plan/ports.ts"
import { CollectionProgress, type CollectionStage } from "@rounds/core/topic/ports.ts"
import { refreshTopics } from "@rounds/core/collection/refresh.ts"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import { beforeEach, expect, test } from "vitest"
import { askerOf, forget, forum, post, storesOf } from "#testing/collecting.ts"
import { testDatabase } from "#testing/database.ts"
import { PostgresRateLimits } from "./rate-limits.ts"
import { PostgresRefreshTurns } from "./refresh-turns.ts"

const url = await testDatabase()
const rows = askerOf(url)

beforeEach(async () => {
  await forget(url)()
  await rows((sql) => sql`TRUNCATE rate_limits`)
})

const pro: Entitlement = {
  tier: "creator_pro",
  status: "active",
  trialStartsAt: null,
  trialEndsAt: null,
  accessUntil: null,
  nextBillingAt: null,
  cancelledAt: null,
  hasUsedTrial: true,
  requiresPlanSelection: false,
  billing: null,
  subscriptionId: null,
  scheduledChange: null,
}

const sourceOf = (broken: ReadonlyArray<string> = []) =>
  forum([post({ id: "a", createdAt: Date.now() / 1000 - 86_400 })], { broken })

/** Each call as another process would make it: with connections of its own. */
const process = <A, E>(effect: Effect.Effect<A, E, Layer.Success<typeof stores>>) =>
  Effect.runPromise(Effect.provide(effect, Layer.fresh(stores)))

const stores = Layer.mergeAll(
  storesOf(url),
  sourceOf(),
  Layer.succeed(Entitlements, {
    of: (userId) => Effect.succeed(userId === "free" ? { ...pro, tier: "freemium" } : pro),
  }),
  PostgresRefreshTurns.pipe(Layer.provide(PostgresRateLimits), Layer.provide(storesOf(url))),
)

const refresh = (
  userId: string,
  onStage: (stage: CollectionStage) => Effect.Effect<void> = () => Effect.void,
) => refreshTopics({ userId, onStage })
const editions = async () => (await rows((sql) => sql`SELECT 1 FROM editions`)).length

test("an account refreshes at most once in ten minutes, whichever process it asks; another one is not held up", async () => {
  await process(refresh("ada"))
  const refused = await process(Effect.flip(refresh("ada")))
  const wait = refused._tag === "RefreshedJustNow" ? refused.retryAfterSeconds : 0
  expect(wait).toBeGreaterThan(580)
  expect(wait).toBeLessThanOrEqual(600)
  await process(refresh("grace"))
  expect(await editions()).toBe(2)
})

test("whoever asks while a collection runs follows its stages, and nothing is collected twice", async () => {
  const followed: Array<string> = []
  await process(
    Effect.gen(function* () {
      const reached = yield* Deferred.make<void>()
      const goOn = yield* Deferred.make<void>()
      const running = yield* Effect.forkChild(
        refresh("ada", ({ _tag }) =>
          _tag === "Grouping"
            ? Effect.andThen(Deferred.succeed(reached, undefined), Deferred.await(goOn))
            : Effect.void,
        ),
      )
      yield* Deferred.await(reached)
      const second = yield* Effect.promise(() =>
        process(CollectionProgress.use((progress) => progress.running)),
      )
      expect(second).not.toBeNull()
      const following = Effect.promise(() =>
        process(
          refresh("grace", ({ _tag }) =>
            Effect.andThen(
              Effect.sync(() => followed.push(_tag)),
              Deferred.succeed(goOn, undefined),
            ),
          ),
        ),
      )
      const other = yield* Effect.forkChild(following)
      yield* Fiber.join(running)
      yield* Fiber.join(other)
    }),
  )
  expect(followed[0]).toBe("Collecting")
  expect(await editions()).toBe(1)
  expect(await process(CollectionProgress.use((progress) => progress.running))).toBeNull()
  // Following took no turn.
  await process(refresh("grace"))
})

test("a plan without it refreshes nothing", async () => {
  expect(await process(Effect.flip(refresh("free")))).toMatchObject({ _tag: "UpgradeRequired" })
  expect(await editions()).toBe(0)
})
