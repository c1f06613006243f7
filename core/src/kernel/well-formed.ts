/** Text as Postgres can store it: without U+0000, and with U+FFFD in place of half surrogate pairs. */
export const wellFormed = (text: string): string =>
  isWellFormed(text) ? text : text.replaceAll("\u0000", "").replace(/\p{Surrogate}/gu, "\uFFFD")

/** Whether text is so already: looked at without a copy, for a body may have twenty million characters. */
export const isWellFormed = (text: string): boolean =>
  !text.includes("\u0000") && !/\p{Surrogate}/u.test(text)
