import { placesToFill } from "@rounds/core/script/blanks.ts"
import { fitOfWords } from "@rounds/core/script/pace.ts"
import { Check, TriangleAlert } from "lucide-react"
import { isLong } from "#lib/fit-words.ts"
import { useNow } from "#lib/page.ts"
import { decimal, momentInText } from "#lib/words.ts"
import { Icon } from "#ui/icon.tsx"
import { Inline } from "#ui/inline.tsx"
import { roomy, toOpen } from "#ui/review-sheet.css.ts"
import { Text } from "#ui/text.tsx"
import type { Script } from "./script.ts"
import { sheet as phrases } from "#words/scripts/sheet.ts"
import { shared } from "#words/scripts/shared.ts"

interface StateLineProps {
  readonly script: Script
  /** Leads to what stands open. */
  readonly onShow?: () => void
}

/** Whether the script was checked and fits, in one line beside what leaves the product. */
export function StateLine({ script, onShow }: StateLineProps) {
  const now = useNow()
  const isChecked = script.approval.state === "checked"
  const { state, note } = wordsOf(script, now)
  return (
    <Inline as="p" oneLine gap="s8" size="small" tone={isChecked ? "ok" : "warn"}>
      <Icon of={isChecked ? Check : TriangleAlert} />
      <Text as="span" tone="second">
        {onShow === undefined ? (
          <Text as="b" tone="ink" weight="strong">
            {state}
          </Text>
        ) : (
          <button type="button" className={toOpen} onClick={onShow}>
            {state}
          </button>
        )}
        <span className={roomy}> {note}</span>
      </Text>
    </Inline>
  )
}

const notChecked = phrases.exportsSayNotChecked

const wordsOf = (script: Script, now: Date): { readonly state: string; readonly note: string } => {
  const { approval, words, spokenSeconds: seconds, language, duration } = script
  const fit = fitOfWords({ words, seconds }, language, duration)
  const blanks = placesToFill(script).length
  const long = isLong(fit) ? phrases.tooLong({ seconds: decimal(fit.overSeconds) }) : undefined
  const open = approval.openPoints === 0 ? undefined : shared.openPoints({ open: approval.openPoints })
  const against = [open, long].filter((one) => one !== undefined).join(", ")
  if (blanks > 0) return { state: phrases.lineBlanks({ blanks }), note: phrases.nothingExportedBefore }
  if (approval.state === "checked") {
    const version = approval.checkedVersion ?? script.version
    return {
      state:
        approval.checkedAt === null
          ? phrases.checkedByYou
          : phrases.lineChecked({ at: momentInText(approval.checkedAt, now) }),
      note:
        long === undefined
          ? phrases.lineVersion({ version })
          : phrases.lineVersionAgainst({ version, against: long }),
    }
  }
  if (approval.state === "out_of_date")
    return {
      state: against === "" ? phrases.lineChanged : phrases.lineChangedAgainst({ against }),
      note: notChecked,
    }
  return {
    state: against === "" ? phrases.lineDraft : phrases.lineDraftAgainst({ against }),
    note: notChecked,
  }
}
