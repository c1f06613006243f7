import type { FitOfWords } from "@rounds/core/script/pace.ts"
import { count, decimal } from "./words.ts"
import { ui as phrases } from "#words/ui.ts"

/** Whether the words fit the video, in a sentence. */
export const fitWords = ({
  verdict,
  overSeconds,
  wordsToCut,
  limitSeconds,
  seconds,
}: FitOfWords & { readonly seconds: number }): string => {
  if (isLong({ verdict, overSeconds })) {
    return phrases.tooLongCut({ seconds: decimal(overSeconds), words: wordsToCut })
  }
  return verdict === "short"
    ? phrases.short({ seconds: count(Math.round(limitSeconds - seconds)) })
    : phrases.fits({ seconds: decimal(Math.max(0, limitSeconds - seconds)) })
}

export const isLong = ({ verdict, overSeconds }: Pick<FitOfWords, "verdict" | "overSeconds">) =>
  verdict === "long" || overSeconds > 0
