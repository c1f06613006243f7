import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/testing/TestClock"
import { afterAll, expect, test } from "vitest"
import { startApi } from "#testing/api.ts"
import { testDatabase } from "#testing/database.ts"
import { connectPool } from "#postgres/client.ts"
import { reap } from "./reaper.ts"

const url = await testDatabase()
const sql = connectPool(url, 2)
const api = await startApi({ databaseUrl: url })
afterAll(async () => {
  await api.stop()
  await sql.end()
})

const start = "2026-03-01T12:00:00Z"
const day = 86_400_000

/** Runs the reaper as if so many days had passed since `start`. */
const reapAfter = (days: number) =>
  api.run(
    Effect.andThen(TestClock.setTime(Date.parse(start) + days * day), reap()).pipe(
      Effect.provide(Layer.fresh(TestClock.layer())),
    ),
  )

const left = async () => {
  const [row] = await sql`
    SELECT (SELECT count(*)::int FROM webhook_inbox WHERE body <> '') AS bodies,
      (SELECT count(*)::int FROM webhook_inbox) AS messages,
      (SELECT count(*)::int FROM generation_keys) AS clicks,
      (SELECT count(*)::int FROM command_receipts) AS receipts,
      (SELECT count(*)::int FROM mail_log) AS mails,
      (SELECT count(*)::int FROM security_log) AS security,
      (SELECT count(*)::int FROM waitlist) AS waitlist,
      (SELECT count(*)::int FROM guest_generations) AS guests,
      (SELECT count(*)::int FROM guest_generations WHERE coalesce(network_hash, key_hash) IS NOT NULL) AS networks`
  return row
}

const everything = async () => {
  await sql`DELETE FROM security_log`
  await sql`INSERT INTO webhook_inbox (hash, event_name, body, received_at, status)
    SELECT lpad(to_hex(n), 64, '0'), 'order_created', 'x', ${start}, CASE WHEN n <= 2500 THEN 'done' ELSE 'dead' END
    FROM generate_series(1, 2501) AS n`
  await sql`INSERT INTO generation_keys (reservation_id, user_id, request, created_at)
    SELECT gen_random_uuid(), gen_random_uuid(), '', ${start} FROM generate_series(1, 3)`
  await sql`INSERT INTO command_receipts (stream, command_id, content, first_version, last_version, recorded_at)
    VALUES ('quota-x', 'c', '', 0, 0, ${start})`
  await sql`INSERT INTO mail_log (id, kind, recipient, subject, body, status, queued_at, settled_at) VALUES
    (gen_random_uuid(), 'reset_password', 'a@example.org', '', NULL, 'sent', ${start}, ${start}),
    (gen_random_uuid(), 'reset_password', 'a@example.org', '', '{}', 'queued', ${start}, NULL)`
  await sql`INSERT INTO security_log (id, kind, detail, times, first_at, last_at)
    VALUES (gen_random_uuid(), 'signed_in', '', 1, ${start}, ${start})`
  await sql`INSERT INTO waitlist (mailbox, email, token_hash, asked_at, confirmed_at, told_at) VALUES
    ('a@example.org', 'a@example.org', 'a', ${start}, NULL, NULL),
    ('b@example.org', 'b@example.org', 'b', ${start}, ${start}, NULL),
    ('c@example.org', 'c@example.org', 'c', ${start}, ${start}, ${start})`
  await sql`INSERT INTO guest_generations (id, guest_cookie_id, network_hash, place, key_hash, topic_id, claimed_at)
    SELECT gen_random_uuid(), gen_random_uuid(), 'network', n, 'key ' || n, 'iron', ${start} FROM generate_series(1, 2) AS n`
}

test("each thing goes when its time is over, not before; what is open or confirmed stays", async () => {
  await everything()
  const all = {
    bodies: 2501,
    messages: 2501,
    clicks: 3,
    receipts: 1,
    mails: 2,
    security: 1,
    waitlist: 3,
    guests: 2,
    networks: 2,
  }
  const steps = [
    [0.9, {}],
    [1.9, { networks: 0 }],
    [2.1, { clicks: 0 }],
    [29.9, {}],
    [30.1, { receipts: 0, waitlist: 2, guests: 0 }],
    [89.9, {}],
    // A message that waits for an operator keeps what it says.
    [90.1, { bodies: 1, security: 0, waitlist: 1 }],
    [179.9, {}],
    [180.1, { mails: 1 }],
    [2000, {}],
  ] as const
  let expected: Record<string, number> = all
  for (const [days, gone] of steps) {
    await reapAfter(days)
    expected = { ...expected, ...gone }
    expect([days, await left()]).toEqual([days, expected])
  }
})
