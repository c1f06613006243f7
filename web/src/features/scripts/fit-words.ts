import { count, decimal } from "#lib/words.ts"
import type { Fit } from "./review.ts"
import { sheet as phrases } from "#words/scripts/sheet.ts"

/** Whether the words fit the video, in a sentence. */
export const fitWords = ({ verdict, overSeconds, wordsToCut, limitSeconds, seconds }: Fit): string => {
  if (isLong({ verdict, overSeconds })) {
    return phrases.tooLongCut({ seconds: decimal(overSeconds), words: wordsToCut })
  }
  return verdict === "short"
    ? phrases.short({ seconds: count(Math.round(limitSeconds - seconds)) })
    : phrases.fits({ seconds: decimal(Math.max(0, limitSeconds - seconds)) })
}

export const isLong = ({ verdict, overSeconds }: Pick<Fit, "verdict" | "overSeconds">) =>
  verdict === "long" || overSeconds > 0
