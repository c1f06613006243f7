import type { SuccessOf } from "@rounds/core/contract/contract.ts"

export type Offers = SuccessOf<"GET /api/plans">
export type Offer = Offers["plans"][number]
export type Frequency = "monthly" | "yearly"

/** Dollars a month under a way of billing. */
export const monthPrice = ({ price, yearlyPrice }: Offer, frequency: Frequency) =>
  frequency === "yearly" ? yearlyPrice : price

export const dollars = (amount: number) => `$${Number.isInteger(amount) ? amount : amount.toFixed(2)}`

/** "$19 a month" or "$180 a year": what one payment is. */
export const paymentOf = (offer: Offer, frequency: Frequency) =>
  frequency === "yearly" ? `${dollars(offer.yearlyTotal)} a year` : `${dollars(offer.price)} a month`

/** The line below the price. */
export const billedAs = (offer: Offer, frequency: Frequency) => {
  if (offer.price === 0) return "Free, no card needed"
  return frequency === "yearly" ? `${dollars(offer.yearlyTotal)} billed yearly` : "Billed monthly"
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
    return "Not on sale yet. One e-mail to confirm, one when it is."
  }
  if (offer.price === 0) {
    return offer.buttonLabel === "Downgrade to Free"
      ? "Cancel under billing, and you move here when the period ends."
      : "Stays free. Upgrade only if you need more."
  }
  const payment = paymentOf(offer, frequency)
  switch (choice._tag) {
    case "SignIn":
      return `Free for 7 days, then ${payment}. Cancel anytime. Card needed.`
    case "Checkout":
      if (offer.current) return `Ends the trial today and bills ${payment}. Cancel anytime.`
      return choice.trial
        ? `Free for 7 days, then ${payment}. Cancel anytime. Card needed.`
        : `${payment}, from today. Cancel anytime.`
    case "ChangePlan":
      return `${payment}, from your next billing date. Can be undone until then.`
    case "Refused":
      return offer.current ? "This is the plan you are on." : choice.text
  }
}
