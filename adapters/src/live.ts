import type { Accounts, Identity } from "@rounds/core/account/ports.ts"
import type { Guests } from "@rounds/core/guest/ports.ts"
import { SecurityLog } from "@rounds/core/security/ports.ts"
import type { Mailer } from "@rounds/core/mail/ports.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Schedule from "effect/Schedule"
import { EmbeddedIdentity } from "#identity/embedded.ts"
import type { OwnSignIn } from "#identity/own-sign-in.ts"
import { HostedIdentity } from "#identity/hosted.ts"
import { buryCollection, CatchUp, collectDaily, collectLate } from "#jobs/daily-collection.ts"
import { purgeDaily } from "#jobs/purge-posts.ts"
import { reapDaily } from "#jobs/reaper.ts"
import { JobWorker } from "#jobs/worker.ts"
import { CallReceipts } from "#postgres/call-receipts.ts"
import { Heartbeat } from "#postgres/heartbeat.ts"
import { RateLimits } from "#postgres/rate-limits.ts"
import { ContactPass, contactPass } from "#security/contact-pass.ts"
import { GuestPass, guestPass } from "#security/guest-pass.ts"
import { Mailing, MailWorker, supportOf } from "./mailing.ts"
import { Membership, MembershipDesk } from "./membership.ts"
import { type Configuration, list } from "./config.ts"
import { secretsOf } from "./secrets-of.ts"
import { AccountLife } from "./account-life.ts"
import { isForumless, type Outside } from "./outside.ts"
import { Product } from "./product.ts"
import { Queues } from "./queues.ts"

/** Where the running product is: facts that are not configuration because they are found at start. */
export interface Place {
  readonly databaseUrl: string
  /** As a browser sees it, without a slash at the end. */
  readonly publicUrl: string
}

/** Who signs in, and how: an outside provider when one is configured, else our own. */
const SignIn = (
  configuration: Configuration,
  { databaseUrl, publicUrl }: Place,
): Layer.Layer<Identity | OwnSignIn, never, Mailer | Accounts | SecurityLog | Guests | GuestPass> =>
  configuration.IDENTITY_ISSUER === null
    ? EmbeddedIdentity({
        databaseUrl,
        publicUrl,
        support: supportOf(configuration, publicUrl),
        anyLoopback: configuration.PUBLIC_URL === null,
        ...secretsOf(configuration),
        demo: configuration.ROUNDS_DEMO === "on",
        leakedPasswordsUrl: configuration.LEAKED_PASSWORDS_URL,
      })
    : HostedIdentity({
        issuer: configuration.IDENTITY_ISSUER,
        jwksUrl: configuration.IDENTITY_JWKS_URL,
        audience: configuration.IDENTITY_AUDIENCE,
        authorizedParties: list(configuration.IDENTITY_AUTHORIZED_PARTIES),
      })

/** How visitors are known again. */
const Pass = (configuration: Configuration, { publicUrl }: Place) =>
  Layer.merge(
    Layer.sync(GuestPass, () =>
      guestPass({ ...secretsOf(configuration), isSecure: publicUrl.startsWith("https:") }),
    ),
    Layer.sync(ContactPass, () => contactPass(secretsOf(configuration).secret)),
  )

/** The whole running product: its ports, who signs in, and the way to queued work. */
export const Live = (configuration: Configuration, place: Place, outside?: Outside) =>
  MembershipDesk(configuration).pipe(
    Layer.provideMerge(
      Layer.mergeAll(
        SignIn(configuration, place),
        AccountLife(configuration),
        Membership(configuration, place.publicUrl),
      ),
    ),
    Layer.provideMerge(Pass(configuration, place)),
    Layer.provideMerge(Mailing(configuration, place.publicUrl)),
    Layer.provideMerge(Queues(place)),
    Layer.provideMerge(Product(configuration, place, outside)),
  )

/** Name of the worker's heartbeat. */
export const WORKER = "worker"

/** Does scheduled and queued work, and says that it is alive. Without a forum nothing is collected. */
export const Worker = (configuration: Configuration) =>
  Layer.mergeAll(
    isForumless(configuration)
      ? Layer.empty
      : Layer.mergeAll(JobWorker([collectDaily, collectLate]), JobWorker([buryCollection]), CatchUp),
    JobWorker([purgeDaily]),
    MailWorker,
    JobWorker([reapDaily]),
    Heartbeat(WORKER),
  )

/** Forgets rate limits that are over, security events and receipts of calls that are old. */
export const Upkeep = Layer.effectDiscard(
  Effect.andThen(
    RateLimits.use(({ sweep }) => sweep),
    SecurityLog.use(({ sweep }) => sweep),
  ).pipe(
    Effect.andThen(CallReceipts.use(({ sweep }) => sweep)),
    Effect.catchDefect(() => Effect.void),
    Effect.repeat(Schedule.spaced("10 minutes")),
    Effect.forkScoped,
  ),
)
