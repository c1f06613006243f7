import type { Basics } from "#language/pack.ts"
import { names } from "./names.ts"

export const basics: Basics = {
  ...names,
  place: "tr-TR",
  name: "Turkish",
  thousands: ".",
  decimal: ",",
  market: "TR",
  sharesTopicWords: false,
  hookWords: 6,
  ownLetters: /[çğışöüÇĞİŞÖÜ]/u,
}
