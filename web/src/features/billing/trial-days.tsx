import { dayOf } from "#lib/words.ts"
import { Columns } from "#ui/columns.tsx"
import { Inline } from "#ui/inline.tsx"
import { Box } from "#ui/box.tsx"
import type { Billing } from "./billing.ts"
import * as styles from "./billing.css.ts"
import { billing as phrases } from "#words/billing.ts"

interface TrialDaysProps {
  readonly billing: Billing
  readonly startedAt: string | null
}

/** The seven days of a trial that runs: days left, or that it was cancelled. */
export function TrialDays({ billing, startedAt }: TrialDaysProps) {
  const { trialBox, trialDay, trialDaysLeft, trialEndsAt } = billing
  if (trialBox === null || trialDay === null || trialDaysLeft === null || trialEndsAt === null) return null
  const left = phrases.daysLeft({ days: trialDaysLeft })
  return (
    <>
      <Columns as="ol" columns={7} gap="s4" margin={["s20", 0, "s8", 0]} tabular aria-hidden>
        {[1, 2, 3, 4, 5, 6, 7].map((day) => (
          <li
            key={day}
            className={day === trialDay ? styles.dayNow : day < trialDay ? styles.dayPast : styles.day}
          >
            {day}
          </li>
        ))}
      </Columns>
      <Inline as="p" oneLine align="stretch" justify="between" gap="s12" size="caption" tone="third">
        <span>{startedAt === null ? "" : phrases.startedOn({ day: dayOf(startedAt) })}</span>
        <span>{left}</span>
      </Inline>
      {trialBox === "cancelled" && (
        <Box
          padding={["s12", "s16"]}
          margin={["s16", 0, 0, 0]}
          size="small"
          tone="second"
          className={styles.cancelled}
        >
          <b className={styles.noticeTitle}>{phrases.trialCancelled}</b>
          <p>{phrases.openUntil({ day: dayOf(trialEndsAt) })}</p>
        </Box>
      )}
    </>
  )
}
