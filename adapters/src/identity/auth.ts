import type { Letter } from "@rounds/core/mail/letter.ts"
import { betterAuth, type BetterAuthOptions } from "better-auth"
import { APIError, createAuthMiddleware } from "better-auth/api"
import { getMigrations } from "better-auth/db/migration"
import { toNodeHandler } from "better-auth/node"
import { jwt } from "better-auth/plugins"
import type { IncomingMessage, ServerResponse } from "node:http"
import type { JSONWebKeySet } from "jose"
import type pg from "pg"
import { isDemoAddress } from "./demo.ts"

export interface EmbeddedOptions {
  readonly databaseUrl: string
  readonly secret: string
  /** The product's address as a browser sees it; decides links and whether cookies are `Secure`. */
  readonly publicUrl: string
  /** Whether requests may come from whatever address they were sent to; off when `publicUrl` is the only one. */
  readonly anyHost: boolean
  /** Without demo accounts nobody signs in with one, even if it was made before. */
  readonly demo: boolean
}

/** What the sign-in library is given beside its settings. */
interface AuthOptions extends EmbeddedOptions {
  readonly deliver: (letter: Letter) => Promise<void>
}

interface User {
  readonly id: string
  readonly email: string
  readonly emailVerified: boolean
  readonly name: string
  readonly image: string | null
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

const COOKIE_PREFIX = "rounds"
const AUDIENCE = "rounds"
export const CLIENT_ADDRESS_HEADER = "x-client-ip"

/** The identity library, set up for this product. Everything it knows lives in the connections' `search_path`. */
export const createAuth = (pool: pg.Pool, options: AuthOptions): AuthServer => {
  const auth = betterAuth(settingsOf(pool, options))
  return {
    handler: toNodeHandler(auth),
    issuer: options.publicUrl,
    audience: AUDIENCE,
    cookiePrefix: COOKIE_PREFIX,
    publicKeys: () => auth.api.getJwks(),
    sessionOf: async (cookie) => {
      const session = await auth.api.getSession({ headers: new Headers({ cookie }) })
      return session === null ? null : userOf(session.user)
    },
    ensure: async ({ email, password, name }) => {
      const { internalAdapter } = await auth.$context
      const before = await internalAdapter.findUserByEmail(email)
      if (before !== null) return userOf(before.user)
      const { user } = await auth.api.signUpEmail({ body: { email, password, name } })
      return userOf(await internalAdapter.updateUser(user.id, { emailVerified: true }))
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
  } finally {
    await connection.query("SELECT pg_advisory_unlock(hashtext('rounds-identity'))").catch(() => {})
    connection.release()
  }
}

const settingsOf = (pool: pg.Pool, options: AuthOptions) =>
  ({
    appName: "Rounds",
    baseURL: options.publicUrl,
    basePath: "/identity",
    secret: options.secret,
    database: pool,
    telemetry: { enabled: false },
    // The log of the library holds addresses; what fails there is answered to the visitor.
    logger: { disabled: true },
    // What is no answer of its own (a lost database, a bug) is for our server to answer.
    onAPIError: { throw: true },
    trustedOrigins: (request) => [options.publicUrl, ...(options.anyHost ? ownOrigins(request) : [])],
    emailAndPassword: { enabled: true, minPasswordLength: 10, maxPasswordLength: 128 },
    emailVerification: {
      sendOnSignUp: true,
      autoSignInAfterVerification: true,
      sendVerificationEmail: async ({ user, url }) => {
        if (isDemoAddress(user.email)) return
        await options.deliver({
          kind: "confirm_address",
          to: user.email,
          userId: null,
          subject: "Confirm your address",
          says: ["Welcome to Rounds. Open this link to confirm your address."],
          link: { label: "Confirm my address", url },
          adds: [],
        })
      },
    },
    session: { expiresIn: 60 * 60 * 24 * 14, updateAge: 60 * 60 * 24 },
    advanced: {
      cookiePrefix: COOKIE_PREFIX,
      useSecureCookies: options.publicUrl.startsWith("https:"),
      database: { generateId: "uuid" },
      // Set from the connection by our server, never by the client: see `http/server.ts`.
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] },
    },
    rateLimit: {
      enabled: true,
      window: 60,
      max: 100,
      storage: "database",
      customRules: {
        "/sign-in/email": { window: 60, max: 10 },
        "/sign-up/email": { window: 60, max: 10 },
        "/get-session": false,
        "/token": { window: 60, max: 60 },
      },
    },
    hooks: {
      before: createAuthMiddleware(async (context) => {
        const email: unknown = context.body?.email
        if (typeof email !== "string" || !isDemoAddress(email)) return
        // The seeding of demo accounts calls from inside, without a request.
        if (context.path === "/sign-up/email" && context.request === undefined) return
        if (context.path === "/sign-in/email" && options.demo) return
        throw new APIError("UNAUTHORIZED", {
          code: "INVALID_EMAIL_OR_PASSWORD",
          message: "Invalid email or password",
        })
      }),
    },
    plugins: [
      jwt({
        jwks: { keyPairConfig: { alg: "RS256" } },
        jwt: {
          issuer: options.publicUrl,
          audience: AUDIENCE,
          expirationTime: "5m",
          definePayload: ({ user }) => ({
            email: user.email,
            email_verified: user.emailVerified,
            name: user.name,
          }),
        },
      }),
    ],
  }) satisfies BetterAuthOptions

/** The address a request was sent to. A page of another site cannot make a browser send ours as its `Origin`. */
const ownOrigins = (request: Request | undefined): ReadonlyArray<string> => {
  const host = request?.headers.get("host")
  return host === null || host === undefined ? [] : [`http://${host}`, `https://${host}`]
}

const userOf = ({
  id,
  email,
  emailVerified,
  name,
  image,
}: Omit<User, "image"> & { image?: string | null | undefined }): User => ({
  id,
  email,
  emailVerified,
  name,
  image: image ?? null,
})
