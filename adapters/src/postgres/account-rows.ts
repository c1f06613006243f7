import * as Schema from "effect/Schema"
import { Account } from "@rounds/core/account/account.ts"
import type { Details } from "@rounds/core/account/recognise.ts"
import type { Statements } from "./client.ts"

const decode = Schema.decodeUnknownSync(Account)

/** Columns of `accounts`, as the fields of `Account`. Times become ISO 8601 in UTC. */
const columns = (sql: Statements) => sql`
  a.id, a.email, a.email_verified AS "emailVerified", a.first_name AS "firstName", a.last_name AS "lastName",
  a.profile_image_url AS "profileImageUrl", a.is_admin AS "isAdmin", a.is_active AS "isActive",
  a.base_tier AS "baseTier", a.language,
  (SELECT min(identity_id) FROM account_identities i WHERE i.account_id = a.id) AS "identityId",
  to_char(a.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "createdAt",
  to_char(a.updated_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "updatedAt"`

const one = (rows: ReadonlyArray<unknown>): Account | null => (rows[0] === undefined ? null : decode(rows[0]))

/** Ids come from URLs too: what is no UUID is nobody's. */
export const isAccountId = (id: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)

export const accountById = async (sql: Statements, id: string): Promise<Account | null> =>
  isAccountId(id) ? one(await sql`SELECT ${columns(sql)} FROM accounts a WHERE a.id = ${id}`) : null

export const accountByIdentity = async (sql: Statements, identityId: string): Promise<Account | null> =>
  one(
    await sql`
      SELECT ${columns(sql)} FROM account_identities known JOIN accounts a ON a.id = known.account_id
      WHERE known.identity_id = ${identityId}`,
  )

export const accountByEmail = async (
  sql: Statements,
  email: string,
  verifiedOnly: boolean,
): Promise<Account | null> =>
  one(
    await sql`
      SELECT ${columns(sql)} FROM accounts a
      WHERE a.email = ${email} AND (a.email_verified OR NOT ${verifiedOnly}::boolean)
      ORDER BY a.email_verified DESC, a.created_at LIMIT 1`,
  )

const detailColumns = (details: Details) => ({
  email: details.email,
  email_verified: details.emailVerified,
  first_name: details.firstName,
  last_name: details.lastName,
  profile_image_url: details.profileImageUrl,
  is_admin: details.isAdmin,
})

export const insertAccount = (sql: Statements, id: string, details: Details, at: string) =>
  sql`
    INSERT INTO accounts
      ${sql({ id, ...detailColumns(details), language: details.language, created_at: at, updated_at: at })}`

export const updateAccount = (sql: Statements, id: string, details: Details, at: string) =>
  sql`
    UPDATE accounts SET ${sql({ ...detailColumns(details), updated_at: at })},
      language = coalesce(language, ${details.language})
    WHERE id = ${id}`

export const linkIdentity = (sql: Statements, accountId: string, identityId: string) =>
  sql`INSERT INTO account_identities ${sql({ identity_id: identityId, account_id: accountId })}`
