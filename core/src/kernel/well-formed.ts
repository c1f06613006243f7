/** Text as Postgres can store it: without U+0000, and with U+FFFD in place of half surrogate pairs. */
export const wellFormed = (text: string): string =>
  text.replaceAll("\u0000", "").replace(/\p{Surrogate}/gu, "\uFFFD")
