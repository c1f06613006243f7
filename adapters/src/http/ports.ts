import type {
  Accounts,
  Archive,
  Erasures,
  Exports,
  Identity,
  PersonalRecords,
  SignIns,
  Profiles,
} from "@rounds/core/account/ports.ts"
import type { AdminActions, People } from "@rounds/core/admin/ports.ts"
import type { Acceptances, Documents } from "@rounds/core/consent/consent.ts"
import type { FeedbackInbox } from "@rounds/core/feedback/ports.ts"
import type { Guests, GuestWriting } from "@rounds/core/guest/ports.ts"
import type { PublicRecords } from "@rounds/core/insight/ports.ts"
import type { CollectionMonitor } from "@rounds/core/admin/collections.ts"
import type { FindingReviews } from "@rounds/core/admin/evidence.ts"
import type { DeadWebhooks, Operations, UndeliveredMail } from "@rounds/core/admin/operations.ts"
import type { HandIns } from "@rounds/core/admin/hand-ins.ts"
import type { PostFiles } from "@rounds/core/admin/uploads.ts"
import type { Lexicon } from "@rounds/core/admin/lexicon.ts"
import type { Sources } from "@rounds/core/admin/sources.ts"
import type { BackendReport } from "@rounds/core/insight/backend-figures.ts"
import type { TopicUsage } from "@rounds/core/insight/topic-usage.ts"
import type { Transactions } from "@rounds/core/kernel/atomically.ts"
import type { EventStore } from "@rounds/core/kernel/event-store.ts"
import type { Ids } from "@rounds/core/kernel/ids.ts"
import type { ArticleIndex, EvidenceLibrary } from "@rounds/core/evidence/ports.ts"
import type { Entitlements, Plans, Waitlist } from "@rounds/core/plan/ports.ts"
import type { Mailer, Templates } from "@rounds/core/mail/ports.ts"
import type { Happenings, Notifications, Telling } from "@rounds/core/notification/ports.ts"
import type { News } from "@rounds/core/notification/news.ts"
import type { ScriptFiles } from "@rounds/core/script/files/ports.ts"
import type { UsageQuery } from "@rounds/core/quota/ports.ts"
import type { ScriptApprovals } from "@rounds/core/script/approval/ports.ts"
import type { ScriptVersions } from "@rounds/core/script/editing/ports.ts"
import type {
  BackendUsage,
  GenerationKeys,
  Scripts,
  ScriptWriter,
  SourceTexts,
} from "@rounds/core/script/ports.ts"
import type { SecurityLog } from "@rounds/core/security/ports.ts"
import type { Payments, Subscriptions, TrialRedemptions } from "@rounds/core/subscription/ports.ts"
import type { StatusRecords } from "@rounds/core/status/status.ts"
import type { Communities, ForumSource } from "@rounds/core/collection/source-ports.ts"
import type { CollectionLog, CollectionProgress, Editions, Posts, Topics } from "@rounds/core/topic/ports.ts"
import type { TopicMarks } from "@rounds/core/for-you/ports.ts"
import type { TopicArchive } from "@rounds/core/topic/archive.ts"
import type { WeeklyPlans } from "@rounds/core/weekly-plan/ports.ts"
import type { RefreshTurns } from "@rounds/core/collection/refresh.ts"
import type { SourceStandings } from "@rounds/core/collection/standing.ts"
import type { WithheldEditions } from "@rounds/core/collection/withheld.ts"
import type { CallReceipts } from "#postgres/call-receipts.ts"
import type { RateLimits } from "#postgres/rate-limits.ts"
import type { ContactPass } from "#security/contact-pass.ts"
import type { GuestPass } from "#security/guest-pass.ts"
import type { MailStop } from "#security/mail-stop.ts"

/** Everything the handlers may ask for. `live.ts` provides it. */
export type Ports =
  | Acceptances
  | Documents
  | Accounts
  | AdminActions
  | Archive
  | ArticleIndex
  | BackendUsage
  | CallReceipts
  | CollectionLog
  | CollectionProgress
  | Communities
  | Editions
  | Entitlements
  | Erasures
  | EventStore
  | EvidenceLibrary
  | Exports
  | FeedbackInbox
  | ContactPass
  | ForumSource
  | GenerationKeys
  | GuestPass
  | Guests
  | GuestWriting
  | Happenings
  | Identity
  | Ids
  | Mailer
  | MailStop
  | News
  | Notifications
  | Payments
  | People
  | PersonalRecords
  | Plans
  | Posts
  | Profiles
  | PublicRecords
  | RateLimits
  | RefreshTurns
  | ScriptFiles
  | ScriptApprovals
  | Scripts
  | ScriptVersions
  | SignIns
  | ScriptWriter
  | SecurityLog
  | SourceStandings
  | SourceTexts
  | StatusRecords
  | Subscriptions
  | BackendReport
  | CollectionMonitor
  | DeadWebhooks
  | FindingReviews
  | Operations
  | UndeliveredMail
  | Lexicon
  | PostFiles
  | HandIns
  | Sources
  | TopicArchive
  | Topics
  | TopicUsage
  | Transactions
  | Telling
  | Templates
  | TrialRedemptions
  | UsageQuery
  | Waitlist
  | TopicMarks
  | WeeklyPlans
  | WithheldEditions
