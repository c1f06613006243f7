/** "$19", "$15.50". */
export const moneyOf = (cents: number) => `$${cents % 100 === 0 ? cents / 100 : (cents / 100).toFixed(2)}`
