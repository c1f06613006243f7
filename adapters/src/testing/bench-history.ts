import postgres from "postgres"

/** Quota streams `quota-user-N` of generations reserved and charged in turn, all in one month. */
export const insertHistory = async (
  url: string,
  { streams, perStream }: { readonly streams: number; readonly perStream: number },
): Promise<void> => {
  const sql = postgres(url, { max: 1 })
  await sql`
    INSERT INTO events (stream, version, type, opens, data, meta, recorded_at)
    SELECT 'quota-user-' || stream, version, kind, false,
      jsonb_build_object('_tag', kind, 'reservationId', 'reservation-' || (version + 1) / 2,
        'at', '2026-11-20T09:00:00.000Z')
        || CASE kind WHEN 'GenerationCharged' THEN '{}'
             ELSE '{"period": "2026-11", "limit": null, "leaseUntil": "2026-11-20T09:01:30.000Z"}' END::jsonb,
      '{"by": "bench", "commandId": "8b2f7a52-2f0a-4c4e-9d53-1f3f6b1f6a01"}', now()
    FROM generate_series(0, ${streams - 1}::int) AS stream, generate_series(1, ${perStream}::int) AS version,
      LATERAL (SELECT CASE version % 2 WHEN 1 THEN 'GenerationReserved' ELSE 'GenerationCharged' END) AS k (kind)
    ORDER BY stream, version`
  await sql`VACUUM ANALYZE events`
  await sql.end()
}
