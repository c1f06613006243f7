/** Length of a day, in seconds and in milliseconds. */
export const DAY_SECONDS = 86_400
export const DAY_MILLIS = 86_400_000
