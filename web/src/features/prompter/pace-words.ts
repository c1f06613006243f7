import { paceIn, type Take } from "./takes.ts"
import { prompter as phrases } from "#words/prompter.ts"

/** Where the pace comes from. */
export const paceWords = (takes: ReadonlyArray<Take>) => {
  const pace = paceIn(takes)
  if (pace === null) return ""
  return takes.length === 1
    ? phrases.ownPaceOfOneTake({ pace })
    : phrases.ownPace({ pace, takes: takes.length })
}
