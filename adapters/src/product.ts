import { Documents } from "@rounds/core/consent/consent.ts"
import { GuestWriting } from "@rounds/core/guest/ports.ts"
import * as Layer from "effect/Layer"
import { CodeReader } from "#code-reader.ts"
import { documentVersions } from "#documents/versions.ts"
import { articleIndexOf } from "#evidence/article-index.ts"
import { HeldEvidence } from "#held-evidence.ts"
import { MadeScriptFiles } from "#files/script-files.ts"
import { demoAddress } from "#identity/demo.ts"
import { keptSecret } from "#identity/secret.ts"
import { ConfiguredPlans } from "#payments/plans.ts"
import { PostgresAcceptances } from "#postgres/acceptances.ts"
import { PostgresAccounts } from "#postgres/accounts.ts"
import { PostgresBackendReport } from "#postgres/backend-report.ts"
import { PostgresAdminActions } from "#postgres/admin-actions.ts"
import { PostgresBackendUsage } from "#postgres/backend-usage.ts"
import { PostgresCallReceipts } from "#postgres/call-receipts.ts"
import { PostgresCollectionLog } from "#postgres/collection-log.ts"
import { PostgresCollectionProgress } from "#postgres/collection-progress.ts"
import { PostgresCollectionMonitor } from "#postgres/collection-monitor.ts"
import { PostgresCommunities } from "#postgres/communities.ts"
import { PostgresEditions } from "#postgres/editions.ts"
import { SubscriptionEntitlements } from "#postgres/entitlements.ts"
import { PostgresFeedback } from "#postgres/feedback.ts"
import { PostgresGenerationKeys } from "#postgres/generation-keys.ts"
import { PostgresGuests } from "#postgres/guests.ts"
import { PostgresKernel } from "#postgres/kernel.ts"
import { PostgresOperations } from "#postgres/operations.ts"
import { HandedFiles } from "#forum/uploads.ts"
import { PostgresLexicon, PostgresStoredSubjects } from "#postgres/lexicon.ts"
import { PostgresPeople } from "#postgres/people.ts"
import { PostgresPosts } from "#postgres/posts.ts"
import { PostgresProfiles } from "#postgres/profiles.ts"
import { PostgresPublicRecords } from "#postgres/public-records.ts"
import { PostgresRateLimits } from "#postgres/rate-limits.ts"
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
import { PostgresWithheldEditions } from "#postgres/withheld-editions.ts"
import { originOf, ProductClock } from "./membership.ts"
import { adminEmails, type Configuration } from "./config.ts"
import { Notifying } from "./notifying.ts"
import { configured, type Outside } from "./outside.ts"
import { secretsOf } from "./secrets-of.ts"

/** Every port, provided by the adapters the configuration asks for. The one place where adapters meet. */
export const Product = (
  configuration: Configuration,
  { databaseUrl }: { readonly databaseUrl: string },
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
    PostgresRefreshTurns.pipe(Layer.provideMerge(PostgresRateLimits(secretsOf(configuration).secret))),
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
