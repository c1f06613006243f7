import type { Basics } from "#language/pack.ts"
import { names } from "./names.ts"

export const basics: Basics = {
  ...names,
  place: "en-US",
  name: "English",
  thousands: ",",
  decimal: ".",
  market: "US",
  sharesTopicWords: true,
  hookWords: 8,
  ownLetters: null,
}
