import { count, decimal } from "#lib/words.ts"
import type { Fit } from "./review.ts"
import { scripts as phrases } from "#words/scripts.ts"

/** Whether the words fit the video, in a sentence. */
export const fitWords = ({ verdict, overSeconds, wordsToCut, limitSeconds, seconds }: Fit): string => {
  if (isLong({ verdict, overSeconds })) {
    return phrases.decimalSTooLongCutAbout({ decimal: decimal(overSeconds), wordsToCut })
  }
  return verdict === "short"
    ? phrases.shortAboutCountSAreLeft({ count: count(Math.round(limitSeconds - seconds)) })
    : phrases.fitsWithDecimalSToSpare({ decimal: decimal(Math.max(0, limitSeconds - seconds)) })
}

export const isLong = ({ verdict, overSeconds }: Pick<Fit, "verdict" | "overSeconds">) =>
  verdict === "long" || overSeconds > 0
