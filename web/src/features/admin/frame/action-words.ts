import type { SuccessOf } from "@rounds/core/contract/contract.ts"
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

const valueWords = (value: string | number | boolean | null | undefined) =>
  value === null || value === undefined || value === "" ? phrases.nothing : String(value)

/** "extraScripts: 0 to 20": what is different, one line for each fact. */
export const changeWords = ({ before, after }: Pick<AdminAction, "before" | "after">) => {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return names
    .filter((name) => before?.[name] !== after?.[name])
    .map((name) =>
      before === null
        ? `${name}: ${valueWords(after?.[name])}`
        : phrases.changed({
            fact: name,
            before: valueWords(before[name]),
            after: valueWords(after?.[name]),
          }),
    )
}
