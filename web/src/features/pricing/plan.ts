import { planText } from "#lib/plan-text.ts"
import type { SuccessOf } from "@rounds/core/contract/contract.ts"
import { dollars } from "#lib/money.ts"
import { pricing as words } from "#words/pricing.ts"

export type Offers = SuccessOf<"GET /api/plans">
export type Offer = Offers["plans"][number]
export type Frequency = "monthly" | "yearly"

/** Dollars a month under a way of billing. */
export const monthPrice = ({ price, yearlyPrice }: Offer, frequency: Frequency) =>
  frequency === "yearly" ? yearlyPrice : price

/** The line below the price. */
export const billedAs = (offer: Offer, frequency: Frequency) => {
  if (offer.price === 0) return words.freeNoCardNeeded
  return frequency === "yearly"
    ? words.billedYearly({ money: dollars(offer.yearlyTotal) })
    : words.billedMonthly
}

/** What a card's button says and does under a way of billing: the plan of now may be billed otherwise. */
export const actionOf = (offer: Offer, frequency: Frequency) =>
  offer.otherBilling?.billing === frequency
    ? ({
        label: planText(offer.otherBilling.buttonLabel),
        enabled: true,
        choice: { _tag: "ChangePlan" },
      } as const)
    : { label: planText(offer.buttonLabel), enabled: offer.enabled, choice: offer.choice }

const trialThen = (payment: { readonly money: string }, yearly: boolean) =>
  yearly ? words.trialThenYearly(payment) : words.trialThenMonthly(payment)

/** The small line below a button: what pressing it means for the purse. */
export const captionOf = (offer: Offer, frequency: Frequency): string => {
  const { choice } = actionOf(offer, frequency)
  if (offer.availabilityLabel !== null && !offer.current) {
    return words.notOnSaleYet
  }
  if (offer.price === 0) {
    return offer.buttonLabel === "Downgrade to Free" ? words.moveHereByCancelling : words.staysFree
  }
  const yearly = frequency === "yearly"
  const payment = { money: dollars(yearly ? offer.yearlyTotal : offer.price) }
  switch (choice._tag) {
    case "SignIn":
      return trialThen(payment, yearly)
    case "Checkout":
      if (offer.current)
        return yearly ? words.endsTheTrialYearly(payment) : words.endsTheTrialMonthly(payment)
      if (choice.trial) return trialThen(payment, yearly)
      return yearly ? words.fromTodayYearly(payment) : words.fromTodayMonthly(payment)
    case "ChangePlan":
      return yearly ? words.fromNextBillingYearly(payment) : words.fromNextBillingMonthly(payment)
    case "Refused":
      return offer.current ? words.planYouAreOn : planText(choice.text)
  }
}
