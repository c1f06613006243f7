import { execFile } from "node:child_process"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import postgres from "postgres"
import { afterAll, beforeEach, expect, test } from "vitest"
import { testDatabase } from "#testing/database.ts"
import { type Outcome, reserveMany } from "#testing/reserve-many.ts"

const url = await testDatabase()
const sql = postgres(url, { max: 1 })
beforeEach(() => sql`TRUNCATE events, usage, command_receipts`)
afterAll(() => sql.end())

const program = fileURLToPath(new URL("../testing/reserve-many.ts", import.meta.url))

/** The same attempts from another process with a pool of its own. */
const elsewhere = async (users: ReadonlyArray<string>, tag: string, limit: number): Promise<Outcome> => {
  const started = promisify(execFile)(process.execPath, [
    program,
    url,
    tag,
    `${limit}`,
    JSON.stringify(users),
  ])
  return JSON.parse((await started).stdout)
}

const crowd = Array.from({ length: 200 * 50 }, (_, attempt) => `user-${attempt % 200}`)
const hotUser = Array.from({ length: 2_000 }, () => "hot")

/** Counted from the events, and compared with what the read model says. */
const grantedPerUser = () => sql<{ granted: number; shown: number }[]>`
  SELECT count(*)::int AS granted, jsonb_array_length(usage.open_reservations) AS shown
  FROM events JOIN usage ON stream = 'quota-' || user_id GROUP BY user_id`

const expectEverybodyAt = async (users: number, limit: number) => {
  const counts = await grantedPerUser()
  expect(counts).toHaveLength(users)
  expect(counts.filter(({ granted, shown }) => granted !== limit || shown !== limit)).toEqual([])
}

test("200 users with 50 clicks at once and a limit of 5 get exactly 1,000 generations", async () => {
  const outcome = await reserveMany(url, crowd, { tag: "here", limit: 5, connections: 20 })
  expect(outcome).toEqual({ granted: 1_000, refused: 9_000, lost: 0 })
  await expectEverybodyAt(200, 5)
}, 60_000)

test("one user with 2,000 clicks at once gets exactly the limit", async () => {
  const outcome = await reserveMany(url, hotUser, { tag: "here", limit: 50, connections: 20 })
  expect(outcome).toEqual({ granted: 50, refused: 1_950, lost: 0 })
  await expectEverybodyAt(1, 50)
}, 60_000)

test("two processes together grant exactly as much as one", async () => {
  const half = crowd.slice(0, crowd.length / 2)
  const [one, two] = await Promise.all([elsewhere(half, "one", 5), elsewhere(half, "two", 5)])
  expect({ granted: one.granted + two.granted, lost: one.lost + two.lost }).toEqual({
    granted: 1_000,
    lost: 0,
  })
  await expectEverybodyAt(200, 5)
}, 60_000)

test("one user in two processes gets exactly the limit", async () => {
  const clicks = hotUser.slice(0, 1_000)
  const [one, two] = await Promise.all([elsewhere(clicks, "one", 50), elsewhere(clicks, "two", 50)])
  expect({ granted: one.granted + two.granted, lost: one.lost + two.lost }).toEqual({ granted: 50, lost: 0 })
  await expectEverybodyAt(1, 50)
}, 60_000)
