import { randomUUID } from "node:crypto"
import * as Effect from "effect/Effect"
import * as ManagedRuntime from "effect/ManagedRuntime"
import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { dispatch } from "@rounds/core/kernel/dispatch.ts"
import { ActorId } from "@rounds/core/kernel/stamped.ts"
import { quota } from "@rounds/core/quota/aggregate.ts"
import { publishTopics } from "#testing/api.ts"
import { testDatabase } from "#testing/database.ts"
import { query } from "./client.ts"
import { PostgresEditions } from "./editions.ts"
import { checkInvariants } from "./invariants.ts"
import { PostgresKernel } from "./kernel.ts"

const runtime = ManagedRuntime.make(PostgresKernel(await testDatabase()))
afterAll(() => runtime.dispose())

const userId = randomUUID()
const reservationId = randomUUID()
const target = { id: userId, by: ActorId.make(userId) }
const damage = (statement: string) => runtime.runPromise(query("damage", (sql) => sql.unsafe(statement)))

/** Names of the invariants that do not hold. The test server itself is a careless one. */
const broken = async () =>
  (await runtime.runPromise(checkInvariants))
    .filter(({ violations }) => violations > 0)
    .map(({ name }) => name)
    .filter((name) => name !== "server that may lose what it acknowledged")

const storeScript = `INSERT INTO generated_scripts (id, user_id, reservation_id, topic_title, beats, script_content,
    acting_directions, optimization_tips, hashtags, estimated_engagement, disclaimer, words, spoken_seconds,
    words_per_minute, claims, writer, made_by_ai, created_at)
  VALUES (gen_random_uuid(), '${userId}', '${reservationId}', 'Sleep', '[]', 'Text', '', '{}', '{}', '', '', 1, 1, 150,
    '[]', 'offline', false, now())`

beforeEach(async () => {
  await damage(
    "TRUNCATE events, usage, command_receipts, generated_scripts, account_erasures, happenings CASCADE",
  )
  await runtime.runPromise(
    dispatch(
      quota,
      { ...target, commandId: "click" },
      { _tag: "ReserveGeneration", reservationId, allowance: 5 },
    ).pipe(Effect.andThen(dispatch(quota, target, { _tag: "ChargeGeneration", reservationId }))),
  )
  await damage(storeScript)
})

test("a charged and stored script violates nothing", async () => {
  expect(await broken()).toEqual([])
})

test("an erasure of today, and what came late for an erased account, violate nothing yet", async () => {
  await damage(`INSERT INTO account_erasures (account_id, asked_at) VALUES (gen_random_uuid(), now())`)
  await damage(
    `INSERT INTO account_erasures (account_id, asked_at, erased_at) VALUES ('${userId}', now(), now())`,
  )
  expect(await broken()).toEqual([])
})

describe("the archive of a shown topic", () => {
  const found = async () =>
    (await broken()).includes("shown topic whose daily counts the archive does not have")

  beforeEach(() =>
    runtime.runPromise(publishTopics({ id: randomUUID() }).pipe(Effect.provide(PostgresEditions))),
  )

  test("holds the counts of its days", async () => {
    expect(await found()).toBe(false)
  })

  test.each([
    ["differs", `UPDATE theme_archives SET engagement_data = jsonb_set(engagement_data, '{posts}', '999')`],
    [
      "lacks a day",
      `DELETE FROM theme_archives WHERE archive_date = (SELECT max(archive_date) FROM theme_archives)`,
    ],
  ])("is noticed when it %s, while the topic is shown", async (_, statement) => {
    await damage(statement)
    expect(await found()).toBe(true)
    await damage("UPDATE trending_topics SET is_active = false")
    expect(await found()).toBe(false)
  })
})

const copyOfCharge = `INSERT INTO events (stream, version, type, opens, data, meta, recorded_at)
  SELECT stream, version + 1, type, opens, data, meta, recorded_at FROM events WHERE type = 'GenerationCharged'`

test.each([
  ["charged without a stored script", "DELETE FROM generated_scripts"],
  ["stored script without a charge", "DELETE FROM events WHERE type = 'GenerationCharged'"],
  ["reservation charged twice", copyOfCharge],
  ["charge or release without an open reservation before it", copyOfCharge],
  [
    "charged after its lease",
    `UPDATE events SET data = data || '{"at": "2090-01-01T00:00:00Z"}' WHERE type = 'GenerationCharged'`,
  ],
  [
    "month over its limit",
    `UPDATE events SET data = data || '{"limit": 0}' WHERE type = 'GenerationReserved'`,
  ],
  ["gap in a stream's versions", "UPDATE events SET version = 7 WHERE version = 2"],
  ["answered command whose events are missing", "UPDATE command_receipts SET last_version = 9"],
  ["usage behind or ahead of its events", "UPDATE usage SET version = 1"],
  ["usage behind or ahead of its events", "DELETE FROM usage"],
  [
    "subscription overview behind or ahead of its events",
    "UPDATE events SET stream = replace(stream, 'quota-', 'subscription-')",
  ],
  ["usage that counts other than its events", "UPDATE usage SET scripts_charged = 2"],
  [
    "erasure open for longer than a day",
    `INSERT INTO account_erasures (account_id, asked_at) VALUES ('${userId}', now() - interval '25 hours')`,
  ],
  [
    "events of an erased account",
    `INSERT INTO account_erasures (account_id, asked_at, erased_at) VALUES ('${userId}', now(), now());
    UPDATE events SET recorded_at = now() - interval '3 days'`,
  ],
  ["fact that nobody was told about", "UPDATE events SET recorded_at = now() - interval '2 hours'"],
  [
    "fact that nobody was told about",
    `INSERT INTO happenings (account_id, happening, at) VALUES (NULL, '{}', now() - interval '2 hours')`,
  ],
])("%s is noticed", async (name, statement) => {
  await damage(statement)
  // Events count once everything that began before them has ended, whichever database of the server it is in.
  await expect.poll(broken, { timeout: 10_000 }).toContain(name)
})
