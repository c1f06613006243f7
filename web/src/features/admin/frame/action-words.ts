import type { SuccessOf } from "@rounds/core/contract/contract.ts"

export type AdminAction = SuccessOf<"GET /api/admin/actions">[number]

/** Every kind of action in words. */
const kinds: { readonly [K in AdminAction["action"]]: string } = {
  suspended: "Suspended",
  restored: "Restored",
  exported: "Data exported",
  erasure_asked: "Deletion asked for",
  erased: "Deleted",
  tier_set: "Tier changed",
  quota_set: "Extra quota changed",
  notes_set: "Notes changed",
  preferences_set: "Notification preferences changed",
  sessions_ended: "Signed out everywhere",
  list_exported: "List of people exported",
  source_added: "Source added",
  source_set: "Source changed",
  collection_run: "Collection run",
  edition_published: "Edition published",
  webhook_retried: "Webhook tried again",
  template_saved: "Mail template edited",
  template_reset: "Mail template set back",
  finding_signed: "Finding signed",
  finding_corrected: "Finding corrected",
  finding_retired: "Finding retired",
  feedback_answered: "Message answered",
  feedback_set: "Message closed or opened",
}

export const kindWords = ({ action }: Pick<AdminAction, "action">) => kinds[action]

/** Who acted: an address while there is one. */
export const actorWords = ({ by, byEmail }: Pick<AdminAction, "by" | "byEmail">) =>
  byEmail ?? (by === "cli" ? "the command line" : by === "job" ? "the system" : "a deleted account")

const valueWords = (value: string | number | boolean | null | undefined) =>
  value === null || value === undefined || value === "" ? "nothing" : String(value)

/** "extraScripts: 0 to 20": what is different, one line for each fact. */
export const changeWords = ({ before, after }: Pick<AdminAction, "before" | "after">) => {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return names
    .filter((name) => before?.[name] !== after?.[name])
    .map((name) =>
      before === null
        ? `${name}: ${valueWords(after?.[name])}`
        : `${name}: ${valueWords(before[name])} to ${valueWords(after?.[name])}`,
    )
}
