import { Check } from "lucide-react"
import { Button } from "#ui/button.tsx"
import { Dialog } from "#ui/dialog.tsx"
import { Icon } from "#ui/icon.tsx"
import type { Offer } from "./plan.ts"
import * as styles from "./pricing.css.ts"

interface FeaturesDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly onJoin: () => void
  readonly offer: Offer | undefined
}

/** Everything the largest plan holds. */
export function FeaturesDialog({ open, onClose, onJoin, offer }: FeaturesDialogProps) {
  if (offer === undefined) return null
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`${offer.name}: all features`}
      footer={
        offer.availabilityLabel !== null && (
          <Button tone="primary" wide size="large" onClick={onJoin}>
            Join Waitlist
          </Button>
        )
      }
    >
      {offer.availabilityLabel !== null && <p className={styles.dialogText}>{offer.availabilityLabel}</p>}
      <ul className={styles.featureList}>
        {offer.expandedFeatures.map((text) => (
          <li key={text} className={styles.featureRow}>
            <span className={styles.check}>
              <Icon of={Check} />
            </span>
            {text}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
