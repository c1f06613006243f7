import { placesToFill } from "@rounds/core/script/blanks.ts"
import { useQuery } from "@tanstack/react-query"
import { Check, TriangleAlert } from "lucide-react"
import { useNow } from "#lib/page.ts"
import { decimal, momentInText } from "#lib/words.ts"
import { Icon } from "#ui/icon.tsx"
import { Inline } from "#ui/inline.tsx"
import { roomy } from "#ui/review-sheet.css.ts"
import { Text } from "#ui/text.tsx"
import { isLong } from "./fit-words.ts"
import { type Fit, reviewRead } from "./review.ts"
import type { Script } from "./script.ts"
import { scripts as phrases } from "#words/scripts.ts"

/** Whether the script was checked and fits, in one line beside what leaves the product. */
export function StateLine({ script }: { readonly script: Script }) {
  const now = useNow()
  const { data: review } = useQuery(reviewRead(script.id))
  const isChecked = script.approval.state === "checked"
  const { state, note } = wordsOf(script, review?.fit, now)
  return (
    <Inline as="p" oneLine gap="s8" size="small" tone={isChecked ? "ok" : "warn"}>
      <Icon of={isChecked ? Check : TriangleAlert} />
      <Text as="span" tone="second">
        <Text as="b" tone="ink" weight="strong">
          {state}
        </Text>
        <span className={roomy}> {note}</span>
      </Text>
    </Inline>
  )
}

const notChecked = phrases.exportsSayNotChecked

const wordsOf = (
  script: Script,
  fit: Fit | undefined,
  now: Date,
): { readonly state: string; readonly note: string } => {
  const { approval } = script
  const blanks = placesToFill(script).length
  const long =
    fit !== undefined && isLong(fit)
      ? phrases.decimalSTooLong({ decimal: decimal(fit.overSeconds) })
      : undefined
  const open = approval.openPoints === 0 ? undefined : phrases.openPoints({ openPoints: approval.openPoints })
  const against = [open, long].filter((one) => one !== undefined).join(", ")
  if (blanks > 0) return { state: phrases.blanksToFill3({ blanks }), note: phrases.nothingIsExportedBefore }
  const at = approval.checkedAt === null ? "" : `, ${momentInText(approval.checkedAt, now)}`
  if (approval.state === "checked")
    return {
      state: phrases.checkedByYouat({ at }),
      note: phrases.versionCheckedversionvalue({
        checkedVersion: approval.checkedVersion ?? "",
        value: long === undefined ? "" : `, ${long}`,
      }),
    }
  if (approval.state === "out_of_date")
    return {
      state: phrases.wordsChangedSinceYouCheckedvalue({ value: against === "" ? "" : `: ${against}` }),
      note: notChecked,
    }
  return {
    state: against === "" ? phrases.draftNotChecked : phrases.draftAgainst({ against }),
    note: notChecked,
  }
}
