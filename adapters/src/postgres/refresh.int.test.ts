import type { Entitlement } from "@rounds/core/plan/entitlement.ts"
import { Entitlements } from "@rounds/core/plan/ports.ts"
import { CollectionProgress, type CollectionStage } from "@rounds/core/topic/ports.ts"
import { collectFirst, refreshTopics } from "@rounds/core/collection/refresh.ts"
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
const process = <A, E>(
  effect: Effect.Effect<A, E, Layer.Success<ReturnType<typeof storesWith>>>,
  source = sourceOf(),
) => Effect.runPromise(Effect.provide(effect, Layer.fresh(storesWith(source))))

const storesWith = (source: ReturnType<typeof sourceOf>) =>
  Layer.mergeAll(
    storesOf(url),
    source,
    Layer.succeed(Entitlements, {
      of: (userId) => Effect.succeed(userId === "free" ? { ...pro, tier: "freemium" } : pro),
    }),
    PostgresRefreshTurns.pipe(
      Layer.provide(PostgresRateLimits("secret of the test")),
      Layer.provide(storesOf(url)),
    ),
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

const communities = async () =>
  (await rows((sql) => sql`SELECT name FROM subreddit_config WHERE is_active`)).map(({ name }) =>
    String(name),
  )

test.each([
  ["that keeps its edition back", "EditionWithheld", (name: string) => name !== "nutrition"],
  ["that reads nothing", "NothingCollected", () => true],
])("whoever follows a collection %s is told so", async (_, failure, isBroken) => {
  await process(refresh("mary"))
  const failing = sourceOf((await communities()).filter(isBroken))
  const outcomes = await process(
    Effect.gen(function* () {
      const reached = yield* Deferred.make<void>()
      const goOn = yield* Deferred.make<void>()
      const running = yield* Effect.forkChild(
        Effect.flip(
          refresh("ada", (stage) =>
            stage._tag === "Collecting" && stage.done === 1
              ? Effect.andThen(Deferred.succeed(reached, undefined), Deferred.await(goOn))
              : Effect.void,
          ),
        ),
      )
      yield* Deferred.await(reached)
      const following = Effect.flip(refresh("grace", () => Deferred.succeed(goOn, undefined)))
      const other = yield* Effect.forkChild(Effect.promise(() => process(following, failing)))
      return [(yield* Fiber.join(running))._tag, (yield* Fiber.join(other))._tag]
    }),
    failing,
  )
  expect(outcomes).toEqual([failure, failure])
  expect(await editions()).toBe(1)
})

test("the first collection is anybody's, and no second one comes of asking for it again", async () => {
  await process(collectFirst(() => Effect.void))
  expect(await editions()).toBe(1)
  await rows((sql) => sql`UPDATE editions SET finished_at = finished_at - interval '2 days'`)
  await rows((sql) => sql`TRUNCATE rate_limits`)
  await process(collectFirst(() => Effect.void))
  expect(await editions()).toBe(1)
})

test("a first collection that gave nothing is not begun again within the hour, whoever asks", async () => {
  const failing = sourceOf(await communities())
  const first = collectFirst(() => Effect.void)
  expect(await process(Effect.flip(first), failing)).toMatchObject({ _tag: "NothingCollected" })
  await process(first)
  await process(first)
  expect(await editions()).toBe(0)
  expect(await rows((sql) => sql`SELECT DISTINCT session_id FROM scraping_logs`)).toHaveLength(1)
  await rows((sql) => sql`UPDATE rate_limits SET ends_at = ends_at - interval '1 hour'`)
  // After a failure a community rests for five minutes.
  await rows((sql) => sql`UPDATE source_standings SET next_try_at = now()`)
  await process(first)
  expect(await editions()).toBe(1)
})

test("a collection that is broken off costs no turn", async () => {
  const broken = Effect.gen(function* () {
    const reached = yield* Deferred.make<void>()
    const running = yield* Effect.forkChild(
      refresh("ada", () => Effect.andThen(Deferred.succeed(reached, undefined), Effect.never)),
    )
    yield* Deferred.await(reached)
    yield* Fiber.interrupt(running)
  })
  await process(broken)
  await process(refresh("ada"))
  expect(await editions()).toBe(1)
})
