import { Identity, type Person } from "@rounds/core/account/ports.ts"
import { NotSignedIn } from "@rounds/core/account/rejections.ts"
import { Guests } from "@rounds/core/guest/ports.ts"
import type { Letter } from "@rounds/core/mail/letter.ts"
import { Mailer } from "@rounds/core/mail/ports.ts"
import { Accounts } from "@rounds/core/account/ports.ts"
import { SecurityLog } from "@rounds/core/security/ports.ts"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { createLocalJWKSet, errors, type JWTVerifyGetKey } from "jose"
import pg from "pg"
import { GuestPass } from "#security/guest-pass.ts"
import { type AuthServer, createAuth, prepareSchema } from "./auth.ts"
import { personFrom } from "./claims.wire.ts"
import { isDemoAddress } from "./demo.ts"
import { faultOf } from "./faults.ts"
import type { AuthOptions, EmbeddedOptions } from "./options.ts"
import { OwnSignIn } from "./own-sign-in.ts"
import { bearerOf, verifyToken } from "./token.ts"

/** E-mail and password on our own Postgres, in the schema `identity`. Brings that schema up to date first. */
export const EmbeddedIdentity = (
  settings: EmbeddedOptions,
): Layer.Layer<Identity | OwnSignIn, never, Mailer | Accounts | SecurityLog | Guests | GuestPass> =>
  Layer.effectContext(
    Effect.gen(function* () {
      const { send, languageOf } = yield* Mailer
      const { signIn } = yield* Accounts
      const { record } = yield* SecurityLog
      const { promise } = yield* Guests
      const { guestIn } = yield* GuestPass
      const keepGuestScript = (identityId: string, cookies: string | null) => {
        const guestId = guestIn(cookies ?? undefined)
        return guestId === null ? Effect.void : promise(guestId, identityId)
      }
      const run = Effect.runPromiseWith(yield* Effect.context<never>())
      const options: AuthOptions = {
        ...settings,
        deliver: (letter: Letter) => run(send(letter)),
        languageOf: (address, otherwise) => run(languageOf(address, otherwise)),
        record: (event) => run(record(event)),
        signedUp: (identityId, cookies) => run(keepGuestScript(identityId, cookies)),
        accountOf: (person) => run(signIn(person)),
      }
      const pool = yield* Effect.acquireRelease(
        Effect.sync(() => openPool(options.databaseUrl)),
        (open) => Effect.promise(() => open.end()),
      )
      yield* attempt("prepare identity", () => prepareSchema(pool, options))
      const auth = createAuth(pool, options)
      const rules = {
        keys: ownKeys(auth.publicKeys),
        issuer: auth.issuer,
        audience: auth.audience,
        authorizedParties: [],
      }
      // Where accounts are for show, administrators need no second step.
      const inSteps = (person: Person, twoStep: boolean): Person => ({
        ...person,
        oneStep: !twoStep && !options.demo,
      })
      const present = (person: Person | null) =>
        person !== null && isDemoAddress(person.email) && !options.demo ? null : person

      const identity = Identity.of({
        personOf: ({ authorization, cookie }) => {
          const token = bearerOf(authorization)
          if (token === "") return Effect.fail(new NotSignedIn())
          if (token !== null)
            return verifyToken(token, rules).pipe(
              Effect.map(({ twoStep, ...person }) => present(inSteps(person, twoStep))),
              Effect.flatMap(required),
            )
          if (cookie === undefined || !cookie.includes(auth.cookiePrefix)) return Effect.succeed(null)
          return attempt("read session", () => auth.sessionOf(cookie)).pipe(
            Effect.map((user) => present(user === null ? null : inSteps(personFrom(user), user.twoStep))),
          )
        },
      })
      const own = OwnSignIn.of({
        handler: (request, response) =>
          auth.handler(request, response).catch((cause: unknown) => {
            throw faultOf("sign-in", cause)
          }),
        ensure: (signIn) => attempt("create sign-in", () => auth.ensure(signIn)).pipe(Effect.map(personFrom)),
      })
      return Context.make(Identity, identity).pipe(Context.add(OwnSignIn, own))
    }),
  )

const required = (person: Person | null) =>
  person === null ? Effect.fail(new NotSignedIn()) : Effect.succeed(person)

const attempt = <A>(operation: string, run: () => Promise<A>): Effect.Effect<A> =>
  Effect.tryPromise({ try: run, catch: (cause) => faultOf(operation, cause) }).pipe(Effect.orDie)

/**
 * The driver gives a bigint as text, and the sign-in library adds milliseconds to one: the time to wait after too many
 * tries became a number of fourteen digits. All bigints here are times in ms, far below 2^53.
 */
const bigintsAsNumbers: typeof pg.types.getTypeParser = (oid: number, format?: "text" | "binary") =>
  oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format)

/** Every wait is bounded: a connection, a statement, and a socket that went silent. */
const openPool = (connectionString: string) => {
  const pool = new pg.Pool({
    connectionString,
    max: 8,
    options: "-c search_path=identity",
    connectionTimeoutMillis: 5_000,
    statement_timeout: 5_000,
    query_timeout: 6_000,
    idleTimeoutMillis: 20_000,
    application_name: "rounds identity",
    types: { getTypeParser: bigintsAsNumbers },
  })
  // A connection that dies between two statements is replaced on the next use; without listeners it would end the
  // process, whether it is idle in the pool or held by somebody.
  pool.on("error", () => {})
  pool.on("connect", (client) => client.on("error", () => {}))
  return pool
}

/** Our own published keys, read again when a token names one we do not know, at most every 30 seconds. */
const ownKeys = (read: AuthServer["publicKeys"]): JWTVerifyGetKey => {
  let known: Promise<JWTVerifyGetKey> | undefined
  let readAt = 0
  const refresh = () => {
    readAt = performance.now()
    known = read().then(createLocalJWKSet)
    known.catch(() => {
      known = undefined
    })
    return known
  }
  return async (header, token) => {
    const keys = await (known ?? refresh())
    try {
      return await keys(header, token)
    } catch (cause) {
      if (!(cause instanceof errors.JWKSNoMatchingKey) || performance.now() - readAt < 30_000) throw cause
      return (await refresh())(header, token)
    }
  }
}
