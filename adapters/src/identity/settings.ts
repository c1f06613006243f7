import { passkey } from "@better-auth/passkey"
import type { BetterAuthOptions } from "better-auth"
import { APIError } from "better-auth/api"
import { jwt, twoFactor } from "better-auth/plugins"
import type pg from "pg"
import { aftermath } from "./aftermath.ts"
import { guard } from "./guard.ts"
import {
  AUDIENCE,
  type AuthOptions,
  COOKIE_PREFIX,
  FRESH_SECONDS,
  languageIn,
  IDLE_DAYS,
  LONGEST_PASSWORD,
  ourHeaders,
  SHORTEST_PASSWORD,
} from "./options.ts"
import { ownOrigins } from "./own-origins.ts"
import { ownSecurity } from "./own-security.ts"
import { newProof, ownership } from "./ownership.ts"
import { type Post, postOf } from "./post.ts"
import { proveByReset } from "./reset.ts"
import { secretsOf } from "./secrets.ts"
import { triesIn } from "./tries.ts"

const DAY_SECONDS = 24 * 60 * 60

/** How the sign-in library is set up. */
export const settingsOf = (pool: pg.Pool, options: AuthOptions) => {
  const tries = triesIn(pool)
  const post = postOf(pool, options)
  return {
    appName: "Rounds",
    baseURL: options.publicUrl,
    basePath: "/identity",
    // The first is for what was encrypted before secrets were numbered.
    secret: options.oldSecret ?? options.secret,
    secrets: secretsOf(options),
    database: pool,
    telemetry: { enabled: false },
    // The log of the library holds addresses; what fails there is answered to the visitor.
    logger: { disabled: true },
    // What is no answer of its own (a lost database, a bug) is for our server to answer.
    onAPIError: { throw: true },
    trustedOrigins: (request) => [
      options.publicUrl,
      ...(options.anyLoopback ? ownOrigins(request?.headers.get("host") ?? null) : []),
    ],
    emailAndPassword: {
      enabled: true,
      minPasswordLength: SHORTEST_PASSWORD,
      maxPasswordLength: LONGEST_PASSWORD,
      // Signing up answers alike for every address; the browser signs in by what was typed.
      autoSignIn: false,
      onExistingUserSignUp: async ({ user }, request) => {
        await post.ask(user.email, (letters) => letters.known(user.email), languageIn(request?.headers))
      },
      sendResetPassword: async ({ user, token }, request) => {
        await post.ask(
          user.email,
          (letters) => letters.reset(user.email, token),
          languageIn(request?.headers),
        )
      },
      onPasswordReset: ({ user }, request) =>
        proveByReset(pool, { ...user, language: languageIn(request?.headers) }, options, post, tries),
      revokeSessionsOnPasswordReset: true,
    },
    // A letter on its way holds up no answer: its time would tell who has an account.
    verification: { storeIdentifier: "hashed" },
    session: { expiresIn: IDLE_DAYS * DAY_SECONDS, updateAge: DAY_SECONDS, freshAge: FRESH_SECONDS },
    advanced: {
      cookiePrefix: COOKIE_PREFIX,
      useSecureCookies: options.publicUrl.startsWith("https:"),
      database: { generateId: "uuid" },
      ipAddress: { ipAddressHeaders: [ourHeaders.network] },
      backgroundTasks: { handler: (task) => void task.catch(() => {}) },
    },
    databaseHooks: {
      user: { create: { after: (user, context) => greet(user, context, post, options) } },
      // Where somebody signed in from is in the security log, coded.
      session: { create: { before: async () => ({ data: { ipAddress: "" } }) } },
    },
    rateLimit: {
      enabled: true,
      window: 60,
      max: 100,
      storage: "database",
      customRules: {
        "/sign-in/email": { window: 60, max: 10 },
        "/sign-up/email": { window: 60, max: 10 },
        "/request-password-reset": { window: 60, max: 5 },
        "/token": { window: 60, max: 60 },
        "/two-factor/*": { window: 60, max: 10 },
      },
    },
    hooks: { before: guard(options, tries), after: aftermath(options, tries, post) },
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
            two_step: user["twoFactorEnabled"] === true,
          }),
        },
        disableSettingJwtHeader: true,
      }),
      twoFactor({ issuer: "Rounds" }),
      passkey({
        rpName: "Rounds",
        // A key that asks for finger, face or code stands for both steps.
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
        registration: { afterVerification: ({ verification }) => askedPerson(verification.registrationInfo) },
        authentication: {
          afterVerification: ({ verification }) => askedPerson(verification.authenticationInfo),
        },
        ...(options.anyLoopback ? {} : { origin: options.publicUrl }),
      }),
      ownership(options, post),
      ownSecurity(),
    ],
  } satisfies BetterAuthOptions
}

const askedPerson = async (info: { readonly userVerified: boolean } | undefined): Promise<void> => {
  if (info?.userVerified === true) return
  throw new APIError("BAD_REQUEST", {
    code: "KEY_DID_NOT_ASK",
    message: "This key was used without fingerprint, face or PIN. Turn one on for it, or choose another key.",
  })
}

/** The first letter to a new address. */
const greet = async (
  user: { readonly id: string; readonly email: string },
  context: Parameters<typeof newProof>[0] | null,
  post: Post,
  { signedUp }: AuthOptions,
): Promise<void> => {
  // Made from inside, an account is confirmed by whoever made it.
  if (context?.request === undefined) return
  await signedUp(user.id, context.request.headers.get("cookie"))
  const token = await newProof(context, { userId: user.id, email: user.email, moves: false })
  await post.ask(
    user.email,
    (letters) => letters.confirm(user.email, token),
    languageIn(context.request.headers),
  )
}
