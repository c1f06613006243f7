import type { Aspect } from "#reading/asks.ts"
import type { Sort } from "./sorts.ts"

/** A heading with {n} for the subject and {is|are} for its number. `on` limits it to sorts. */
export interface Heading {
  readonly aspect: Aspect
  readonly on: ReadonlyArray<Sort>
  readonly text: string
}

/** Several headings for one question. */
export const heading = (
  aspect: Aspect,
  on: ReadonlyArray<Sort>,
  ...texts: ReadonlyArray<string>
): ReadonlyArray<Heading> => texts.map((text) => ({ aspect, on, text }))
