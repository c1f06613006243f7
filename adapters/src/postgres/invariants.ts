import * as Effect from "effect/Effect"
import { query, type Sql } from "./client.ts"

/** What must hold at every moment, however often something was killed. Each statement counts violations. */
const invariants: ReadonlyArray<{ readonly name: string; readonly statement: string }> = [
  {
    name: "charged without a stored script",
    statement: `
      SELECT count(*) FROM events e
      WHERE e.type = 'GenerationCharged' AND NOT EXISTS (
        SELECT 1 FROM generated_scripts s
        WHERE s.reservation_id::text = e.data->>'reservationId' AND 'quota-' || s.user_id = e.stream)
      AND NOT EXISTS (
        SELECT 1 FROM deleted_scripts d
        WHERE d.reservation_id::text = e.data->>'reservationId' AND 'quota-' || d.user_id = e.stream)`,
  },
  {
    name: "approval of other words than its version's",
    statement: `
      SELECT count(*) FROM script_approvals a JOIN script_versions v USING (script_id, version)
      WHERE a.words_sha256 <> encode(sha256(convert_to(v.words, 'UTF8')), 'hex')
        OR v.words_sha256 <> encode(sha256(convert_to(v.words, 'UTF8')), 'hex')`,
  },
  {
    name: "script behind or ahead of its versions",
    statement: `
      SELECT count(*) FROM generated_scripts s
      WHERE s.version <> (SELECT coalesce(max(v.version), 1) FROM script_versions v WHERE v.script_id = s.id)`,
  },
  {
    name: "stored script without a charge",
    statement: `
      SELECT count(*) FROM generated_scripts s
      WHERE NOT s.is_free AND NOT EXISTS (
        SELECT 1 FROM events e
        WHERE e.stream = 'quota-' || s.user_id AND e.type = 'GenerationCharged'
          AND e.data->>'reservationId' = s.reservation_id::text)`,
  },
  {
    name: "charge for a script that was written for a guest",
    statement: `
      SELECT count(*) FROM generated_scripts s JOIN events e ON e.stream = 'quota-' || s.user_id
        AND e.type = 'GenerationCharged' AND e.data->>'reservationId' = s.reservation_id::text
      WHERE s.is_free`,
  },
  {
    name: "account with more than one script of a guest",
    statement: `
      SELECT count(*) FROM (
        SELECT user_id FROM (
          SELECT user_id FROM generated_scripts WHERE is_free
          UNION ALL SELECT user_id FROM deleted_scripts WHERE is_free) AS free
        GROUP BY user_id HAVING count(*) > 1) AS twice`,
  },
  {
    name: "reservation charged twice",
    statement: `
      SELECT count(*) FROM (
        SELECT 1 FROM events WHERE type = 'GenerationCharged'
        GROUP BY stream, data->>'reservationId' HAVING count(*) > 1) AS twice`,
  },
  {
    name: "charge or release without an open reservation before it",
    statement: `
      SELECT count(*) FROM (
        SELECT type, lag(type) OVER (PARTITION BY stream, data->>'reservationId' ORDER BY version) AS before
        FROM events WHERE type IN ('GenerationReserved', 'GenerationCharged', 'GenerationReleased')) AS steps
      WHERE type <> 'GenerationReserved' AND before IS DISTINCT FROM 'GenerationReserved'`,
  },
  {
    name: "charged after its lease",
    statement: `
      SELECT count(*) FROM (
        SELECT type, data->>'at' AS at,
          lag(data->>'leaseUntil') OVER (PARTITION BY stream, data->>'reservationId' ORDER BY version) AS until
        FROM events WHERE type IN ('GenerationReserved', 'GenerationCharged', 'GenerationReleased')) AS steps
      WHERE type = 'GenerationCharged' AND at::timestamptz >= until::timestamptz`,
  },
  {
    // The limit that a click was decided on stands in its reservation; a month never holds more than the largest.
    name: "month over its limit",
    statement: `
      SELECT count(*) FROM (
        SELECT 1
        FROM events r LEFT JOIN events c ON c.stream = r.stream AND c.type = 'GenerationCharged'
          AND c.data->>'reservationId' = r.data->>'reservationId'
        WHERE r.type = 'GenerationReserved'
        GROUP BY r.stream, r.data->>'period'
        HAVING bool_and(r.data->>'limit' IS NOT NULL)
          AND count(DISTINCT c.data->>'reservationId') > max((r.data->>'limit')::integer)) AS over`,
  },
  {
    name: "gap in a stream's versions",
    statement: `
      SELECT count(*) FROM (
        SELECT 1 FROM events GROUP BY stream HAVING count(*) <> max(version)) AS gaps`,
  },
  {
    name: "answered command whose events are missing",
    statement: `
      SELECT count(*) FROM command_receipts r
      WHERE r.last_version > (SELECT coalesce(max(version), 0) FROM events e WHERE e.stream = r.stream)`,
  },
  {
    name: "usage behind or ahead of its events",
    statement: `
      SELECT count(*) FROM usage u FULL JOIN (
        SELECT stream, max(version) AS version FROM events WHERE stream >= 'quota-' AND stream < 'quota.'
        GROUP BY stream) AS e ON e.stream = 'quota-' || u.user_id
      WHERE u.version IS DISTINCT FROM e.version`,
  },
  {
    name: "subscription overview behind or ahead of its events",
    statement: `
      SELECT count(*) FROM subscription_overview o FULL JOIN (
        SELECT stream, max(version) AS version FROM events
        WHERE stream >= 'subscription-' AND stream < 'subscription.' GROUP BY stream) AS e
        ON e.stream = 'subscription-' || o.user_id
      WHERE o.version IS DISTINCT FROM e.version`,
  },
  {
    name: "usage that counts other than its events",
    statement: `
      SELECT count(*) FROM usage u
      WHERE u.scripts_charged <> (
        SELECT count(DISTINCT c.version) FROM events c JOIN events r ON r.stream = c.stream
          AND r.type = 'GenerationReserved' AND r.data->>'reservationId' = c.data->>'reservationId'
          AND r.data->>'period' = u.period AND r.version < c.version
        WHERE c.stream = 'quota-' || u.user_id AND c.type = 'GenerationCharged')`,
  },
  {
    // The archive is what the numbers of a topic can be computed from again.
    name: "shown topic whose daily counts the archive does not have",
    statement: `
      SELECT count(DISTINCT t.id) FROM trending_topics t JOIN editions e ON e.id = t.edition_id
        CROSS JOIN LATERAL jsonb_array_elements(t.engagement_data->'days') AS days(day)
      WHERE t.is_active AND NOT EXISTS (
        SELECT 1 FROM theme_archives a
        WHERE a.source = e.source AND a.theme_key = t.theme_key AND a.archive_date = (day->>'day')::date
          AND day @> (a.engagement_data - 'of'))`,
  },
  {
    // For a day somebody has to look; the next edition settles it.
    name: "edition kept back, and none published since",
    statement: `
      SELECT count(*) FROM withheld_editions w
      WHERE NOT EXISTS (SELECT 1 FROM editions e WHERE e.finished_at >= w.withheld_at)`,
  },
  {
    name: "post held that is not counted",
    statement: `
      SELECT count(*) FROM posts p
      WHERE NOT p.removed
        AND NOT EXISTS (SELECT 1 FROM known_posts k WHERE k.key = hashtextextended(p.id, 0))`,
  },
  {
    // Asked again every hour: after a day somebody has to look at why.
    name: "erasure open for longer than a day",
    statement: `
      SELECT count(*) FROM account_erasures
      WHERE erased_at IS NULL AND asked_at < now() - interval '1 day'`,
  },
  {
    // The daily job erases what came late; what is older than that was missed.
    name: "events of an erased account",
    statement: `
      SELECT count(DISTINCT e.stream) FROM account_erasures x JOIN events e
        ON e.stream IN ('quota-' || x.account_id, 'subscription-' || x.account_id)
      WHERE x.erased_at IS NOT NULL AND e.recorded_at < now() - interval '2 days'`,
  },
  {
    // Told a moment later; what waits for an hour waits for nobody.
    name: "fact that nobody was told about",
    statement: `
      SELECT (
        SELECT count(*) FROM events e
        WHERE e.recorded_at < now() - interval '1 hour' AND e.tx < pg_snapshot_xmin(pg_current_snapshot())
          AND (e.tx, e.global) > (
            SELECT coalesce(max(c.tx), '0'::xid8), coalesce(max(c.global), 0) FROM checkpoints c
            WHERE c.follower = 'notifications')
      ) + (SELECT count(*) FROM happenings WHERE at < now() - interval '1 hour') AS count`,
  },
  {
    name: "server that may lose what it acknowledged",
    statement: `
      SELECT count(*) FROM pg_settings
      WHERE name IN ('fsync', 'synchronous_commit', 'full_page_writes') AND setting = 'off'`,
  },
]

export interface InvariantCheck {
  readonly name: string
  readonly violations: number
  /** Some of them, where an operator needs to know which. */
  readonly examples?: ReadonlyArray<string>
}

/** Counts the violations of every invariant. Reads only; may run beside everything else. */
export const checkInvariants: Effect.Effect<ReadonlyArray<InvariantCheck>, never, Sql> = Effect.forEach(
  invariants,
  ({ name, statement }) =>
    query(`check: ${name}`, (sql) => sql.unsafe<{ count: string }[]>(statement)).pipe(
      Effect.map(([row]) => ({ name, violations: Number(row?.count ?? 0) })),
    ),
)
