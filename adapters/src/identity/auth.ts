import { betterAuth } from "better-auth"
import { getMigrations } from "better-auth/db/migration"
import { toNodeHandler } from "better-auth/node"
import type { IncomingMessage, ServerResponse } from "node:http"
import type { JSONWebKeySet } from "jose"
import type pg from "pg"
import { networkAlias } from "./network-alias.ts"
import { AUDIENCE, type AuthOptions, COOKIE_PREFIX, LONGEST_DAYS, ourHeaders } from "./options.ts"
import { renewEncryption, resigned } from "./secrets.ts"
import { settingsOf } from "./settings.ts"

export { ourHeaders } from "./options.ts"

interface User {
  readonly id: string
  readonly email: string
  readonly emailVerified: boolean
  readonly name: string
  readonly image: string | null
  /** Signing in by password asks for a code too. */
  readonly twoStep: boolean
}

export interface AuthServer {
  readonly handler: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  readonly issuer: string
  readonly audience: string
  readonly cookiePrefix: string
  readonly publicKeys: () => Promise<JSONWebKeySet>
  readonly sessionOf: (cookie: string) => Promise<User | null>
  readonly ensure: (signIn: {
    readonly email: string
    readonly password: string
    readonly name: string
  }) => Promise<User>
}

/** The identity library, set up for this product. Everything it knows lives in the connections' `search_path`. */
export const createAuth = (pool: pg.Pool, options: AuthOptions): AuthServer => {
  const auth = betterAuth(settingsOf(pool, options))
  const handle = toNodeHandler(auth)
  return {
    handler: async (request, response) => {
      if (request.headers.cookie !== undefined) {
        request.headers.cookie = await resigned(request.headers.cookie, options)
      }
      request.headers[ourHeaders.network] = networkAlias(addressIn(request), options.secret)
      await handle(request, response)
    },
    issuer: options.publicUrl,
    audience: AUDIENCE,
    cookiePrefix: COOKIE_PREFIX,
    publicKeys: () => auth.api.getJwks(),
    sessionOf: async (header) => {
      const cookie = await resigned(header, options)
      const session = await auth.api.getSession({ headers: new Headers({ cookie }) })
      return session === null ? null : userOf(session.user)
    },
    ensure: async ({ email, password, name }) => {
      const { internalAdapter } = await auth.$context
      const before = await internalAdapter.findUserByEmail(email)
      if (before !== null) return userOf(before.user)
      await auth.api.signUpEmail({ body: { email, password, name } })
      const made = await internalAdapter.findUserByEmail(email)
      if (made === null) throw new Error("a sign-in that was just made is not there")
      return userOf(await internalAdapter.updateUser(made.user.id, { emailVerified: true }))
    },
  }
}

/** Creates the schema and its tables, or adds what a new version needs; safe when two processes start together. */
export const prepareSchema = async (pool: pg.Pool, options: AuthOptions): Promise<void> => {
  const connection = await pool.connect()
  try {
    await connection.query("SELECT pg_advisory_lock(hashtext('rounds-identity'))")
    await connection.query("CREATE SCHEMA IF NOT EXISTS identity")
    const { runMigrations } = await getMigrations(settingsOf(pool, options))
    await runMigrations()
    await connection.query(sessionsEnd)
    await connection.query(noAddresses)
    await renewEncryption(pool, options)
  } finally {
    await connection.query("SELECT pg_advisory_unlock(hashtext('rounds-identity'))").catch(() => {})
    connection.release()
  }
}

/** Use makes a session longer, but not for ever: the database holds it to its longest time. */
const sessionsEnd = `
  CREATE OR REPLACE FUNCTION identity.end_of_session() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW."expiresAt" := least(NEW."expiresAt", NEW."createdAt" + interval '${LONGEST_DAYS} days');
    RETURN NEW;
  END $$;
  CREATE OR REPLACE TRIGGER end_of_session BEFORE INSERT OR UPDATE ON identity.session
    FOR EACH ROW EXECUTE FUNCTION identity.end_of_session();`

/** What stood in the tables of earlier releases. */
const noAddresses = `UPDATE identity.session SET "ipAddress" = '' WHERE "ipAddress" <> ''`

const addressIn = ({ headers }: IncomingMessage): string => {
  const said = headers[ourHeaders.address]
  return typeof said === "string" ? said : ""
}

interface Known extends Omit<User, "image" | "twoStep"> {
  readonly image?: string | null | undefined
  readonly twoFactorEnabled?: boolean | null | undefined
}

const userOf = ({ id, email, emailVerified, name, image, twoFactorEnabled }: Known): User => ({
  id,
  email,
  emailVerified,
  name,
  image: image ?? null,
  twoStep: twoFactorEnabled === true,
})
