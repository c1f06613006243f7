import { viewersLocale } from "./locale.ts"

const money = new Intl.NumberFormat(viewersLocale, {
  style: "currency",
  currency: "USD",
  currencyDisplay: "narrowSymbol",
  trailingZeroDisplay: "stripIfInteger",
})

/** "$19" of 19, "$19.50" of 19.5, as the viewer writes it. */
export const dollars = (amount: number) => money.format(amount)
/** "$19" of 1900 cents. */
export const moneyOf = (cents: number) => money.format(cents / 100)
