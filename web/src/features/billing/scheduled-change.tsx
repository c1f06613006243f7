import { dayOf } from "#lib/words.ts"
import { Button } from "#ui/button.tsx"
import { Inline } from "#ui/inline.tsx"
import { type Billing, planName } from "./billing.ts"
import * as styles from "./billing.css.ts"
import { useUndoChange } from "./use-billing.ts"
import { billing as phrases } from "#words/billing.ts"

/** A change that was chosen and comes with the next billing cycle. */
export function ScheduledChange({ billing: { scheduledChange } }: { readonly billing: Billing }) {
  const undo = useUndoChange()
  if (scheduledChange === null) return null
  const { tier, billing, at } = scheduledChange
  const change = { plan: planName(tier), day: dayOf(at) }
  return (
    <Inline
      justify="between"
      gap="s12"
      padding={{ wide: ["s12", "s24"], phone: ["s12", "s16"] }}
      size="small"
      tone="second"
      rule="top"
      className={styles.scheduled}
    >
      <p>
        <b className={styles.noticeTitle}>
          {billing === "yearly" ? phrases.yearlyFrom(change) : phrases.monthlyFrom(change)}
        </b>
        {phrases.staysUntilThen}
      </p>
      <Button size="small" aria-disabled={undo.isPending} onClick={() => !undo.isPending && undo.mutate()}>
        {phrases.undoPlanChange}
      </Button>
    </Inline>
  )
}
