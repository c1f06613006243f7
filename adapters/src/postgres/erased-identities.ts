import { createHash } from "node:crypto"
import type { Person } from "@rounds/core/account/ports.ts"
import type { Statements } from "./client.ts"

/** The id itself is not kept. */
const hashOf = (identityId: string): string =>
  createHash("sha256").update(`identity ${identityId}`).digest("base64url")

/** Remembers by whom nothing is opened any more that was proved before now; within the transaction of the erasure. */
export const rememberErased = async (sql: Statements, identities: ReadonlyArray<string>): Promise<void> => {
  for (const identity of identities) {
    await sql`
      INSERT INTO erased_identities (identity_hash, erased_at) VALUES (${hashOf(identity)}, clock_timestamp())
      ON CONFLICT (identity_hash) DO UPDATE SET erased_at = excluded.erased_at`
  }
}

/**
 * Whether the person's account was erased after they proved who they are. An id of our own sign-in never comes back; a
 * provider's does, with a token that was made since.
 */
export const wasErasedSince = async (
  sql: Statements,
  { identityId, provedAt = 0 }: Person,
): Promise<boolean> => {
  const rows = await sql`
    SELECT FROM erased_identities
    WHERE identity_hash = ${hashOf(identityId)} AND erased_at >= ${new Date(provedAt)}`
  return rows.length > 0
}
