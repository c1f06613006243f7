import { placesToFill } from "@rounds/core/script/blanks.ts"
import { Check, TriangleAlert } from "lucide-react"
import { plural } from "#lib/words.ts"
import { Icon } from "#ui/icon.tsx"
import { Inline } from "#ui/inline.tsx"
import * as styles from "./generator.css.ts"
import type { Script } from "./script.ts"

/** Whether the script was checked, in one line above what leaves the product. */
export function StateLine({ script }: { readonly script: Script }) {
  const isChecked = script.approval.state === "checked"
  return (
    <Inline
      as="p"
      oneLine
      gap="s6"
      size="caption"
      tone={isChecked ? "ok" : "warn"}
      weight="medium"
      className={styles.dockState}
    >
      <Icon of={isChecked ? Check : TriangleAlert} />
      {wordsOf(script)}
    </Inline>
  )
}

const wordsOf = (script: Script): string => {
  const { approval } = script
  const blanks = placesToFill(script).length
  if (blanks > 0) return `${plural(blanks, "blank")} to fill before it is exported.`
  if (approval.state === "checked") return "Checked by you."
  const open = approval.openPoints === 0 ? "" : `, ${plural(approval.openPoints, "open point")}`
  return approval.state === "out_of_date"
    ? `Words changed since you checked${open}.`
    : `Draft${open}: not checked.`
}
