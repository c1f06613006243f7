import { Check, Clock, Minus } from "lucide-react"
import { Button } from "#ui/button.tsx"
import { hidden } from "#ui/hidden.css.ts"
import { Icon } from "#ui/icon.tsx"
import { TextButton } from "#ui/text-link.tsx"
import * as styles from "./plan-card.css.ts"
import { actionOf, billedAs, captionOf, dollars, type Frequency, monthPrice, type Offer } from "./plan.ts"

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
      <div className={styles.head}>
        <h2 className={styles.name} id={title}>
          {offer.name}
        </h2>
        {offer.popular && <span className={styles.popularBadge}>MOST POPULAR</span>}
      </div>
      <p className={styles.description}>{offer.description}</p>
      <div className={styles.price}>
        <p className={styles.amount}>
          <b className={styles.figure}>{dollars(monthPrice(offer, frequency))}</b>/ month
        </p>
        <p className={styles.billed}>{billedAs(offer, frequency)}</p>
        {offer.current && (
          <span className={styles.current}>
            <Icon of={Check} size={14} />
            CURRENT PLAN
          </span>
        )}
      </div>
      <div className={styles.action}>
        <PlanAction offer={offer} frequency={frequency} busy={busy} onChoose={onChoose} onNotify={onNotify} />
        <p className={styles.caption}>{captionOf(offer, frequency)}</p>
      </div>
      <ul className={styles.features} aria-label={`${offer.name} includes`}>
        {offer.features.map(({ text, included }) => (
          <li key={text} className={`${styles.feature} ${included ? "" : styles.lacking}`}>
            <span className={included ? styles.yes : styles.no}>
              <Icon of={included ? Check : Minus} />
            </span>
            <span>
              {!included && <span className={hidden}>Not included: </span>}
              {text}
            </span>
          </li>
        ))}
      </ul>
      <div className={styles.more}>
        {offer.expandedFeatures.length > 0 && <TextButton onClick={onMore}>+ more features</TextButton>}
      </div>
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
        <span className={styles.soonWords}>
          <Icon of={Clock} />
          {offer.availabilityLabel}
        </span>
        <Button onClick={onNotify}>Notify me</Button>
      </div>
    )
  }
  const { label, enabled } = actionOf(offer, frequency)
  if (!enabled) return <p className={styles.state}>{label}</p>
  return (
    <Button
      wide
      size="large"
      tone={offer.popular ? "primary" : "secondary"}
      aria-disabled={busy}
      onClick={() => !busy && onChoose(offer)}
    >
      {busy ? "Setting up..." : label}
      {!busy && label !== offer.name && <span className={hidden}>, {offer.name}</span>}
    </Button>
  )
}
