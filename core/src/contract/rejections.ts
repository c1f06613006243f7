import type { AddressNotConfirmed, SecondFactorMissing, SignInTooOld } from "#account/rejections.ts"
import type { CorrectionRefused, FindingHeldBack, FindingUnknown } from "#admin/evidence.ts"
import type { SourceNameUnfit } from "#admin/source-names.ts"
import type { SubjectUnknown } from "#admin/lexicon.ts"
import type { SubjectRefused } from "#admin/lexicon-faults.ts"
import type { SourceNameTaken, SourceUnknown } from "#admin/sources.ts"
import type { HandInUnknown } from "#admin/hand-ins.ts"
import type { UploadRefused, UploadsNotRead } from "#admin/upload-faults.ts"
import type { HarmRejection } from "#admin/rejections.ts"
import type { ArticleIndexUnavailable, NothingToSearchFor } from "#evidence/rejections.ts"
import type { GuestRejection } from "#guest/rejections.ts"
import type { CommandIdReused, ConcurrencyConflict } from "#kernel/event-store.ts"
import type { PlanSelectionRequired, UpgradeRequired } from "#plan/rejections.ts"
import type { QuotaRejection } from "#quota/rejections.ts"
import type { EditRejection } from "#script/editing/rejections.ts"
import type { PlacesToFill } from "#script/posting/rejections.ts"
import type { WriteRejection } from "#script/rejections.ts"
import type { SubscriptionRejection } from "#subscription/rejections.ts"
import type { AlreadyCollected, CollectionRunning } from "#topic/ports.ts"
import type {
  EditionUnknown,
  EditionWithheld,
  NothingCollected,
  RefreshedJustNow,
  TopicNotOpened,
} from "#topic/rejections.ts"
import type { DoorRejection } from "./door.ts"

/** Every "no" the core and its door can say. The table of words in adapters must have a row for each. */
export type Rejection =
  | DoorRejection
  | UpgradeRequired
  | PlanSelectionRequired
  | AddressNotConfirmed
  | SecondFactorMissing
  | SignInTooOld
  | HarmRejection
  | ConcurrencyConflict
  | CommandIdReused
  | QuotaRejection
  | WriteRejection
  | GuestRejection
  | EditRejection
  | PlacesToFill
  | SubscriptionRejection
  | TopicNotOpened
  | RefreshedJustNow
  | CollectionRunning
  | AlreadyCollected
  | NothingCollected
  | EditionWithheld
  | EditionUnknown
  | CorrectionRefused
  | FindingHeldBack
  | FindingUnknown
  | SourceNameTaken
  | SourceNameUnfit
  | SourceUnknown
  | SubjectRefused
  | SubjectUnknown
  | HandInUnknown
  | UploadRefused
  | UploadsNotRead
  | ArticleIndexUnavailable
  | NothingToSearchFor
