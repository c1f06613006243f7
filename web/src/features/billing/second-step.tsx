import type { SuccessOf } from "@rounds/core/contract/contract.ts"
import { useEffect, useState } from "react"
import { checkoutFailure, goToCheckout, useCheckout } from "#lib/checkout.ts"
import { forgetChoice, type PlanChoice } from "#lib/kept-choice.ts"
import { dollars } from "#lib/money.ts"
import { useProduct } from "#lib/product.ts"
import { dayOf } from "#lib/words.ts"
import { Button } from "#ui/button.tsx"
import { Dialog } from "#ui/dialog.tsx"
import { Inline } from "#ui/inline.tsx"
import { SentMail } from "#ui/sent-mail.tsx"
import { Stack } from "#ui/stack.tsx"
import { Text } from "#ui/text.tsx"
import { toast } from "#ui/toast.tsx"
import { billing as phrases } from "#words/billing.ts"

/** The plan that was chosen before signing in, as it is offered now. */
export interface Chosen {
  readonly choice: PlanChoice
  readonly plan: SuccessOf<"GET /api/plans">["plans"][number]
  readonly trial: boolean
}

interface SecondStepProps {
  readonly chosen: Chosen
  readonly confirmed: boolean
  readonly email: string
  /** Declined: the choice is forgotten. */
  readonly onClose: () => void
}

const TRIAL_DAYS = 7

const trialEnd = (now: Date) => {
  const end = new Date(now)
  end.setDate(end.getDate() + TRIAL_DAYS)
  return dayOf(end.toISOString())
}

const conditionsOf = ({ choice, plan: { name: plan, price, yearlyTotal }, trial }: Chosen, now: Date) => {
  const day = trialEnd(now)
  if (choice.billingFrequency === "yearly") {
    const money = dollars(yearlyTotal)
    return trial ? phrases.freeThenYearly({ plan, day, money }) : phrases.yearlyFromToday({ plan, money })
  }
  const money = dollars(price)
  return trial ? phrases.freeThenMonthly({ plan, day, money }) : phrases.monthlyFromToday({ plan, money })
}

/** What is going to be charged, when, and by whom: read first, then go on or decline. */
export function SecondStep({ chosen, confirmed, email, onClose }: SecondStepProps) {
  const checkout = useCheckout()
  const { mailViewer } = useProduct()
  const [now] = useState(() => new Date())
  // From the press until the browser has left: a second press would prepare a second checkout.
  const [leaving, setLeaving] = useState(false)
  useEffect(() => {
    // Back from the checkout by the browser's own button: the page may come from its cache.
    const handleShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setLeaving(false)
    }
    addEventListener("pageshow", handleShow)
    return () => removeEventListener("pageshow", handleShow)
  }, [])
  const { plan, trial } = chosen
  const handleGoOn = async () => {
    if (leaving) return
    setLeaving(true)
    try {
      const answer = await checkout.mutateAsync(chosen.choice)
      forgetChoice()
      toast(
        trial
          ? {
              title: phrases.startingYourTrial,
              text: phrases.redirectingForTrial,
              tone: "info",
            }
          : {
              title: phrases.openingCheckout,
              text: phrases.redirectingFor({ plan: plan.name }),
              tone: "info",
            },
      )
      goToCheckout(answer)
    } catch (error) {
      toast(checkoutFailure(error))
      setLeaving(false)
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={trial ? phrases.stepTwoCard({ nothing: dollars(0) }) : phrases.stepTwoPayment}
      footer={
        <Inline gap="s8" justify="end">
          <Button onClick={onClose}>{phrases.notNow}</Button>
          <Button
            tone="primary"
            disabled={!confirmed}
            aria-disabled={leaving}
            onClick={() => void handleGoOn()}
          >
            {leaving ? phrases.settingUp : phrases.goToCheckout}
          </Button>
        </Inline>
      }
    >
      <Stack gap="s12">
        <Text>{conditionsOf(chosen, now)}</Text>
        {confirmed ? (
          <Text tone="second">{phrases.nextIsTheProviders}</Text>
        ) : (
          <Text tone="second">
            {phrases.confirmAddressFirst({ email })}
            <SentMail viewer={mailViewer} />
          </Text>
        )}
        <Text size="small" tone="third">
          {phrases.notNowKeepsStarter}
        </Text>
      </Stack>
    </Dialog>
  )
}
