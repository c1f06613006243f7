import {
  type GuestGeneration,
  guestScriptsPerNetwork,
  type GuestStanding,
  guestStanding,
} from "@rounds/core/guest/guest-generation.ts"
import { type GuestClaim, type GuestClaimed, type GuestRun, Guests } from "@rounds/core/guest/ports.ts"
import type { Script } from "@rounds/core/script/script.ts"
import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import type * as Layer from "effect/Layer"
import type postgres from "postgres"
import { query, type Sql, type Statements } from "./client.ts"
import { readableOf } from "./documents.ts"
import { guestColumns, guestOfRow } from "./guest-rows.ts"
import { implement } from "./implement.ts"
import { json } from "./script-rows.ts"

/** The rows that this release can read: another one's script is as good as none. */
const first = (rows: ReadonlyArray<postgres.Row>): Effect.Effect<GuestGeneration | null> =>
  Effect.map(readableOf(guestOfRow)(rows), ({ documents }) => documents[0] ?? null)

const byGuest = (guestId: string) =>
  Effect.flatMap(
    query(
      "guests.byGuest",
      (sql) => sql`SELECT ${guestColumns(sql)} FROM guest_generations WHERE guest_cookie_id = ${guestId}`,
    ),
    first,
  )

const known = ({ guestId, key, network }: GuestClaim) =>
  query(
    "guests.known",
    (sql) => sql`
      SELECT ${guestColumns(sql)} FROM guest_generations
      WHERE guest_cookie_id IS NOT NULL AND (guest_cookie_id = ${guestId}::uuid
        OR (network_hash = ${network} AND key_hash = ${key}::text))
      ORDER BY guest_cookie_id IS NOT DISTINCT FROM ${guestId}::uuid DESC LIMIT 1`,
  ).pipe(Effect.flatMap(first))

/** Any free place: of many who ask at once, few meet on the same. Null: somebody was faster, or there is none. */
const begin = (claim: GuestClaim) =>
  query(
    "guests.begin",
    (sql) => sql`
      INSERT INTO guest_generations
        (id, guest_cookie_id, network_hash, place, key_hash, topic_id, claimed_at)
      SELECT ${claim.id}::uuid, ${claim.guestId ?? claim.newGuestId}::uuid, ${claim.network}, free.place,
        ${claim.key}::text, ${claim.topicId}, ${claim.at}::timestamptz
      FROM generate_series(1, ${guestScriptsPerNetwork}) AS free (place)
      WHERE NOT EXISTS (
        SELECT FROM guest_generations taken
        WHERE taken.network_hash = ${claim.network} AND taken.place = free.place)
      ORDER BY random() LIMIT 1
      ON CONFLICT DO NOTHING
      RETURNING ${guestColumns(sql)}`,
  ).pipe(Effect.flatMap(first))

const isFull = ({ network }: GuestClaim) =>
  query("guests.isFull", async (sql) => {
    const [row] = await sql<ReadonlyArray<{ readonly taken: number }>>`
      SELECT count(*)::integer AS taken FROM guest_generations WHERE network_hash = ${network}`
    return row !== undefined && row.taken >= guestScriptsPerNetwork
  })

/** Null: somebody was faster. */
const beginAgain = ({ id, claimedAt }: GuestGeneration, { key, topicId, at }: GuestClaim) =>
  query(
    "guests.beginAgain",
    (sql) => sql`
      UPDATE guest_generations SET key_hash = ${key}::text, topic_id = ${topicId}, claimed_at = ${at}::timestamptz
      WHERE ${ofRun(sql, { id, claimedAt })} RETURNING ${guestColumns(sql)}`,
  ).pipe(Effect.flatMap(first))

/** Each look that ends with nothing was overtaken by another request, of which a network has ten that count. */
const LOOKS = 4 * guestScriptsPerNetwork

/**
 * The places are a constraint of the table, and no lock is held between two statements: a process that is busy writing
 * keeps nobody waiting.
 */
const claim = Effect.fnUntraced(function* (asked: GuestClaim) {
  for (let look = 0; look < LOOKS; look += 1) {
    const generation = yield* known(asked)
    const standing = guestStanding(generation, asked, DateTime.makeUnsafe(asked.at))
    if (generation !== null && standing !== "again") return claimed(standing, generation)
    const begun = yield* generation === null ? begin(asked) : beginAgain(generation, asked)
    if (begun !== null) return claimed(standing, begun)
    if (generation === null && (yield* isFull(asked))) break
  }
  const full: GuestClaimed = { standing: "full" }
  return full
})

const claimed = (standing: GuestStanding, generation: GuestGeneration): GuestClaimed => ({
  standing,
  generation,
})

const ofRun = (sql: Statements, { id, claimedAt }: GuestRun) =>
  sql`id = ${id} AND claimed_at = ${claimedAt}::timestamptz AND script IS NULL AND adopted_at IS NULL`

const finish = (run: GuestRun, script: Script, at: string) =>
  query("guests.finish", async (sql) => {
    const rows = await sql`
      UPDATE guest_generations SET script = ${json(sql, script)}, written_at = ${at}::timestamptz
      WHERE ${ofRun(sql, run)} RETURNING 1`
    return rows.length > 0
  })

const release = (run: GuestRun, keepsPlace: boolean) =>
  query("guests.release", async (sql) => {
    await (keepsPlace
      ? sql`UPDATE guest_generations SET guest_cookie_id = NULL, key_hash = NULL WHERE ${ofRun(sql, run)}`
      : sql`DELETE FROM guest_generations WHERE ${ofRun(sql, run)}`)
  })

const countCopy = (guestId: string, most: number) =>
  query("guests.countCopy", async (sql) => {
    const rows = await sql`
      UPDATE guest_generations SET copy_count = copy_count + 1
      WHERE guest_cookie_id = ${guestId} AND script IS NOT NULL AND copy_count < ${most} RETURNING 1`
    return rows.length > 0
  })

const promise = (guestId: string, identityId: string) =>
  query("guests.promise", async (sql) => {
    // Whoever signs up again with the same cookie, under another address, is the one who has it.
    await sql`
      UPDATE guest_generations SET identity_id = ${identityId}
      WHERE guest_cookie_id = ${guestId} AND script IS NOT NULL`
  })

const waiting = ({ guestId, identityId, until }: Parameters<Guests["Service"]["waiting"]>[0]) =>
  query(
    "guests.waiting",
    (sql) => sql`
      SELECT ${guestColumns(sql)} FROM guest_generations
      WHERE script IS NOT NULL AND claimed_at <= ${until}::timestamptz
        AND (identity_id = ${identityId} OR (guest_cookie_id = ${guestId}::uuid AND identity_id IS NULL))
      ORDER BY claimed_at, id LIMIT 1 FOR UPDATE`,
  ).pipe(
    Effect.flatMap(first),
    Effect.map((found) =>
      found === null || found.script === null ? null : { id: found.id, script: found.script },
    ),
  )

const adopted = (id: string, at: string) =>
  query("guests.adopted", async (sql) => {
    await sql`
      UPDATE guest_generations SET script = NULL, identity_id = NULL, adopted_at = ${at}::timestamptz WHERE id = ${id}`
  })

/** Of fewer runs a median says nothing. */
const smallestSample = 5

const usualSeconds = query("guests.usualSeconds", async (sql) => {
  const [row] = await sql<ReadonlyArray<{ readonly runs: number; readonly median: number | null }>>`
    SELECT count(*)::integer AS runs, percentile_cont(0.5) WITHIN GROUP (ORDER BY seconds) AS median FROM (
      SELECT extract(epoch FROM written_at - claimed_at)::float8 AS seconds FROM guest_generations
      WHERE written_at IS NOT NULL ORDER BY written_at DESC LIMIT 50) AS latest`
  return row === undefined || row.median === null || row.runs < smallestSample
    ? null
    : Math.round(row.median * 10) / 10
})

/** One statement: of many who ask at once, no more than `most` are told yes. */
const takeAiTurn = (day: string, most: number) =>
  most === 0
    ? Effect.succeed(false)
    : query(
        "guests.takeAiTurn",
        (sql) => sql`
          INSERT INTO guest_ai_turns (day, taken) VALUES (${day}, 1)
          ON CONFLICT (day) DO UPDATE SET taken = guest_ai_turns.taken + 1
          WHERE guest_ai_turns.taken < ${most} RETURNING day`,
      ).pipe(Effect.map((rows) => rows.length > 0))

/** Guests' scripts, in `guest_generations`. */
export const PostgresGuests: Layer.Layer<Guests, never, Sql> = implement(Guests, {
  claim,
  finish,
  release,
  byGuest,
  countCopy,
  promise,
  waiting,
  adopted,
  usualSeconds,
  takeAiTurn,
})
