import { readFileSync } from "node:fs"
import { query } from "#postgres/client.ts"

export const webhookFixtures = new URL("../../../fixtures/webhooks/", import.meta.url)

/** Six messages of one life, two of them about money, in their right order. */
export const oneLife: ReadonlyArray<string> = [
  "subscription_created",
  "subscription_updated",
  "subscription_payment_success",
  "subscription_cancelled",
  "subscription_resumed",
  "subscription_payment_refunded",
]

export const permutations = <A>(items: ReadonlyArray<A>): ReadonlyArray<ReadonlyArray<A>> =>
  items.length === 0
    ? [[]]
    : items.flatMap((item, n) => permutations(items.toSpliced(n, 1)).map((rest) => [item, ...rest]))

/** The account of number `n`, 1 to 3000. */
export const accountId = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`

/** The fixture of this name as sent to account `n`, about a subscription of its own. */
export const bodyFor = (name: string, n: number): Buffer =>
  Buffer.from(
    readFileSync(new URL(`${name}.json`, webhookFixtures), "utf8")
      .replaceAll(accountId(1), accountId(n))
      .replaceAll(/\b1000([3-8])\b/g, `${1000 + n}$1`)
      .replaceAll("ada@example.org", `ada${n}@example.org`),
  )

/** Text about account `n` with the ids of its subscription made equal to those of all others. */
export const withoutNumber = (n: number, text: string): string =>
  text.replaceAll(new RegExp(`\\b${1000 + n}([3-8])\\b`, "g"), "#$1")

/** The accounts that `bodyFor` writes to. */
export const numberedAccounts = query(
  "numbered accounts",
  (sql) => sql`
    WITH made AS (
      INSERT INTO accounts (id, email, email_verified, is_admin, created_at, updated_at)
      SELECT ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'person' || n || '@example.org',
             true, false, now(), now()
      FROM generate_series(1, 3000) AS n
      RETURNING id
    )
    INSERT INTO account_identities (identity_id, account_id) SELECT 'test-' || id, id FROM made`,
)
