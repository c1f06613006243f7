import { toast } from "#ui/toast.tsx"
import { adminCollection as phrases } from "#words/admin/collection.ts"

/** A source could not be changed, and the server did not say why. */
export const sourceFailed = () =>
  toast({ title: phrases.updateFailed, text: phrases.subredditNotUpdated, tone: "error" })

/** A source has to be called something. */
export const nameMissing = () =>
  toast({ title: phrases.validationError, text: phrases.nameCannotBeEmpty, tone: "error" })
