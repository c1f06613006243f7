import { type Credentials, SignIns } from "@rounds/core/account/ports.ts"
import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { query, Sql } from "./client.ts"

/**
 * When a session of our own sign-in began, where `isOwn`: its tables may be there from before another's took its place.
 * The request's session has been verified by the door already.
 */
export const PostgresSignIns = (isOwn: boolean): Layer.Layer<SignIns, never, Sql> =>
  Layer.effect(
    SignIns,
    Effect.map(Sql, (pool) => ({
      startedAt: (accountId, credentials) =>
        query("when a session began", async (sql) => {
          if (!isOwn) return "elsewhere"
          const rows = await sql<{ startedAt: Date }[]>`
          SELECT "createdAt" AS "startedAt" FROM identity.session
          WHERE token = ${tokenIn(credentials)} AND "userId"::text IN (
            SELECT identity_id FROM account_identities WHERE account_id = ${accountId})`
          return rows[0] === undefined ? null : DateTime.makeUnsafe(rows[0].startedAt)
        }).pipe(Effect.provideService(Sql, pool)),
    })),
  )

/** The session's token, which stands signed in its cookie. A bearer token says nothing about when somebody signed in. */
const tokenIn = ({ authorization, cookie }: Credentials): string => {
  if (authorization !== undefined || cookie === undefined) return ""
  const found = cookie
    .slice(0, 8_192)
    .split(";")
    .map((part) => part.trim())
    .find((part) => /^(__Secure-)?rounds\.session_token=/.test(part))
  const value = found?.slice(found.indexOf("=") + 1) ?? ""
  return value.split(/[.%]/)[0] ?? ""
}
