import { hasBlank } from "#script/editing/retold.ts"
import type { Script } from "#script/script.ts"
import type { Approval } from "./approval.ts"

/** Whether a script may leave the product, and as what. A question script with open places may not. */
export type ExportMark = "checked" | "not_checked" | "blanks"

export const exportMark = (
  script: Pick<Script, "beats"> & { readonly approval: Pick<Approval, "state"> },
): ExportMark =>
  script.beats.some(({ text, onScreen }) => hasBlank(text) || hasBlank(onScreen))
    ? "blanks"
    : script.approval.state === "checked"
      ? "checked"
      : "not_checked"
