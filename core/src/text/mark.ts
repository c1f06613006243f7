/**
 * A number that stands for a text and does not give it back: two texts of thirty thousand share one less often than once
 * in ten million times. 0 for an empty text. 53 bits by cyrb53 (public domain).
 */
export const markNumberOf = (text: string): number => {
  if (text === "") return 0
  let high = 0xde_ad_be_ef
  let low = 0x41_c6_ce_57
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    high = Math.imul(high ^ unit, 2_654_435_761)
    low = Math.imul(low ^ unit, 1_597_334_677)
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909)
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909)
  return 4_294_967_296 * (2_097_151 & low) + (high >>> 0)
}

/** The same as a short text, base 36. Empty for an empty text. */
export const markOf = (text: string): string => (text === "" ? "" : markNumberOf(text).toString(36))
