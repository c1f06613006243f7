import { planText } from "#lib/plan-text.ts"
import { Check, Clock, Minus } from "lucide-react"
import { dollars } from "#lib/money.ts"
import { Button } from "#ui/button.tsx"
import { hidden } from "#ui/hidden.css.ts"
import { Icon } from "#ui/icon.tsx"
import { TextButton } from "#ui/text-link.tsx"
import { Inline } from "#ui/inline.tsx"
import { Text } from "#ui/text.tsx"
import { Box } from "#ui/box.tsx"
import * as styles from "./plan-card.css.ts"
import { actionOf, billedAs, captionOf, type Frequency, monthPrice, type Offer } from "./plan.ts"
import { pricing as words } from "#words/pricing.ts"

interface PlanCardProps {
  readonly offer: Offer
  readonly frequency: Frequency
  /** The checkout of this plan is being prepared. */
  readonly busy: boolean
  readonly onChoose: (offer: Offer) => void
  readonly onNotify: () => void
  readonly onMore: () => void
}

/** One plan. Its rows line up with those of its neighbours. */
export function PlanCard({ offer, frequency, busy, onChoose, onNotify, onMore }: PlanCardProps) {
  const title = `plan-${offer.id}`
  return (
    <section className={styles.plan({ popular: offer.popular })} aria-labelledby={title}>
      <Inline oneLine gap="s8" className={styles.head}>
        <Text as="h2" margin={[0, "auto", 0, 0]} size="heading" id={title}>
          {offer.name}
        </Text>
        {offer.popular && (
          <Inline
            as="span"
            oneLine
            padding={[0, "s8"]}
            size="micro"
            weight="bold"
            wrap="nowrap"
            className={styles.popularBadge}
          >
            {words.mostPopular}
          </Inline>
        )}
      </Inline>
      <Text margin={["s6", 0, 0, 0]} size="small" tone="second" wrap="pretty">
        {planText(offer.description)}
      </Text>
      <div className={styles.price}>
        <Inline as="p" oneLine align="baseline" gap="s6" size="body" tone="second">
          {words.priceAMonth({
            price: dollars(monthPrice(offer, frequency)),
            strong: (inner) => (
              <Text as="b" size="page" tone="ink" weight="strong" tabular>
                {inner}
              </Text>
            ),
          })}
        </Inline>
        <Text margin={["s8", 0, 0, 0]} size="caption" tone="third" tabular className={styles.billed}>
          {billedAs(offer, frequency)}
        </Text>
        {offer.current && (
          <span className={styles.current}>
            <Icon of={Check} size={14} />
            {words.currentPlan}
          </span>
        )}
      </div>
      <div className={styles.action}>
        <PlanAction offer={offer} frequency={frequency} busy={busy} onChoose={onChoose} onNotify={onNotify} />
        <Text margin={["s12", 0, 0, 0]} size="caption" tone="third" wrap="pretty">
          {captionOf(offer, frequency)}
        </Text>
      </div>
      <ul className={styles.features} aria-label={words.includes({ plan: offer.name })}>
        {offer.features.map(({ text, included }) => (
          <li key={text} className={`${styles.feature} ${included ? "" : styles.lacking}`}>
            <span className={included ? styles.yes : styles.no}>
              <Icon of={included ? Check : Minus} />
            </span>
            <span>
              {!included && <span className={hidden}>{words.notIncludedIs} </span>}
              {planText(text)}
            </span>
          </li>
        ))}
      </ul>
      <Box padding={["s2", 0, 0, 0]} size="small" className={styles.more}>
        {offer.expandedFeatures.length > 0 && <TextButton onClick={onMore}>{words.moreFeatures}</TextButton>}
      </Box>
    </section>
  )
}

function PlanAction({
  offer,
  frequency,
  busy,
  onChoose,
  onNotify,
}: Pick<PlanCardProps, "offer" | "frequency" | "busy" | "onChoose" | "onNotify">) {
  if (offer.availabilityLabel !== null && !offer.current) {
    return (
      <div className={styles.soon}>
        <Inline as="span" oneLine gap="s8" size="small" tone="second" weight="medium">
          <Icon of={Clock} />
          {planText(offer.availabilityLabel)}
        </Inline>
        <Button onClick={onNotify}>{words.notifyMe}</Button>
      </div>
    )
  }
  const { label, enabled } = actionOf(offer, frequency)
  if (!enabled)
    return (
      <Inline
        as="p"
        oneLine
        justify="center"
        size="small"
        surface="well"
        tone="second"
        weight="strong"
        className={styles.state}
      >
        {label}
      </Inline>
    )
  return (
    <Button
      wide
      size="large"
      tone={offer.popular ? "primary" : "secondary"}
      aria-disabled={busy}
      onClick={() => !busy && onChoose(offer)}
    >
      {busy ? words.settingUp : label}
      {!busy && label !== offer.name && <span className={hidden}>, {offer.name}</span>}
    </Button>
  )
}
