import { count, decimal, plural } from "#lib/words.ts"
import type { Fit } from "./review.ts"

/** Whether the words fit the video, in a sentence. */
export const fitWords = ({ verdict, overSeconds, wordsToCut, limitSeconds, seconds }: Fit): string => {
  if (isLong({ verdict, overSeconds })) {
    return `${decimal(overSeconds)} s too long: cut about ${plural(wordsToCut, "word")}`
  }
  return verdict === "short"
    ? `Short: about ${count(Math.round(limitSeconds - seconds))} s are left`
    : `Fits, with ${decimal(Math.max(0, limitSeconds - seconds))} s to spare`
}

export const isLong = ({ verdict, overSeconds }: Pick<Fit, "verdict" | "overSeconds">) =>
  verdict === "long" || overSeconds > 0
