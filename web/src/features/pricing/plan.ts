import type { SuccessOf } from "@rounds/core/contract/contract.ts"
import { pricing as words } from "#words/pricing.ts"

export type Offers = SuccessOf<"GET /api/plans">
export type Offer = Offers["plans"][number]
export type Frequency = "monthly" | "yearly"

/** Dollars a month under a way of billing. */
export const monthPrice = ({ price, yearlyPrice }: Offer, frequency: Frequency) =>
  frequency === "yearly" ? yearlyPrice : price

export const dollars = (amount: number) => `$${Number.isInteger(amount) ? amount : amount.toFixed(2)}`

/** "$19 a month" or "$180 a year": what one payment is. */
export const paymentOf = (offer: Offer, frequency: Frequency) =>
  frequency === "yearly"
    ? words.dollarsAYear({ dollars: dollars(offer.yearlyTotal) })
    : words.dollarsAMonth({ dollars: dollars(offer.price) })

/** The line below the price. */
export const billedAs = (offer: Offer, frequency: Frequency) => {
  if (offer.price === 0) return words.freeNoCardNeeded
  return frequency === "yearly"
    ? words.dollarsBilledYearly({ dollars: dollars(offer.yearlyTotal) })
    : words.billedMonthly
}

/** What a card's button says and does under a way of billing: the plan of now may be billed otherwise. */
export const actionOf = (offer: Offer, frequency: Frequency) =>
  offer.otherBilling?.billing === frequency
    ? ({
        label: offer.otherBilling.buttonLabel,
        enabled: true,
        choice: { _tag: "ChangePlan" },
      } as const)
    : { label: offer.buttonLabel, enabled: offer.enabled, choice: offer.choice }

/** The small line below a button: what pressing it means for the purse. */
export const captionOf = (offer: Offer, frequency: Frequency): string => {
  const { choice } = actionOf(offer, frequency)
  if (offer.availabilityLabel !== null && !offer.current) {
    return words.notOnSaleYetOneE
  }
  if (offer.price === 0) {
    return offer.buttonLabel === "Downgrade to Free"
      ? words.cancelUnderBillingAndYouMove
      : words.staysFreeUpgradeOnlyIfYou
  }
  const payment = paymentOf(offer, frequency)
  switch (choice._tag) {
    case "SignIn":
      return words.freeFor7DaysThenPayment({ payment })
    case "Checkout":
      if (offer.current) return words.endsTheTrialTodayAndBills({ payment })
      return choice.trial
        ? words.freeFor7DaysThenPayment({ payment })
        : words.paymentFromTodayCancelAnytime({ payment })
    case "ChangePlan":
      return words.paymentFromYourNextBillingDate({ payment })
    case "Refused":
      return offer.current ? words.thisIsThePlanYouAre : choice.text
  }
}
