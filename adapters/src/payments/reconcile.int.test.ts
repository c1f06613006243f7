import { factOf } from "@rounds/core/testing/subscription/given.ts"
import { Outage } from "@rounds/core/kernel/outage.ts"
import { Payments, Subscriptions } from "@rounds/core/subscription/ports.ts"
import { recordReport } from "@rounds/core/subscription/record.ts"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { noteReconciled, reconciledUpTo } from "#postgres/subscriptions.ts"
import { startApi } from "#testing/api.ts"
import { testDatabase } from "#testing/database.ts"
import { accountId, numberedAccounts } from "#testing/webhook-lives.ts"
import { checkBilling } from "./check-billing.ts"
import { reconcile } from "./reconcile.ts"

const api = await startApi({ databaseUrl: await testDatabase() })
afterAll(api.stop)

const people = Array.from({ length: 12 }, (_, n) => n + 1)

const reportOf = (n: number, status: "active" | "past_due") => ({
  fact: factOf({
    subscriptionId: `sub-${n}`,
    customerId: `customer-${n}`,
    orderId: `order-${n}`,
    status,
    renewsAt: "2026-12-20T09:00:00Z",
    updatedAt: status === "active" ? "2026-11-20T09:00:00Z" : "2026-12-20T09:00:05Z",
  }),
  email: null,
  cardFingerprint: null,
})

beforeAll(() =>
  api.run(
    Effect.andThen(
      numberedAccounts,
      Effect.forEach(people, (n) => recordReport(accountId(n), reportOf(n, "active"))),
    ),
  ),
)
beforeEach(() => api.run(noteReconciled("", new Date())))

/** The provider with answers of the test's own; tells who was asked about and how many at a time. */
const provider = (isUp: (id: string) => boolean) => {
  const asked: Array<string> = []
  let [running, most] = [0, 0]
  const replaced = Effect.map(Payments, (payments) => ({
    ...payments,
    callsPerMinute: 8,
    list: () => Effect.succeed({ subscriptions: [], unreadable: [], isLast: true }),
    invoiceFacts: () => Effect.succeed([]),
    read: (id: string) =>
      Effect.gen(function* () {
        if (!isUp(id)) {
          return yield* Effect.die(
            new Outage({ port: "payments", operation: "read", retryAfterSeconds: 1, cause: null }),
          )
        }
        asked.push(id)
        running += 1
        most = Math.max(most, running)
        yield* Effect.yieldNow
        running -= 1
        return reportOf(Number(id.slice(4)), "past_due")
      }),
  }))
  const on = <A, E, R>(work: Effect.Effect<A, E, R>) =>
    Effect.flatMap(replaced, (port) => Effect.provideService(work, Payments, port))
  return { on, asked, most: () => most }
}

/** Minutes between two pages pass at once. */
const hurried = <A, E, R>(work: Effect.Effect<A, E, R>) =>
  Effect.clockWith((clock) =>
    Effect.provideService(work, Clock.Clock, {
      currentTimeMillisUnsafe: () => clock.currentTimeMillisUnsafe(),
      currentTimeMillis: clock.currentTimeMillis,
      currentTimeNanosUnsafe: () => clock.currentTimeNanosUnsafe(),
      currentTimeNanos: clock.currentTimeNanos,
      monotonicTimeNanosUnsafe: () => clock.monotonicTimeNanosUnsafe(),
      monotonicTimeNanos: clock.monotonicTimeNanos,
      sleep: () => Effect.void,
    }),
  )

test("every known subscription is read, several at a time and as many a minute as the provider allows", async () => {
  const { on, asked, most } = provider(() => true)
  const report = await api.run(hurried(on(reconcile())))
  expect(report).toEqual({ checked: 12, found: 0, unmatched: [], unreadable: [], complete: true })
  expect(asked.toSorted()).toEqual(people.map((n) => `sub-${n}`).toSorted())
  expect(most()).toBeLessThanOrEqual(4)
  const state = await api.run(Subscriptions.use((port) => port.of(accountId(7))))
  expect(state.subscriptions[0]?.latest.status).toBe("past_due")
})

test("after an outage in the middle the next run walks on from there, and not from the beginning", async () => {
  const broken = provider((id) => Number(id.slice(4)) <= 6)
  await expect(api.run(hurried(broken.on(reconcile())))).rejects.toMatchObject({ _tag: "Outage" })
  // Pages hold four accounts: the first was read to its end.
  expect(await api.run(reconciledUpTo)).toBe(accountId(4))
  const again = provider(() => true)
  expect(await api.run(hurried(again.on(reconcile())))).toMatchObject({ checked: 8, complete: true })
  expect(again.asked).not.toContain("sub-4")
  expect(again.asked).toContain("sub-5")
  expect(await api.run(reconciledUpTo)).toBe("")
})

test("subscriptions from elsewhere are not read, and end no run before its end", async () => {
  const elsewhere = { provider: "lemonsqueezy", mode: "live" } as const
  const own = [102, 104, 105, 106, 107, 108]
  const given = own.map((n) => reportOf(n, "active"))
  const foreign = [101, 103, 104].map((n) => {
    const report = reportOf(n, "active")
    return { ...report, fact: { ...report.fact, ...elsewhere, subscriptionId: `elsewhere-${n}` } }
  })
  await api.run(
    Effect.forEach([...given, ...foreign], (report) =>
      recordReport(accountId(Number(report.fact.subscriptionId.split("-")[1])), report),
    ),
  )
  await api.run(noteReconciled(accountId(100), new Date()))
  const { on, asked } = provider(() => true)
  expect(await api.run(hurried(on(reconcile())))).toMatchObject({ checked: 6, complete: true })
  expect(asked.toSorted()).toEqual(own.map((n) => `sub-${n}`))
})

test("one that cannot be read is named, and hides none of those behind it", async () => {
  const { on, asked } = provider(() => true)
  const work = Effect.flatMap(Payments, (payments) =>
    Effect.provideService(reconcile(), Payments, {
      ...payments,
      read: (id) =>
        id === "sub-2" ? Effect.die(new Error("the answer is not as agreed")) : payments.read(id),
    }),
  )
  const report = await api.run(hurried(on(work)))
  expect(report).toMatchObject({ unreadable: ["sub-2"], complete: true })
  expect(asked).toEqual(expect.arrayContaining(["sub-1", "sub-3", "sub-12"]))
  expect(asked).not.toContain("sub-2")
})

test("a running subscription that no account of ours has is named, and so is one in an unknown form; doctor counts both", async () => {
  const stray = { ...reportOf(99, "active"), email: "nobody@example.org" }
  const { on } = provider(() => true)
  const work = Effect.gen(function* () {
    const payments = yield* Payments
    const withStray = {
      ...payments,
      list: () =>
        Effect.succeed({ subscriptions: [stray], unreadable: ["7 (attributes.status: new)"], isLast: true }),
    }
    const both = Effect.all([reconcile(), checkBilling()])
    return yield* Effect.provideService(both, Payments, withStray)
  })
  const [report, checks] = await api.run(hurried(on(work)))
  expect(report).toMatchObject({ unmatched: ["sub-99"], unreadable: ["7 (attributes.status: new)"] })
  expect(checks.map(({ violations }) => violations)).toEqual([1, 0, 1, 0])
})

test("a provider that cannot be asked is a finding of doctor, and does not hide the others", async () => {
  const silent = new Outage({ port: "payments", operation: "list", retryAfterSeconds: 1, cause: null })
  const work = Effect.flatMap(Payments, (payments) =>
    Effect.provideService(checkBilling(), Payments, { ...payments, list: () => Effect.die(silent) }),
  )
  expect(await api.run(work)).toEqual([{ name: "payment provider that could not be asked", violations: 1 }])
})
