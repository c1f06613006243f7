import { setTimeout as pause } from "node:timers/promises"
import type { TestClient } from "@rounds/adapters/testing/client.ts"
import { afterAll, beforeAll, expect, test } from "vitest"
import { History } from "#testing/history.ts"
import { KilledProduct } from "#testing/killed-product.ts"

/** How often each is killed: RELEASE_CHECK=1 takes the twenty of a release, ROUNDS_KILLS any number. */
const KILLS = Number(process.env["ROUNDS_KILLS"] ?? (process.env["RELEASE_CHECK"] === "1" ? 20 : 5))
const SEED = Number(process.env["ROUNDS_SEED"] ?? Date.now() % 1_000_000)
const CLIENTS = 8
/** More people than clients: one account may generate 30 times a minute. */
const PEOPLE_PER_CLIENT = 6

/**
 * The aim is 5 s on a machine of its own (`ROUNDS_READY_MS=5000` holds it to that); here other tests share it, and a slow
 * one with much else to do took 17 s.
 */
const READY_WITHIN_MS = Number(process.env["ROUNDS_READY_MS"] ?? 30_000)
const ANSWERED_WITHIN_MS = 10_000

const product = new KilledProduct()
const history = new History()
let people: ReadonlyArray<TestClient>

beforeAll(async () => {
  await product.start()
  people = await product.signUp(CLIENTS * PEOPLE_PER_CLIENT)
}, 300_000)

afterAll(() => product.stop(), 60_000)

/** Milliseconds between kills, the same for the same seed (Mulberry32). */
const momentsFrom = (seed: number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return 100 + (((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * 500
  }
}
const moment = momentsFrom(SEED)

/** Kills again and again while every client generates without a pause; gives the times until ready. */
const killedUnderLoad = async (kill: () => Promise<number>): Promise<ReadonlyArray<number>> => {
  const stop = new AbortController()
  const load = Array.from({ length: CLIENTS }, (_, client) =>
    history.generate(
      people.filter((_, index) => index % CLIENTS === client),
      stop.signal,
    ),
  )
  const times: Array<number> = []
  try {
    for (let n = 0; n < KILLS; n += 1) {
      await somethingAcknowledged()
      await pause(moment())
      times.push(await kill())
    }
  } finally {
    stop.abort()
    await Promise.all(load)
  }
  return times.toSorted((a, b) => a - b)
}

/** Work goes on: a kill that meets no load shows nothing. */
const somethingAcknowledged = () => {
  const before = history.acknowledged.length
  return expect.poll(() => history.acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(before)
}

const expectNothingLost = async (what: string, times: ReadonlyArray<number>): Promise<void> => {
  const retried = await history.retried()
  const median = times[Math.floor(times.length / 2)] ?? Number.NaN
  const slowest = times.at(-1) ?? Number.NaN
  process.stdout.write(
    `${what} killed ${times.length} times (seed ${SEED}): ${history.acknowledged.length} scripts acknowledged so far, ` +
      `${history.unanswered.length} clicks without, ready after ${Math.round(median)} ms (median), ${Math.round(slowest)} ms ` +
      `(slowest), slowest answer ${Math.round(history.slowestMs)} ms, ${retried.same} retried\n`,
  )
  expect(await history.lost()).toEqual([])
  expect(await product.doctor()).toEqual([])
  expect(retried.changed).toEqual([])
  expect(retried.same).toBeGreaterThan(0)
  expect(history.unexpected).toEqual([])
  expect(history.slowestMs).toBeLessThan(ANSWERED_WITHIN_MS)
  expect(slowest).toBeLessThan(READY_WITHIN_MS)
}

test("the API killed under load loses nothing that it acknowledged, and is ready again soon", async () => {
  const times = await killedUnderLoad(() => {
    expect(product.apiPid, "the API ended by itself").toBeDefined()
    return product.killApi()
  })
  await expectNothingLost("API", times)
}, 600_000)

test("Postgres killed under load loses nothing, and the API neither dies nor stays away", async () => {
  const api = product.apiPid
  const times = await killedUnderLoad(() => product.killPostgres())
  expect(product.apiPid).toBe(api)
  await expectNothingLost("Postgres", times)
}, 600_000)

test("clicks that got no answer became one script or none, never a charge of their own", async () => {
  for (const click of history.unanswered.slice(0, 20)) await history.click(click)
  expect(history.unexpected).toEqual([])
  expect(await product.doctor()).toEqual([])
}, 300_000)

test("a script that does get lost is noticed, by its owner and by doctor", async () => {
  const some = history.acknowledged.slice(0, 10)
  const [taken] = some
  if (taken === undefined) throw new Error("nothing was acknowledged")
  await product.loseScript(taken.scriptId)
  expect(await history.lost(some)).toEqual([`${taken.scriptId}: 404`])
  expect(await product.doctor()).toContain("BAD  charged without a stored script: 1")
}, 300_000)
