import { useQuery } from "@tanstack/react-query"
import { Check } from "lucide-react"
import { useEffect, useState } from "react"
import { forgetChoice } from "#lib/checkout.ts"
import { useTitle } from "#lib/page.ts"
import { reads, userRead } from "#lib/reads.ts"
import { Icon } from "#ui/icon.tsx"
import { LoadFailed } from "./load-failed.tsx"
import { Segmented } from "#ui/segmented.tsx"
import { Calculator } from "./calculator.tsx"
import { CompareTable } from "./compare-table.tsx"
import { Counted } from "./counted.tsx"
import { FeaturesDialog } from "./features-dialog.tsx"
import { dollars, type Frequency, type Offer } from "./plan.ts"
import { PlanCard } from "./plan-card.tsx"
import * as cards from "./plan-card.css.ts"
import { PlanQuestions } from "./plan-questions.tsx"
import * as styles from "./pricing.css.ts"
import { EndingNote } from "./ending-note.tsx"
import { TrialNote } from "./trial-note.tsx"
import { useChoosePlan } from "./use-choose-plan.ts"
import { WaitlistConfirmation } from "./waitlist-confirmation.tsx"
import { WaitlistDialog } from "./waitlist-dialog.tsx"

interface PricingPageProps {
  readonly frequency: Frequency
  readonly onFrequency: (frequency: Frequency) => void
  /** From the link in the waitlist's e-mail. */
  readonly waitlistToken: string | undefined
}

/** Plans and what each means for who looks. The rules come with the answer of the server. */
export function PricingPage({ frequency, onFrequency, waitlistToken }: PricingPageProps) {
  useTitle("Pricing")
  const plans = useQuery(reads("GET /api/plans", {}))
  const { data: user } = useQuery(userRead)
  const [open, setOpen] = useState<"waitlist" | "features">()
  const { choose, preparing } = useChoosePlan(frequency)
  const offers = plans.data?.plans ?? []
  const trialing = user?.subscriptionStatus === "trialing"
  const signedIn = user != null
  useEffect(() => {
    // Who is signed in chooses here again: an older choice must not come back by itself.
    if (signedIn) forgetChoice()
  }, [signedIn])
  return (
    <>
      {waitlistToken !== undefined && <WaitlistConfirmation token={waitlistToken} />}
      <div className={styles.head}>
        <div>
          <h1 className={styles.title}>
            {trialing ? "Your plan, and the others" : "Start free. Pay when you post more."}
          </h1>
          <p className={styles.lead}>
            {trialing
              ? "Your trial has every Creator Pro feature. Pick a plan now, or do nothing and it starts by itself when the trial ends."
              : leadOf(offers)}
          </p>
        </div>
        <div className={styles.billing}>
          <Segmented
            legend="Billing period"
            value={frequency}
            onChange={onFrequency}
            options={[
              ["monthly", "Monthly"],
              ["yearly", "Yearly"],
            ]}
          />
          <p className={styles.save}>
            <Icon of={Check} />
            Save 20% with yearly billing
          </p>
        </div>
      </div>
      {trialing && <TrialNote />}
      {user?.subscriptionStatus === "cancelled" && <EndingNote />}
      {plans.isError ? (
        <LoadFailed error={plans.error} onRetry={() => void plans.refetch()} />
      ) : (
        <div className={cards.plans} aria-busy={plans.isPending}>
          {offers.map((offer) => (
            <PlanCard
              key={offer.id}
              offer={offer}
              frequency={frequency}
              busy={preparing === offer.id}
              onChoose={choose}
              onNotify={() => setOpen("waitlist")}
              onMore={() => setOpen("features")}
            />
          ))}
        </div>
      )}
      {offers.length > 0 && <CompareTable offers={offers} onMore={() => setOpen("features")} />}
      <ul className={styles.trust} aria-label="What holds for every plan">
        {["7-day free trial", "Cancel anytime", "No setup fees"].map((words) => (
          <li key={words} className={styles.trusted}>
            <span className={styles.check}>
              <Icon of={Check} />
            </span>
            {words}
          </li>
        ))}
      </ul>
      <section className={styles.section} aria-labelledby="counted">
        <h2 className={styles.sectionTitle} id="counted">
          Counted, not claimed
        </h2>
        <Counted />
        <Calculator />
      </section>
      <PlanQuestions />
      <WaitlistDialog
        open={open === "waitlist"}
        onClose={() => setOpen(undefined)}
        email={user?.email ?? ""}
      />
      <FeaturesDialog
        open={open === "features"}
        onClose={() => setOpen(undefined)}
        onJoin={() => setOpen("waitlist")}
        offer={offers.find(({ expandedFeatures }) => expandedFeatures.length > 0)}
      />
    </>
  )
}

const leadOf = (offers: ReadonlyArray<Offer>) => {
  const pro = offers.find(({ popular }) => popular)
  return pro === undefined
    ? "Starter stays free."
    : `Starter stays free. Creator Pro is ${dollars(pro.price)} a month, or ${dollars(pro.yearlyPrice)} a month when billed yearly; the first 7 days are free, once per account.`
}
