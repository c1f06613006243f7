/** Cents as US dollars, written as in a locale; cents are shown where there are some. */
export const moneyIn = (cents: number, locale: string): string =>
  new Intl.NumberFormat(locale, {
    style: "currency",
    currency: "USD",
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).format(cents / 100)
