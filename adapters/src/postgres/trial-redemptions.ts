import { createHmac } from "node:crypto"
import { TrialRedemptions } from "@rounds/core/subscription/ports.ts"
import { withoutAlias } from "@rounds/core/subscription/trial-once.ts"
import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import type * as Layer from "effect/Layer"
import { query, type Sql } from "./client.ts"
import { implement } from "./implement.ts"

/** Keyed hashes of people. Who has the table but not `secret` cannot test an address against it. */
export const PostgresTrialRedemptions = (secret: string): Layer.Layer<TrialRedemptions, never, Sql> => {
  const keyed = (kind: "email" | "customer" | "card", value: string) =>
    createHmac("sha256", secret).update(`trial:${kind}:${value}`).digest("hex")
  const emailKey = (email: string) => keyed("email", withoutAlias(email))

  return implement(TrialRedemptions, {
    remember: (userId, email) =>
      query(
        "remember trial key",
        (sql) => sql`
              INSERT INTO trial_keys (user_id, key_hash) VALUES (${userId}, ${emailKey(email)})
              ON CONFLICT DO NOTHING`,
      ).pipe(Effect.asVoid),

    usedByAnother: (userId, email) =>
      query(
        "look for a used trial",
        (sql) => sql`
              SELECT FROM trial_redemptions
              WHERE key_hash = ${emailKey(email)} AND user_id IS DISTINCT FROM ${userId}`,
      ).pipe(Effect.map((rows) => rows.length > 0)),

    claim: ({ userId, customerId, email, cardFingerprint }) =>
      Effect.gen(function* () {
        const now = DateTime.toDate(yield* DateTime.now)
        const given = [
          keyed("customer", customerId),
          ...(email === null ? [] : [emailKey(email)]),
          ...(cardFingerprint === null ? [] : [keyed("card", cardFingerprint)]),
        ]
        const others = yield* query(
          "claim trial",
          (sql) => sql`
                WITH keys AS (
                  SELECT unnest(${given}::text[]) AS key_hash
                  UNION SELECT key_hash FROM trial_keys WHERE user_id = ${userId}
                ), claimed AS (
                  INSERT INTO trial_redemptions (key_hash, user_id, redeemed_at)
                  SELECT key_hash, ${userId}, ${now} FROM keys ORDER BY key_hash
                  ON CONFLICT (key_hash) DO UPDATE SET redeemed_at = trial_redemptions.redeemed_at
                  RETURNING user_id
                )
                SELECT FROM claimed WHERE user_id IS DISTINCT FROM ${userId}`,
        )
        return others.length === 0
      }),

    forget: (userId) =>
      query(
        "make trial hashes anonymous",
        (sql) => sql`
              WITH gone AS (DELETE FROM trial_keys WHERE user_id = ${userId})
              UPDATE trial_redemptions SET user_id = NULL WHERE user_id = ${userId}`,
      ).pipe(Effect.asVoid),
  })
}
