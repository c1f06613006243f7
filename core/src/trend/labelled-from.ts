/** So many posts more than usual make these labels. */
export const labelledFrom = { viral: 20, hot: 10 } as const
