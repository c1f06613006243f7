import { fileURLToPath } from "node:url"
import { AccountWorker } from "@rounds/adapters/account-life.ts"
import type { Configuration } from "@rounds/adapters/config.ts"
import { warningsOf } from "@rounds/adapters/config-together.ts"
import { createApp } from "@rounds/adapters/http/app.ts"
import { identityRoute } from "@rounds/adapters/http/identity-route.ts"
import { usualRates } from "@rounds/adapters/http/limits.ts"
import { createLog, LogTo } from "@rounds/adapters/http/log.ts"
import { type Door, openDoor } from "@rounds/adapters/http/open-door.ts"
import { openWebsite } from "@rounds/adapters/http/website.ts"
import { ourHeaders } from "@rounds/adapters/identity/auth.ts"
import * as signInDoors from "@rounds/adapters/identity/doors.ts"
import { frontendOf } from "@rounds/adapters/identity/frontend.ts"
import { OwnSignIn } from "@rounds/adapters/identity/own-sign-in.ts"
import { Live, Upkeep, Worker, WORKER } from "@rounds/adapters/live.ts"
import { operatorOf } from "@rounds/adapters/operator-of.ts"
import { problemOfWriter } from "@rounds/adapters/outside.ts"
import { mailPages } from "@rounds/adapters/mailing.ts"
import { MembershipWorker, paymentDoors } from "@rounds/adapters/membership.ts"
import { NotificationWorker } from "@rounds/adapters/notifying.ts"
import { Sql } from "@rounds/adapters/postgres/client.ts"
import { isBeating } from "@rounds/adapters/postgres/heartbeat.ts"
import { pendingMigrations } from "@rounds/adapters/postgres/migrate.ts"
import { ThreadedAnalysis } from "@rounds/adapters/threads/analysis.ts"
import type { WriterStanding } from "@rounds/core/status/status.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { refuse } from "./command.ts"
import { publicUrlOf } from "./configuration.ts"
import { bringUpToDate, openDatabase } from "./database.ts"
import { wired } from "./product.ts"
import { seedDemo, type SignInShown } from "./seeding.ts"

export interface Serving {
  readonly url: string
  /** Sign-ins of the demo accounts; none without sample data. */
  readonly demo: ReadonlyArray<SignInShown>
  /** The model that writes scripts; null without a key: they are written offline. */
  readonly writer: string | null
}

const READS_PER_MINUTE = 1_200

/** The built screens; `npm start` builds them before this runs. */
const screens = fileURLToPath(new URL("../../web/dist", import.meta.url))

/**
 * Starts the product: address, database, tables, sample data, API and screens, worker. Runs until its scope closes, and
 * then stops the other way round. Refuses in one line when something it needs cannot be had.
 */
export const serving = Effect.fn("serving")(function* (
  configuration: Configuration,
  report: (line: string) => void,
) {
  const door = yield* held(takeAddress(configuration), ({ close }) => close())
  const url = publicUrlOf(configuration, door.port)

  report("Starting the database")
  const database = yield* held(openDatabase(configuration, { keepAlive: true }), ({ stop }) => stop())
  const applied = yield* Effect.promise(() => bringUpToDate(database))
  if (applied.length > 0) report(`Brought the tables up to date (${applied.length} steps)`)

  const place = { databaseUrl: database.url, publicUrl: url }
  const log = createLog(configuration.LOG_LEVEL)
  for (const warning of warningsOf(configuration)) log.warn(warning)
  const context = yield* Layer.build(
    Layer.merge(
      wired(() => Live(configuration, place)).pipe(Layer.provideMerge(LogTo(log))),
      ThreadedAnalysis(database.url),
    ),
  )
  const withPorts = Effect.provideContext(context)
  const writer = yield* watchWriter(configuration, log)
  const demo =
    configuration.ROUNDS_DEMO === "on" ? yield* withPorts(seedDemo(configuration, url, report)) : []

  const run = Effect.runPromiseExitWith(context)
  const sql = yield* withPorts(Sql)
  const { handler } = yield* withPorts(OwnSignIn)
  door.serve(
    createApp({
      run: (effect, signal) => run(effect, { signal }),
      closing: door.closing,
      log,
      publicUrl: url,
      trustedProxies: configuration.TRUST_PROXY,
      rates: usualRates,
      readsPerMinute: READS_PER_MINUTE,
      readiness: {
        database: async () => (await sql`SELECT 1`).length === 1,
        migrations: async () => (await pendingMigrations(sql)).length === 0,
        worker: () => Effect.runPromiseWith(context)(isBeating(WORKER)),
      },
      writer: writer.standing,
      website: openWebsite(screens),
      sampleData: configuration.ROUNDS_DEMO === "on",
      paymentDoors: paymentDoors(configuration, url, Effect.runPromiseWith(context)),
      supportEmail: configuration.SUPPORT_EMAIL,
      operator: operatorOf(configuration),
      takesMoney: configuration.PAYMENTS !== "sandbox",
      mailPages: mailPages(configuration, url),
      provider: frontendOf(configuration.IDENTITY_PUBLISHABLE_KEY, configuration.IDENTITY_FRONTEND_URL),
      identity: handler === null ? null : identityRoute(ourHeaders, handler, signInDoors),
    }),
  )
  const upkeep =
    configuration.ROUNDS_WORKER === "on"
      ? Layer.mergeAll(
          Worker(configuration),
          MembershipWorker(configuration, url),
          AccountWorker,
          NotificationWorker(configuration, url),
          Upkeep,
        )
      : Upkeep
  yield* withPorts(Layer.build(upkeep))
  // Registered last, so that the door closes before anything that answers needs.
  yield* Effect.addFinalizer(() => Effect.promise(() => door.close()))
  return { url, demo, writer: writer.name } satisfies Serving
})

/** Asks the endpoint beside the start, which one that is slow to answer does not hold up. */
const watchWriter = Effect.fn("watchWriter")(function* (
  configuration: Configuration,
  log: { readonly error: (line: string) => void },
) {
  const { OPENAI_API_KEY, OPENAI_MODEL } = configuration
  const name = OPENAI_API_KEY === null ? null : OPENAI_MODEL
  let standing: WriterStanding = name === null ? "offline" : "not asked yet"
  yield* Effect.forkScoped(
    Effect.promise(() => problemOfWriter(configuration)).pipe(
      Effect.map((problem) => {
        if (problem !== null) log.error(`No script can be written: ${problem}`)
        if (name !== null) standing = problem === null ? "ready" : "refused"
      }),
    ),
  )
  return { name, standing: () => standing }
})

const held = <A>(open: Promise<A>, close: (opened: A) => Promise<void>) =>
  Effect.acquireRelease(
    Effect.promise(() => open),
    (opened) => Effect.promise(() => close(opened)),
  )

const takeAddress = async ({ PORT, HOST }: Configuration): Promise<Door> => {
  try {
    return await openDoor(PORT, HOST)
  } catch (cause) {
    switch (cause instanceof Error && "code" in cause ? cause.code : undefined) {
      case "EADDRINUSE":
        return refuse(`PORT: ${PORT} is in use on ${HOST}. Stop what uses it, or set PORT to another one.`)
      case "EACCES":
        return refuse(`PORT: this user may not listen on ${PORT}. Choose one above 1023.`)
      case "EADDRNOTAVAIL":
      case "ENOTFOUND":
        return refuse(`HOST: ${HOST} is not an address of this machine.`)
      default:
        throw cause
    }
  }
}
