import type { SuccessOf } from "@rounds/core/contract/contract.ts"
import { languageChoices } from "#lib/language/choices.ts"
import { count, fullDay, wordsOf } from "#lib/words.ts"
import { adminFrame as phrases } from "#words/admin/frame.ts"

export type AdminAction = SuccessOf<"GET /api/admin/actions">[number]

/** Every kind of action in words. */
const kinds: { readonly [K in AdminAction["action"]]: string } = {
  suspended: phrases.suspended,
  restored: phrases.restored,
  exported: phrases.dataExported,
  erasure_asked: phrases.deletionAskedFor,
  erased: phrases.deleted,
  tier_set: phrases.tierChanged,
  quota_set: phrases.extraQuotaChanged,
  notes_set: phrases.notesChanged,
  preferences_set: phrases.notificationPreferencesChanged,
  sessions_ended: phrases.signedOutEverywhere,
  list_exported: phrases.listOfPeopleExported,
  source_added: phrases.sourceAdded,
  source_set: phrases.sourceChanged,
  posts_uploaded: phrases.postsUploaded,
  upload_taken_back: phrases.uploadTakenBack,
  collection_run: phrases.collectionRun,
  edition_published: phrases.editionPublished,
  webhook_retried: phrases.webhookTriedAgain,
  mail_retried: phrases.mailSentAgain,
  template_saved: phrases.mailTemplateEdited,
  template_reset: phrases.mailTemplateSetBack,
  finding_signed: phrases.findingSigned,
  finding_corrected: phrases.findingCorrected,
  finding_retired: phrases.findingRetired,
  feedback_answered: phrases.messageAnswered,
  feedback_set: phrases.messageClosedOrOpened,
  subject_added: phrases.subjectAdded,
  subject_set: phrases.subjectChanged,
  subject_retired: phrases.subjectRetired,
}

export const kindWords = ({ action }: Pick<AdminAction, "action">) => kinds[action]

/** Who acted: an address while there is one. */
export const actorWords = ({ by, byEmail }: Pick<AdminAction, "by" | "byEmail">) =>
  byEmail ??
  (by === "cli" ? phrases.theCommandLine : by === "job" ? phrases.theSystem : phrases.aDeletedAccount)

/** What a fact of an action is called; one that a later release tells is called by its key. */
const facts: Readonly<Record<string, string>> = {
  tier: phrases.factTier,
  subscription: phrases.factSubscription,
  paidForMore: phrases.factPaidForMore,
  extraScripts: phrases.factExtraScripts,
  extraTopicViews: phrases.factExtraTopicViews,
  until: phrases.factUntil,
  notes: phrases.factNotes,
  emailNotifications: phrases.factEmailNotifications,
  trialExpirationEmails: phrases.factTrialExpirationEmails,
  paymentNotifications: phrases.factPaymentNotifications,
  planUpgradeEmails: phrases.factPlanUpgradeEmails,
  inAppNotifications: phrases.factInAppNotifications,
  marketingEmails: phrases.factMarketingEmails,
  timeZone: phrases.factTimeZone,
  success: phrases.factSuccess,
  themesFound: phrases.factThemesFound,
  activeSubreddits: phrases.factActiveSubreddits,
  error: phrases.factError,
  communities: phrases.factCommunities,
  posts: phrases.factPosts,
  topics: phrases.factTopics,
  file: phrases.factFile,
  stored: phrases.factStored,
  removed: phrases.factRemoved,
  postLimit: phrases.factPostLimit,
  isActive: phrases.factIsActive,
  people: phrases.factPeople,
  search: phrases.factSearch,
  state: phrases.factState,
  status: phrases.factStatus,
  tries: phrases.factTries,
  signedBy: phrases.factSignedBy,
  qualification: phrases.factQualification,
  maySpeak: phrases.factMaySpeak,
  strength: phrases.factStrength,
  name: phrases.factName,
  kind: phrases.factKind,
  evidence: phrases.factEvidence,
  retired: phrases.factRetired,
  ...Object.fromEntries(languageChoices),
}
const factWords = (fact: string) => facts[fact] ?? wordsOf(fact)

/** Values out of closed lists: everything else was typed, counted or is a name. */
const values: Readonly<Record<string, string>> = {
  creator_pro: phrases.valueCreatorPro,
  professional: phrases.valueProfessional,
  freemium: phrases.valueFreemium,
  free: phrases.valueFree,
  admin: phrases.valueAdmin,
  trialing: phrases.valueTrialing,
  active: phrases.valueActive,
  paused: phrases.valuePaused,
  past_due: phrases.valuePastDue,
  cancelled: phrases.valueCancelled,
  expired: phrases.valueExpired,
  incomplete: phrases.valueIncomplete,
  kept: phrases.valueKept,
  true: phrases.valueTrue,
  false: phrases.valueFalse,
  queued: phrases.valueQueued,
  sent: phrases.valueSent,
  failed: phrases.valueFailed,
  strong: phrases.valueStrong,
  moderate: phrases.valueModerate,
  weak: phrases.valueWeak,
  conflicting: phrases.valueConflicting,
}

const valueWords = (value: string | number | boolean | null | undefined) => {
  if (value === null || value === undefined || value === "" || value === "nothing") return phrases.nothing
  if (typeof value === "number") return count(value)
  const text = String(value)
  return /^\d{4}-\d\d-\d\d/.test(text) ? fullDay(text) : (values[text] ?? text)
}

/** "Extra scripts: 0 to 20": what is told of afterwards and different, one line for each fact. */
export const changeWords = ({ before, after }: Pick<AdminAction, "before" | "after">) => {
  return Object.keys(after ?? before ?? {})
    .filter((name) => valueWords(before?.[name]) !== valueWords(after?.[name]))
    .map((name) =>
      before === null
        ? `${factWords(name)}: ${valueWords(after?.[name])}`
        : phrases.changed({
            fact: factWords(name),
            before: valueWords(before[name]),
            after: valueWords(after?.[name]),
          }),
    )
}
