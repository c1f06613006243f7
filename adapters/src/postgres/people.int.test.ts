import { randomUUID } from "node:crypto"
import type { PeopleOrder } from "@rounds/core/admin/people.ts"
import { People } from "@rounds/core/admin/ports.ts"
import { dispatch } from "@rounds/core/kernel/dispatch.ts"
import { ActorId } from "@rounds/core/kernel/stamped.ts"
import { quota } from "@rounds/core/quota/aggregate.ts"
import { subscription } from "@rounds/core/subscription/aggregate.ts"
import type { Origin, SubscriptionFact } from "@rounds/core/subscription/facts.ts"
import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as ManagedRuntime from "effect/ManagedRuntime"
import * as TestClock from "effect/testing/TestClock"
import { afterAll, beforeAll, expect, test } from "vitest"
import { testDatabase } from "#testing/database.ts"
import { query } from "./client.ts"
import { PostgresKernel } from "./kernel.ts"
import { checkList } from "./listed-people.ts"
import { PostgresPeople } from "./people.ts"

const origin: Origin = { provider: "sandbox", mode: "test" }
const runtime = ManagedRuntime.make(
  PostgresPeople(origin).pipe(
    Layer.provideMerge(Layer.merge(PostgresKernel(await testDatabase()), TestClock.layer())),
  ),
)
const run = runtime.runPromise
afterAll(() => runtime.dispose())

const by = ActorId.make("tester")
const today = (time: string) => run(TestClock.setTime(Date.parse(time)))
const execute = (statement: string) => run(query("a statement", (sql) => sql.unsafe(statement)))

const join = async (email: string) => {
  const id = randomUUID()
  await execute(`
    INSERT INTO accounts (id, email, email_verified, is_admin, is_active, base_tier, created_at, updated_at)
    VALUES ('${id}', '${email}@example.org', true, false, true, 'freemium', '2026-11-01', '2026-11-01')`)
  return id
}

const write = async (id: string, scripts: number) => {
  for (let n = 0; n < scripts; n += 1) {
    const reservationId = randomUUID()
    await run(dispatch(quota, { id, by }, { _tag: "ReserveGeneration", reservationId, allowance: null }))
    await run(dispatch(quota, { id, by }, { _tag: "ChargeGeneration", reservationId }))
  }
}

const hear = (id: string, said: Partial<SubscriptionFact>) =>
  run(
    dispatch(
      subscription,
      { id, by },
      {
        _tag: "RecordSubscription",
        fact: {
          ...origin,
          subscriptionId: `of-${id}`,
          customerId: "1",
          orderId: null,
          tier: "creator_pro",
          billing: "monthly",
          status: "trialing",
          startedAt: DateTime.makeUnsafe("2026-11-20T00:00:00Z"),
          trialEndsAt: DateTime.makeUnsafe("2026-11-27T00:00:00Z"),
          renewsAt: DateTime.makeUnsafe("2026-11-27T00:00:00Z"),
          endsAt: null,
          updatedAt: DateTime.makeUnsafe("2026-11-20T00:00:00Z"),
          readAt: null,
          trialAllowed: true,
          ...said,
        },
      },
    ),
  )

const names = async (
  sort: PeopleOrder,
  more: { readonly state?: "quota_full"; readonly tier?: "trial" } = {},
) =>
  (
    await run(People.use((people) => people.page({ sort, descending: true, offset: 0, limit: 10, ...more })))
  ).map(({ email }) => email.replace("@example.org", ""))
const stats = () => run(People.use((people) => people.stats))
const wrong = async () => (await run(checkList)).map(({ violations }) => violations)

let ids: { readonly few: string; readonly full: string; readonly given: string; readonly trying: string }
beforeAll(async () => {
  await today("2026-11-22T09:00:00Z")
  ids = {
    few: await join("few"),
    full: await join("full"),
    given: await join("given"),
    trying: await join("trying"),
  }
  await write(ids.few, 1)
  await write(ids.full, 5)
  await write(ids.given, 6)
  const bonus = { extraScripts: 3, extraTopicViews: 0, until: "2026-11-25" }
  await run(dispatch(quota, { id: ids.given, by }, { _tag: "GrantQuota", ...bonus }))
  await hear(ids.trying, {})
})

test("the list follows what is used, granted and heard, and what time alone changes", async () => {
  expect(await names("scripts")).toEqual(["given", "full", "few", "trying"])
  expect(await names("joined", { state: "quota_full" })).toEqual(["full"])
  expect(await names("joined", { tier: "trial" })).toEqual(["trying"])
  expect(await stats()).toMatchObject({ people: 4, atScriptLimit: 1, onTrial: 1, paying: 0 })
  expect(await wrong()).toEqual([0])

  await today("2026-11-26T00:00:00Z")
  expect((await names("joined", { state: "quota_full" })).toSorted()).toEqual(["full", "given"])
  expect(await stats()).toMatchObject({ atScriptLimit: 2, onTrial: 1, trialsEndingSoon: 1 })

  await today("2026-11-27T00:00:01Z")
  expect(await stats()).toMatchObject({ freePlanUsers: 4, onTrial: 0 })

  await today("2026-12-01T00:00:00Z")
  await write(ids.few, 1)
  expect((await names("scripts"))[0]).toBe("few")
  expect(await names("joined", { state: "quota_full" })).toEqual([])
  expect(await stats()).toMatchObject({ atScriptLimit: 0 })
  expect(await wrong()).toEqual([0])
})

test("a change that is not stored changes no row, and one that is stored meanwhile is not missed", async () => {
  const before = await stats()
  await run(
    Effect.ignore(
      query("suspend, and think again", (sql) =>
        Promise.resolve(sql`
          WITH changed AS (UPDATE accounts SET is_active = false RETURNING id) SELECT 1 / 0 FROM changed`),
      ).pipe(Effect.catchDefect(() => Effect.void)),
    ),
  )
  expect(await stats()).toEqual(before)
  await Promise.all([
    execute(`UPDATE accounts SET is_active = false WHERE id = '${ids.few}'`),
    write(ids.full, 5),
    hear(ids.trying, { status: "active", updatedAt: DateTime.makeUnsafe("2026-11-28T00:00:00Z") }),
    ...Array.from({ length: 8 }, () => stats()),
  ])
  expect(await stats()).toMatchObject({ suspended: 1, atScriptLimit: 1, paying: 1 })
  expect(await wrong()).toEqual([0])
})

test("whose account is gone is in no list", async () => {
  const id = await join("gone")
  expect(await stats()).toMatchObject({ people: 5 })
  await execute(`DELETE FROM accounts WHERE id = '${id}'`)
  expect(await stats()).toMatchObject({ people: 4 })
})

test("the check sees a row that says something else than what is stored", async () => {
  await execute(
    `UPDATE listed_people SET used = used + 1, period = '2026-12' WHERE account_id = '${ids.trying}'`,
  )
  await execute(`DELETE FROM listed_people WHERE account_id = '${ids.given}'`)
  expect(await wrong()).toEqual([2])
})
