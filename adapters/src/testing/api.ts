import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { sampleTopic } from "@rounds/core/testing/topic/sample-topic.ts"
import type { ScriptWriter } from "@rounds/core/script/ports.ts"
import { joined } from "@rounds/core/collection/joined.ts"
import { tellAll } from "@rounds/core/notification/follow.ts"
import { ForumSource, SourceUnavailable } from "@rounds/core/collection/source-ports.ts"
import { Editions } from "@rounds/core/topic/ports.ts"
import type { SteadyQuestion } from "@rounds/core/topic/steady-question.ts"
import type { Topic } from "@rounds/core/topic/topic.ts"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Layer from "effect/Layer"
import * as Scope from "effect/Scope"
import { RecordedEvidence } from "#evidence/recorded.ts"
import { OfflineScriptWriter } from "#ai/writer.ts"
import { readConfiguration } from "#config.ts"
import type { Express } from "express"
import { createApp } from "#http/app.ts"
import { identityRoute } from "#http/identity-route.ts"
import { type Rates, usualRates } from "#http/limits.ts"
import { createLog, LogTo } from "#http/log.ts"
import { openDoor } from "#http/open-door.ts"
import type { Ports } from "#http/ports.ts"
import type { Website } from "#http/website.ts"
import { ourHeaders } from "#identity/auth.ts"
import * as signInDoors from "#identity/doors.ts"
import { frontendOf } from "#identity/frontend.ts"
import { OwnSignIn } from "#identity/own-sign-in.ts"
import type { EventLog } from "@rounds/core/kernel/event-log.ts"
import type { Jobs } from "#jobs/jobs.ts"
import { Live } from "#live.ts"
import { mailPages, supportOf } from "#mailing.ts"
import { paymentDoors } from "#membership.ts"
import { operatorOf } from "#operator-of.ts"
import type { Sql } from "#postgres/client.ts"
import { TestClient, usualPassword } from "./client.ts"
import { logCaughtUp } from "./log-caught-up.ts"

/** A forum of which no community can be read, so that nobody collects by accident. */
const SilentForum = Layer.succeed(
  ForumSource,
  joined([
    {
      kind: "recorded",
      name: "recorded",
      sampleDate: "2026-11-20",
      posts: ({ community }) =>
        Effect.fail(new SourceUnavailable({ community, reason: "silent", retryAfter: null })),
      gone: () => Effect.succeed([]),
    },
  ]),
)

interface Options {
  readonly databaseUrl: string
  /** Where posts come from; nowhere, unless said. */
  readonly forum?: Layer.Layer<ForumSource>
  readonly writer?: Layer.Layer<ScriptWriter>
  readonly rates?: Partial<Rates>
  /** Proxies whose X-Forwarded-For is believed; each test client has an address of its own behind one. */
  readonly trustedProxies?: number
  readonly readsPerMinute?: number
  readonly sampleData?: boolean
  readonly website?: Website | null
  readonly env?: { readonly [name: string]: string }
}

export interface TestApi {
  readonly url: string
  /** "METHOD /path" of every route as the router has it; what is mounted below a path (the sandbox) lacks that path. */
  readonly routes: ReadonlyArray<string>
  /** `language`: what the browser asks for, as `Accept-Language` says it. */
  readonly visitor: (language?: string) => TestClient
  /** A new person with an account of their own. */
  readonly signUp: (email: string) => Promise<TestClient>
  /** A new person who has confirmed the address. */
  readonly confirmed: (email: string) => Promise<TestClient>
  /** Runs something on the product's ports, as the CLI would. */
  readonly run: <A, E>(effect: Effect.Effect<A, E, Ports | EventLog | Sql | Jobs | OwnSignIn>) => Promise<A>
  /** Tells people all that has happened until now. */
  readonly tell: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** The product's API on a free port and a database of the test's own, with the offline writer. Ask for one per file. */
export const startApi = async ({
  databaseUrl,
  writer = OfflineScriptWriter.pipe(Layer.provide(RecordedEvidence)),
  forum = SilentForum,
  rates,
  trustedProxies = 1,
  website = null,
  sampleData = true,
  readsPerMinute = 10_000,
  env = {},
}: Options): Promise<TestApi> => {
  const folder = mkdtempSync(join(tmpdir(), "rounds-api-"))
  const configuration = Effect.runSync(
    readConfiguration({
      ROUNDS_DATA: folder,
      ROUNDS_DEMO: "off",
      AUTH_SECRET: "a-secret-of-the-tests-only-0123456789",
      ...env,
    }),
  )
  const door = await openDoor(0, "127.0.0.1")
  const url = `http://localhost:${door.port}`
  const log = createLog("silent")
  const scope = Scope.makeUnsafe()
  const context = await Effect.runPromise(
    Layer.buildWithScope(
      Live(configuration, { databaseUrl, publicUrl: url }, Layer.merge(forum, writer)).pipe(
        Layer.provideMerge(LogTo(log)),
      ),
      scope,
    ),
  )
  const run = Effect.runPromiseExitWith(context)
  const { handler, ensure } = await Effect.runPromiseWith(context)(OwnSignIn)
  const app = createApp({
    run: (effect, signal) => run(effect, { signal }),
    closing: door.closing,
    log,
    publicUrl: url,
    trustedProxies,
    rates: { ...usualRates, ...rates },
    readsPerMinute,
    readiness: { database: async () => true, migrations: async () => true, worker: async () => true },
    writer: () => "offline",
    website,
    sampleData,
    paymentDoors: paymentDoors(configuration, url, Effect.runPromiseWith(context)),
    supportEmail: configuration.SUPPORT_EMAIL,
    operator: operatorOf(configuration),
    takesMoney: configuration.PAYMENTS !== "sandbox",
    mailPages: mailPages(configuration, url),
    provider: frontendOf(configuration.IDENTITY_PUBLISHABLE_KEY, configuration.IDENTITY_FRONTEND_URL),
    identity: handler === null ? null : identityRoute(ourHeaders, handler, signInDoors),
  })
  door.serve(app)
  const signUp = async (email: string) => {
    const client = new TestClient(url)
    await client.signUp(email)
    return client
  }
  const confirmed = async (email: string) => {
    const signIn = { email, password: usualPassword, name: "Ada Lovelace" }
    if (ensure !== null) await Effect.runPromiseWith(context)(ensure(signIn))
    const client = new TestClient(url)
    await client.signIn(email)
    return client
  }
  return {
    url,
    routes: routesOf(app.router.stack),
    visitor: (language) => new TestClient(url, undefined, language),
    signUp,
    confirmed,
    run: Effect.runPromiseWith(context),
    tell: () => {
      const site = { publicUrl: url, support: supportOf(configuration, url) }
      return Effect.runPromiseWith(context)(Effect.andThen(logCaughtUp, tellAll(site)))
    },
    stop: async () => {
      await door.close()
      await Effect.runPromise(Scope.close(scope, Exit.void))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

type Layers = Express["router"]["stack"]

/** A layer without a method answers every one. */
const methodOf = ({ method }: { readonly method?: string }): string => method?.toUpperCase() ?? "ALL"

/** So many methods nobody names one by one. */
const EVERY_METHOD = 20

/** Also those of routers in routers. */
const routesOf = (layers: Layers): ReadonlyArray<string> =>
  layers.flatMap(({ route, handle }) => {
    if (route === undefined)
      return "stack" in handle && Array.isArray(handle.stack) ? routesOf(handle.stack) : []
    const methods = new Set(route.stack.map(methodOf))
    return (methods.size > EVERY_METHOD ? ["ALL"] : [...methods]).map((method) => `${method} ${route.path}`)
  })

const kneePain: SteadyQuestion = {
  id: "2026-11-20-steady-knee-trouble-pain",
  key: "knee-trouble-pain",
  language: "english",
  title: "Knee trouble: keep moving or rest?",
  question: "What can I do about the pain?",
  subject: "knee trouble",
  category: "body and pain",
  posts: 4,
  among: 9,
  days: 7,
  communities: ["running"],
  angles: ["An angle"],
  specialties: ["physical_therapist"],
}

/** Publishes an edition of these topics, with one steady question. */
export const publishTopics = (...topics: ReadonlyArray<Partial<Topic>>) =>
  Editions.use((editions) =>
    editions.publish(
      {
        id: crypto.randomUUID(),
        asOf: "2026-11-20T09:00:00.000Z",
        finishedAt: new Date().toISOString(),
        source: "recorded",
        sampleDate: "2026-11-20",
        postsToday: 9,
        postsAnalysed: 27,
        communities: 2,
        topics: topics.length,
        steady: [kneePain],
      },
      null,
      topics.map((changes) => sampleTopic(changes)),
    ),
  )
