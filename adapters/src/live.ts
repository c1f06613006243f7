import type { Accounts, Identity } from "@rounds/core/account/ports.ts"
import { Documents } from "@rounds/core/consent/consent.ts"
import { type Guests, GuestWriting } from "@rounds/core/guest/ports.ts"
import { SecurityLog } from "@rounds/core/security/ports.ts"
import type { Mailer } from "@rounds/core/mail/ports.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Schedule from "effect/Schedule"
import { CodeReader } from "#code-reader.ts"
import { documentVersions } from "#documents/versions.ts"
import { articleIndexOf } from "#evidence/article-index.ts"
import { HeldEvidence } from "#held-evidence.ts"
import { MadeScriptFiles } from "#files/script-files.ts"
import { demoAddress } from "#identity/demo.ts"
import { EmbeddedIdentity } from "#identity/embedded.ts"
import type { OwnSignIn } from "#identity/own-sign-in.ts"
import { HostedIdentity } from "#identity/hosted.ts"
import { keptSecret } from "#identity/secret.ts"
import { PgBossClient } from "#jobs/boss.ts"
import {
  buryCollection,
  CatchUp,
  collectDaily,
  collectLate,
  dailyCollection,
  lateCollection,
} from "#jobs/daily-collection.ts"
import { PgBossJobs } from "#jobs/jobs.ts"
import { purgeDaily, purgePosts } from "#jobs/purge-posts.ts"
import { reapDaily, reaping } from "#jobs/reaper.ts"
import { JobWorker } from "#jobs/worker.ts"
import { ConfiguredPlans } from "#payments/plans.ts"
import { PostgresAcceptances } from "#postgres/acceptances.ts"
import { PostgresAccounts } from "#postgres/accounts.ts"
import { PostgresBackendReport } from "#postgres/backend-report.ts"
import { PostgresAdminActions } from "#postgres/admin-actions.ts"
import { PostgresBackendUsage } from "#postgres/backend-usage.ts"
import { CallReceipts, PostgresCallReceipts } from "#postgres/call-receipts.ts"
import { PostgresCollectionLog } from "#postgres/collection-log.ts"
import { PostgresCollectionProgress } from "#postgres/collection-progress.ts"
import { PostgresCollectionMonitor } from "#postgres/collection-monitor.ts"
import { PostgresCommunities } from "#postgres/communities.ts"
import { PostgresEditions } from "#postgres/editions.ts"
import { SubscriptionEntitlements } from "#postgres/entitlements.ts"
import { PostgresFeedback } from "#postgres/feedback.ts"
import { PostgresGenerationKeys } from "#postgres/generation-keys.ts"
import { PostgresGuests } from "#postgres/guests.ts"
import { Heartbeat } from "#postgres/heartbeat.ts"
import { PostgresKernel } from "#postgres/kernel.ts"
import { PostgresOperations } from "#postgres/operations.ts"
import { HandedFiles } from "#forum/uploads.ts"
import { PostgresLexicon, PostgresStoredSubjects } from "#postgres/lexicon.ts"
import { PostgresPeople } from "#postgres/people.ts"
import { PostgresPosts } from "#postgres/posts.ts"
import { PostgresProfiles } from "#postgres/profiles.ts"
import { PostgresPublicRecords } from "#postgres/public-records.ts"
import { PostgresRateLimits, RateLimits } from "#postgres/rate-limits.ts"
import { PostgresRefreshTurns } from "#postgres/refresh-turns.ts"
import { PostgresScriptApprovals } from "#postgres/script-approvals.ts"
import { PostgresScriptVersions } from "#postgres/script-versions.ts"
import { PostgresScripts } from "#postgres/scripts.ts"
import { PostgresSecurityLog } from "#postgres/security-log.ts"
import { PostgresSourceStandings } from "#postgres/source-standings.ts"
import { PostgresHandIns } from "#postgres/hand-ins.ts"
import { PostgresSources } from "#postgres/sources.ts"
import { PostgresSourceTexts } from "#postgres/source-texts.ts"
import { PostgresStatusRecords } from "#postgres/status-records.ts"
import { PostgresSubscriptions } from "#postgres/subscriptions.ts"
import { PostgresTemplates } from "#postgres/templates.ts"
import { PostgresTopicMarks } from "#postgres/topic-marks.ts"
import { PostgresTopicArchive } from "#postgres/topic-archive.ts"
import { PostgresTopics } from "#postgres/topics.ts"
import { PostgresTopicUsage } from "#postgres/topic-usage.ts"
import { PostgresUsageQuery } from "#postgres/usage.ts"
import { PostgresWeeklyPlans } from "#postgres/weekly-plans.ts"
import { ContactPass, contactPass } from "#security/contact-pass.ts"
import { GuestPass, guestPass } from "#security/guest-pass.ts"
import { Mailing, mailQueues, MailWorker, supportOf } from "./mailing.ts"
import { PostgresWithheldEditions } from "#postgres/withheld-editions.ts"
import { Membership, MembershipDesk, membershipQueues, originOf, ProductClock } from "./membership.ts"
import { adminEmails, type Configuration, list } from "./config.ts"
import { secretsOf } from "./secrets-of.ts"
import { AccountLife, accountQueues } from "./account-life.ts"
import { notificationQueues, Notifying } from "./notifying.ts"
import { configured, isForumless, type Outside } from "./outside.ts"

/** Where the running product is: facts that are not configuration because they are found at start. */
export interface Place {
  readonly databaseUrl: string
  /** As a browser sees it, without a slash at the end. */
  readonly publicUrl: string
}

/** Every port, provided by the adapters the configuration asks for. The one place where adapters meet. */
export const Product = (
  configuration: Configuration,
  { databaseUrl }: Pick<Place, "databaseUrl">,
  outside: Outside = configured(configuration),
) => {
  const demoAdmins = configuration.ROUNDS_DEMO === "on" ? [demoAddress("admin")] : []
  const versions = documentVersions()
  return Layer.mergeAll(
    PostgresAccounts(
      adminEmails(configuration),
      demoAdmins,
      // Our own form says what is accepted with it; a provider's does not.
      configuration.IDENTITY_ISSUER === null ? versions : null,
    ).pipe(
      Layer.provideMerge(PostgresSecurityLog(keptSecret(configuration.ROUNDS_DATA, "security-log-key"))),
    ),
    PostgresAcceptances,
    Layer.succeed(Documents, { versions }),
    PostgresAdminActions,
    PostgresPeople(originOf(configuration)),
    PostgresBackendUsage,
    PostgresCallReceipts,
    PostgresCollectionLog,
    PostgresCollectionProgress,
    PostgresCommunities,
    PostgresEditions,
    PostgresFeedback,
    PostgresGenerationKeys,
    PostgresGuests,
    Layer.succeed(GuestWriting, {
      withAi: configuration.GUEST_WRITER === "openai",
      aiPerDay: configuration.GUEST_AI_PER_DAY,
    }),
    CodeReader,
    PostgresPosts,
    PostgresProfiles,
    PostgresRefreshTurns.pipe(Layer.provideMerge(PostgresRateLimits)),
    PostgresScriptApprovals,
    PostgresScriptVersions,
    PostgresSourceTexts,
    PostgresTemplates,
    PostgresTopicMarks,
    PostgresTopicArchive,
    PostgresTopics,
    PostgresTopicUsage,
    PostgresBackendReport,
    PostgresCollectionMonitor,
    PostgresOperations,
    PostgresHandIns,
    PostgresSources,
    PostgresSourceStandings,
    PostgresLexicon,
    HandedFiles,
    PostgresStoredSubjects,
    PostgresStatusRecords,
    PostgresUsageQuery,
    PostgresWeeklyPlans,
    PostgresWithheldEditions,
    PostgresPublicRecords.pipe(Layer.provideMerge(PostgresScripts)),
    Notifying(configuration),
    SubscriptionEntitlements(originOf(configuration)).pipe(
      Layer.provideMerge(PostgresSubscriptions(originOf(configuration))),
    ),
    ConfiguredPlans(configuration.PROFESSIONAL_PLAN, configuration.PROFESSIONAL_FROM),
    ProductClock(configuration),
    MadeScriptFiles,
    articleIndexOf(configuration),
    outside,
  ).pipe(Layer.provideMerge(HeldEvidence), Layer.provideMerge(PostgresKernel(databaseUrl)))
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
      Layer.mergeAll(SignIn(configuration, place), AccountLife, Membership(configuration, place.publicUrl)),
    ),
    Layer.provideMerge(Pass(configuration, place)),
    Layer.provideMerge(Mailing(configuration, place.publicUrl)),
    Layer.provideMerge(Queues(place)),
    Layer.provideMerge(Product(configuration, place, outside)),
  )

const queues = [
  dailyCollection,
  lateCollection,
  purgePosts,
  reaping,
  ...mailQueues,
  ...accountQueues,
  ...membershipQueues,
  ...notificationQueues,
]

/** Sends jobs; works on none. */
export const Queues = ({ databaseUrl }: Pick<Place, "databaseUrl">) =>
  PgBossJobs.pipe(Layer.provideMerge(PgBossClient(databaseUrl, queues)))

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
