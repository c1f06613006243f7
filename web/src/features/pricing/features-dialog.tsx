import { planText } from "#lib/plan-text.ts"
import { Check } from "lucide-react"
import { Button } from "#ui/button.tsx"
import { Dialog } from "#ui/dialog.tsx"
import { Icon } from "#ui/icon.tsx"
import { Inline } from "#ui/inline.tsx"
import { Text } from "#ui/text.tsx"
import { Stack } from "#ui/stack.tsx"
import type { Offer } from "./plan.ts"
import * as styles from "./pricing.css.ts"
import { pricing as words } from "#words/pricing.ts"

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
      title={words.allFeaturesOf({ plan: offer.name })}
      footer={
        offer.availabilityLabel !== null && (
          <Button tone="primary" wide size="large" onClick={onJoin}>
            {words.joinWaitlist}
          </Button>
        )
      }
    >
      {offer.availabilityLabel !== null && (
        <Text tone="second" wrap="pretty">
          {planText(offer.availabilityLabel)}
        </Text>
      )}
      <Stack as="ul" margin={["s6", 0, 0, 0]}>
        {offer.expandedFeatures.map((text) => (
          <Inline as="li" oneLine gap="s8" padding={["s8", 0]} key={text} rule="between">
            <Inline as="span" oneLine align="stretch" tone="ok" className={styles.check}>
              <Icon of={Check} />
            </Inline>
            {planText(text)}
          </Inline>
        ))}
      </Stack>
    </Dialog>
  )
}
