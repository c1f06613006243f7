import { placesToFill } from "#script/blanks.ts"
import type { Script } from "#script/script.ts"
import type { Approval } from "./approval.ts"

/** Whether a script may leave the product, and as what. A question script with open places may not. */
export type ExportMark = "checked" | "not_checked" | "blanks"

export const exportMark = (
  script: Pick<Script, "beats"> & { readonly approval: Pick<Approval, "state"> },
): ExportMark =>
  placesToFill(script).length > 0 ? "blanks" : script.approval.state === "checked" ? "checked" : "not_checked"
