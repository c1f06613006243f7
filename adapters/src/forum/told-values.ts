import { wellFormed } from "@rounds/core/kernel/well-formed.ts"

/** A count as a source tells it, as a whole number that every table takes. */
export const whole = (value: number): number =>
  Number.isFinite(value) ? Math.trunc(Math.min(Math.max(value, -1e9), 1e9)) : 0

/** An address as a source tells it, where it is one of the web; else null. */
export const webAddress = (value: string | null | undefined): string | null =>
  value && value.length <= 2000 && /^https?:\/\//i.test(value) && URL.canParse(value)
    ? wellFormed(value)
    : null
