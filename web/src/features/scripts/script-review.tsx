import type { KeyboardEvent, ReactNode } from "react"
import { Columns } from "#ui/columns.tsx"
import { Stack } from "#ui/stack.tsx"
import { ApprovalCard } from "./approval-card.tsx"
import { DeleteScript } from "./delete-script.tsx"
import { useDesk } from "./desk.ts"
import { PointsCard } from "./points-card.tsx"
import { ReviewSheet } from "./review-sheet.tsx"
import type { Review } from "./review.ts"
import { SourcesCard } from "./sources-card.tsx"
import { useEditing } from "./use-editing.ts"
import { useLive } from "./use-live.ts"
import { useSheetKeys } from "./use-sheet-keys.ts"
import * as styles from "./result.css.ts"
import { VersionsCard } from "./versions-card.tsx"

interface ScriptReviewProps {
  readonly review: Review
  /** What stands above the ruler. */
  readonly facts: ReactNode
  /** What stands below the sheet. */
  readonly tiles: ReactNode
}

/** Left the sheet, right what stands between it and the camera; on a phone one below the other, and last what helps the post. */
export function ScriptReview({ review, facts, tiles }: ScriptReviewProps) {
  const desk = useDesk(review)
  const editing = useEditing(desk)
  const live = useLive(review, editing.draft)
  const points = (editing.isDirty ? live?.points : undefined) ?? review.points
  useSheetKeys(desk, editing, points)
  return (
    <Columns
      columns={{ wide: "1fr 372px", tablet: 1 }}
      align="start"
      gap={{ wide: [0, "s24"], tablet: "s20" }}
      className={styles.desk}
      onKeyDown={keepGenerateAway}
    >
      <ReviewSheet desk={desk} editing={editing} live={live} points={points} facts={facts} />
      <Stack align="stretch" gap="s16" className={styles.beside}>
        <ApprovalCard desk={desk} isTyping={editing.isDirty} />
        <PointsCard desk={desk} points={points} isTyping={editing.isDirty} onEdit={editing.edit} />
        <SourcesCard review={review} />
        <VersionsCard desk={desk} isTyping={editing.isDirty} />
        <DeleteScript scriptId={review.script.id} />
      </Stack>
      {tiles}
    </Columns>
  )
}

/** Ctrl or ⌘ with Enter generates elsewhere on the page: here it belongs to what is written. */
const keepGenerateAway = (event: KeyboardEvent) => {
  if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) event.stopPropagation()
}
