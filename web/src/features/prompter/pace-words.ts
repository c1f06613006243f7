import { plural } from "#lib/words.ts"
import { paceIn, type Take } from "./takes.ts"

/** Where the pace comes from. */
export const paceWords = (takes: ReadonlyArray<Take>) => {
  const pace = paceIn(takes)
  if (pace === null) return ""
  return takes.length === 1
    ? `Your own pace is ${pace} wpm, measured in your last take.`
    : `Your own pace is ${pace} wpm, measured in your last ${plural(takes.length, "take")}.`
}
