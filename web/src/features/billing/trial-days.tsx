import { dayOf, plural } from "#lib/words.ts"
import type { Billing } from "./billing.ts"
import * as styles from "./billing.css.ts"

interface TrialDaysProps {
  readonly billing: Billing
  readonly startedAt: string | null
}

/** The seven days of a trial that runs: days left, or that it was cancelled. */
export function TrialDays({ billing, startedAt }: TrialDaysProps) {
  const { trialBox, trialDay, trialDaysLeft, trialEndsAt } = billing
  if (trialBox === null || trialDay === null || trialDaysLeft === null || trialEndsAt === null) return null
  const left = `${plural(trialDaysLeft, "day")} left`
  return (
    <>
      <ol className={styles.days} aria-hidden>
        {[1, 2, 3, 4, 5, 6, 7].map((day) => (
          <li
            key={day}
            className={day === trialDay ? styles.dayNow : day < trialDay ? styles.dayPast : styles.day}
          >
            {day}
          </li>
        ))}
      </ol>
      <p className={styles.daysText}>
        <span>{startedAt === null ? "" : `Started ${dayOf(startedAt)}`}</span>
        <span>{left}</span>
      </p>
      {trialBox === "cancelled" && (
        <div className={styles.cancelled}>
          <b className={styles.noticeTitle}>Trial Cancelled</b>
          <p>
            Everything stays open until {dayOf(trialEndsAt)}. Resume before then to keep Creator Pro; there is
            one trial per account.
          </p>
        </div>
      )}
    </>
  )
}
