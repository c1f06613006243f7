import { Check, TriangleAlert } from "lucide-react"
import { useState, lazy, Suspense } from "react"
import { call } from "#lib/call.ts"
import { useNow } from "#lib/page.ts"
import { momentInText } from "#lib/words.ts"
import { Button } from "#ui/button.tsx"
import { Icon } from "#ui/icon.tsx"
import { Columns } from "#ui/columns.tsx"
import * as styles from "#ui/review-sheet.css.ts"
import { Stack } from "#ui/stack.tsx"
import { Text } from "#ui/text.tsx"
import { TextButton } from "#ui/text-link.tsx"
import type { Desk } from "./desk.ts"
import { Refusal } from "./refusal.tsx"
import { blanksIn, type Review } from "./review.ts"
import { sheet as phrases } from "#words/scripts/sheet.ts"

const WhatChanged = lazy(() =>
  import("./what-changed.tsx").then((module) => ({ default: module.WhatChanged })),
)

interface ApprovalCardProps {
  readonly desk: Desk
  /** Words that are not saved yet: nothing is checked before. */
  readonly isTyping: boolean
}

/** Whether the script was checked, by whom and when, and what stands against it. */
export function ApprovalCard({ desk, isTyping }: ApprovalCardProps) {
  const now = useNow()
  const { script, isCustomisable } = desk.review
  const { state, openPoints, checkedVersion } = script.approval
  const [comparing, setComparing] = useState(false)
  const isChecked = state === "checked"
  const { title, text } = wordsOf(desk.review, now)
  const handleApprove = () => {
    if (isTyping) return
    void desk.change({
      at: "approval",
      what: "approval",
      send: (version, options) =>
        call(
          "POST /api/user/scripts/{id}/approval",
          { params: { id: script.id }, body: { version } },
          options,
        ),
      done: phrases.checkedByYou,
    })
  }
  return (
    <Columns
      as="section"
      columns="20px 1fr"
      gap="s12"
      padding="s16"
      className={isChecked ? styles.safer : styles.caution}
      aria-label={phrases.stateOfTheCheck}
      id="approval"
      tabIndex={-1}
    >
      <Text as="span" tone={isChecked ? "ok" : "warn"}>
        <Icon of={isChecked ? Check : TriangleAlert} />
      </Text>
      <Stack align="start" gap="s8" size="small">
        <div>
          <Text as="h3" size="body" weight="strong">
            {title}
          </Text>
          <Text tone="second">{text}</Text>
        </div>
        {state === "out_of_date" && checkedVersion !== null && isCustomisable && (
          <TextButton onClick={() => setComparing(true)}>{phrases.seeWhatChanged}</TextButton>
        )}
        {!isChecked && openPoints === 0 && (
          <Button tone="primary" aria-disabled={desk.busy || isTyping} onClick={handleApprove}>
            {phrases.iHaveChecked}
          </Button>
        )}
        {isTyping && openPoints === 0 && <Text size="caption">{phrases.saveTheBeatFirst}</Text>}
        <Refusal desk={desk} at="approval" />
      </Stack>
      {checkedVersion !== null && comparing && (
        <Suspense>
          <WhatChanged scriptId={script.id} from={checkedVersion} onClose={() => setComparing(false)} />
        </Suspense>
      )}
    </Columns>
  )
}

const wordsOf = ({ script: { approval, version }, points }: Review, now: Date) => {
  const { state, openPoints, checkedAt, checkedVersion } = approval
  const at = checkedAt === null ? "" : momentInText(checkedAt, now)
  const blanks = blanksIn(points)
  if (blanks > 0) {
    return {
      title: phrases.placesToFill({ blanks }),
      text: phrases.placesToFillHow,
    }
  }
  if (state === "checked") {
    return {
      title: phrases.checkedByYouOn({ at }),
      text: phrases.checkedVersion({ version: checkedVersion ?? version }),
    }
  }
  if (state === "out_of_date") {
    const versions = { checked: checkedVersion ?? version, version }
    return {
      title: phrases.wordsChangedSince({ at }),
      text:
        openPoints === 0
          ? phrases.changedNothingOpen(versions)
          : phrases.changedWithOpen({ ...versions, open: openPoints }),
    }
  }
  return openPoints === 0
    ? { title: phrases.draftNothingOpen, text: phrases.readItAsItsAuthor }
    : {
        title: phrases.draftWithOpen({ open: openPoints }),
        text: phrases.notCheckedUntilSettled,
      }
}
