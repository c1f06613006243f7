import { createHash } from "node:crypto"
import { GenerationKeys } from "@rounds/core/script/ports.ts"
import type * as Layer from "effect/Layer"
import { query, type Sql } from "./client.ts"
import { implement } from "./implement.ts"

/** Idempotency keys from `generation_keys`. */
export const PostgresGenerationKeys: Layer.Layer<GenerationKeys, never, Sql> = implement(GenerationKeys, {
  claim: ({ userId, key, request, at }) =>
    query("generationKeys.claim", async (sql) => {
      const reservationId = uuidOf(userId, key)
      const [first] = await sql<ReadonlyArray<{ readonly request: string }>>`
          INSERT INTO generation_keys AS known (reservation_id, user_id, request, claimed_at)
          VALUES (${reservationId}, ${userId}, ${request}, ${at})
          ON CONFLICT (reservation_id) DO UPDATE SET
            claimed_at = CASE WHEN known.request = ${request} THEN ${at} ELSE known.claimed_at END,
            released_at = CASE WHEN known.request = ${request} THEN NULL ELSE known.released_at END
          RETURNING request`
      return { request: first?.request ?? request, reservationId }
    }),
  find: ({ userId, key }) =>
    query("generationKeys.find", async (sql) => {
      const reservationId = uuidOf(userId, key)
      const [row] = await sql<ReadonlyArray<{ readonly claimed: Date; readonly released: Date | null }>>`
          SELECT claimed_at AS claimed, released_at AS released FROM generation_keys
          WHERE reservation_id = ${reservationId}`
      if (row === undefined) return null
      const { claimed, released } = row
      return {
        reservationId,
        claimedAt: claimed.toISOString(),
        releasedAt: released === null ? null : released.toISOString(),
      }
    }),
  release: (reservationId, at) =>
    query("generationKeys.release", async (sql) => {
      await sql`UPDATE generation_keys SET released_at = ${at} WHERE reservation_id = ${reservationId}`
    }),
})

/** UUID version 5 (RFC 9562) of a key in the name space of its owner, whose id is a UUID itself. */
export const uuidOf = (ownerId: string, key: string): string => {
  const hash = createHash("sha1")
    .update(Buffer.from(ownerId.replaceAll("-", ""), "hex"))
    .update(key)
    .digest()
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x50, 6)
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = hash.toString("hex")
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    "-",
  )
}
