import { useQuery } from "@tanstack/react-query"
import { Check } from "lucide-react"
import { lazy, Suspense, useEffect, useState } from "react"
import { forgetChoice } from "#lib/kept-choice.ts"
import { dollars } from "#lib/money.ts"
import { useTitle } from "#lib/page.ts"
import { reads, userRead } from "#lib/reads.ts"
import { Icon } from "#ui/icon.tsx"
import { Columns } from "#ui/columns.tsx"
import { Inline } from "#ui/inline.tsx"
import { Text } from "#ui/text.tsx"
import { Stack } from "#ui/stack.tsx"
import { Box } from "#ui/box.tsx"
import { LoadFailed } from "./load-failed.tsx"
import { Segmented } from "#ui/segmented.tsx"
import { Calculator } from "./calculator.tsx"
import { CompareTable } from "./compare-table.tsx"
import { Counted } from "./counted.tsx"
import { type Frequency, type Offer } from "./plan.ts"
import { PlanCard } from "./plan-card.tsx"
import type { PlanWindow } from "./plan-windows.tsx"
import { PlanQuestions } from "./plan-questions.tsx"
import * as styles from "./pricing.css.ts"
import { useChoosePlan } from "./use-choose-plan.ts"
import { pricing as phrases } from "#words/pricing.ts"

const WaitlistConfirmation = lazy(() =>
  import("./waitlist-confirmation.tsx").then((module) => ({ default: module.WaitlistConfirmation })),
)
const EndingNote = lazy(() => import("./ending-note.tsx").then((module) => ({ default: module.EndingNote })))
const TrialNote = lazy(() => import("./trial-note.tsx").then((module) => ({ default: module.TrialNote })))
const PlanWindows = lazy(() =>
  import("./plan-windows.tsx").then((module) => ({ default: module.PlanWindows })),
)

interface PricingPageProps {
  readonly frequency: Frequency
  readonly onFrequency: (frequency: Frequency) => void
  /** From the link in the waitlist's e-mail. */
  readonly waitlistToken: string | undefined
}

/** Plans and what each means for who looks. The rules come with the answer of the server. */
export function PricingPage({ frequency, onFrequency, waitlistToken }: PricingPageProps) {
  useTitle(phrases.pricing)
  const plans = useQuery(reads("GET /api/plans", {}))
  const { data: user } = useQuery(userRead)
  const [open, setOpen] = useState<PlanWindow>()
  const [asked, setAsked] = useState(false)
  if (open !== undefined && !asked) setAsked(true)
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
      {waitlistToken !== undefined && (
        <Suspense>
          <WaitlistConfirmation token={waitlistToken} />
        </Suspense>
      )}
      <Inline
        oneLine
        align="end"
        justify="between"
        stack="tablet"
        gap={{ wide: "s32", tablet: 0 }}
        padding={{ wide: ["s44", 0, "s24", 0], phone: ["s24", 0, "s20", 0] }}
      >
        <div>
          <Text as="h1" margin={[0, 0, "s12", 0]} size="page">
            {trialing ? phrases.yourPlanAndTheOthers : phrases.startFree}
          </Text>
          <Text size="lead" tone="second" wrap="pretty" measure="long">
            {trialing ? phrases.trialHasEverything : leadOf(offers)}
          </Text>
        </div>
        <Stack align="end" gap="s8" margin={{ wide: 0, tablet: ["s20", 0, 0, 0] }} className={styles.billing}>
          <Segmented
            legend={phrases.billingPeriod}
            value={frequency}
            onChange={onFrequency}
            options={[
              ["monthly", phrases.monthly],
              ["yearly", phrases.yearly],
            ]}
          />
          <Inline as="p" oneLine gap="s6" size="small" tone="ok" weight="strong" className={styles.save}>
            <Icon of={Check} />
            {phrases.saveWithYearlyBilling}
          </Inline>
        </Stack>
      </Inline>
      <Suspense>
        {trialing && <TrialNote />}
        {user?.subscriptionStatus === "cancelled" && <EndingNote />}
      </Suspense>
      {plans.isError ? (
        <LoadFailed error={plans.error} onRetry={() => void plans.refetch()} />
      ) : (
        <Columns
          columns={{ wide: 3, tablet: 1 }}
          gap={{ wide: [0, "s20"], tablet: "s16" }}
          aria-busy={plans.isPending}
        >
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
        </Columns>
      )}
      {offers.length > 0 && <CompareTable offers={offers} onMore={() => setOpen("features")} />}
      <Inline
        as="ul"
        align="stretch"
        justify="center"
        gap={{ wide: ["s8", "s32"], phone: ["s8", "s20"] }}
        padding={{ wide: ["s24", 0, 0, 0], phone: ["s20", 0, 0, 0] }}
        size="small"
        tone="second"
        className={styles.trust}
        aria-label={phrases.forEveryPlan}
      >
        {[phrases.freeTrial, phrases.cancelAnytime, phrases.noSetupFees].map((words) => (
          <Inline as="li" key={words} oneLine gap="s8" wrap="nowrap">
            <Inline as="span" oneLine align="stretch" tone="ok" className={styles.check}>
              <Icon of={Check} />
            </Inline>
            {words}
          </Inline>
        ))}
      </Inline>
      <Box
        as="section"
        margin={{ wide: ["s56", 0, 0, 0], phone: ["s44", 0, 0, 0] }}
        aria-labelledby="counted"
      >
        <Text as="h2" margin={[0, 0, "s16", 0]} size="section" id="counted">
          {phrases.countedNotClaimed}
        </Text>
        <Counted />
        <Calculator />
      </Box>
      <PlanQuestions />
      {asked && (
        <Suspense>
          <PlanWindows open={open} onOpen={setOpen} email={user?.email ?? ""} offers={offers} />
        </Suspense>
      )}
    </>
  )
}

const leadOf = (offers: ReadonlyArray<Offer>) => {
  const pro = offers.find(({ popular }) => popular)
  return pro === undefined
    ? phrases.starterStaysFree
    : phrases.starterFreeProCosts({ monthly: dollars(pro.price), yearly: dollars(pro.yearlyPrice) })
}
