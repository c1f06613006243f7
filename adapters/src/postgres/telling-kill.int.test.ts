import { randomUUID } from "node:crypto"
import { tellAll } from "@rounds/core/notification/follow.ts"
import postgres from "postgres"
import { afterAll, expect, test } from "vitest"
import { startApi } from "#testing/api.ts"
import { testDatabase } from "#testing/database.ts"

const isRelease = process.env["RELEASE_CHECK"] === "1"
const PEOPLE = isRelease ? 1_000 : 40
/** Of one person; each is told in the app, and every tenth by mail too. */
const EVENTS = isRelease ? 100 : 30
const KILLS = isRelease ? 20 : 4
const FOLLOWERS = 3

const url = await testDatabase()
const api = await startApi({ databaseUrl: url })
const admin = postgres(url, { max: 1 })
afterAll(async () => {
  await api.stop()
  await admin.end()
})

/** The events of everybody, mixed; numbered by what they grant, so that their order shows in what is told. */
const seed = async () => {
  const people = Array.from({ length: PEOPLE }, () => randomUUID())
  await admin`
    INSERT INTO accounts (id, email, email_verified, is_admin, created_at, updated_at)
    SELECT id, id || '@example.org', true, false, now(), now() FROM unnest(${people}::uuid[]) AS id`
  await admin`
    INSERT INTO events (stream, version, type, opens, data, meta, recorded_at)
    SELECT
      CASE WHEN n % 10 = 0 THEN 'subscription-' ELSE 'quota-' END || id,
      CASE WHEN n % 10 = 0 THEN n / 10 ELSE n - n / 10 END,
      CASE WHEN n % 10 = 0 THEN 'TierSet' ELSE 'QuotaGranted' END, false,
      CASE WHEN n % 10 = 0
        THEN jsonb_build_object('_tag', 'TierSet', 'tier', 'professional', 'setBy', 'cli', 'at', '2026-11-20T09:00:00Z')
        ELSE jsonb_build_object('_tag', 'QuotaGranted', 'extraScripts', n, 'extraTopicViews', 0, 'until', NULL,
          'grantedBy', 'cli', 'at', '2026-11-20T09:00:00Z') END,
      '{"by": "cli", "commandId": "seed"}', now()
    FROM generate_series(1, ${EVENTS}) AS n, unnest(${people}::uuid[]) AS id ORDER BY n, id`
  return people
}

const countTold = async () => {
  const [row] = await admin<{ told: number }[]>`SELECT count(*)::integer AS told FROM notification_logs`
  return row?.told ?? 0
}

/** Ends connections of the product while it tells, spread over the work. Gives how many. */
const kill = async (all: number) => {
  let killed = 0
  for (let told = 0; told < all && killed < KILLS; told = await countTold()) {
    if (told < Math.floor((killed * all) / (KILLS + 1))) continue
    const ended = await admin`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid() AND application_name = 'rounds'
        AND state <> 'idle' LIMIT 1`
    killed += ended.count
  }
  return killed
}

test(
  `told of ${PEOPLE * EVENTS} events with ${KILLS} kills: nothing lost, nothing doubled, in order for each person`,
  async () => {
    const people = await seed()
    const all = PEOPLE * EVENTS
    const site = { publicUrl: api.url, support: "help@example.org" }
    const follow = async () => {
      while ((await countTold()) < all) await api.run(tellAll(site)).catch(() => {})
    }
    const [killed] = await Promise.all([kill(all), ...Array.from({ length: FOLLOWERS }, follow)])
    expect(killed).toBeGreaterThan(isRelease ? KILLS - 1 : 0)
    await api.tell()

    const rows = await admin<{ userId: string; title: string }[]>`
      SELECT user_id AS "userId", title FROM in_app_notifications ORDER BY place`
    expect(rows).toHaveLength(all)
    const byPerson = Map.groupBy(rows, ({ userId }) => userId)
    const expected = Array.from({ length: EVENTS }, (_, at) =>
      (at + 1) % 10 === 0 ? "Professional" : String(at + 1),
    )
    const said = ({ title }: { readonly title: string }) => /Professional|\d+/.exec(title)?.[0]
    const wrong = people.filter((person) => (byPerson.get(person) ?? []).map(said).join() !== expected.join())
    expect(wrong).toEqual([])

    const mails = await admin<{ count: number; letters: number; jobs: number }[]>`
      SELECT count(*)::integer AS count, count(DISTINCT id)::integer AS letters,
        (SELECT count(*)::integer FROM pgboss.job WHERE name = 'mail') AS jobs
      FROM mail_log WHERE kind = 'plan_set'`
    const letters = all / 10
    expect(mails[0]).toEqual({ count: letters, letters, jobs: letters })
    const orphans = await admin`
      SELECT 1 FROM notification_logs l
      WHERE l.mail_id IS NOT NULL AND NOT EXISTS (SELECT FROM mail_log m WHERE m.id = l.mail_id)`
    expect(orphans).toHaveLength(0)
  },
  isRelease ? 1_200_000 : 60_000,
)
