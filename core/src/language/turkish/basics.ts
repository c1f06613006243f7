import type { Basics } from "#language/pack.ts"

export const basics: Basics = {
  tag: "tr",
  place: "tr-TR",
  name: "Turkish",
  ownName: "Türkçe",
  thousands: ".",
  decimal: ",",
  market: "TR",
  sharesTopicWords: false,
  pace: { slow: 95, usual: 110, fast: 125 },
  hookWords: 6,
  ownLetters: /[çğışöüÇĞİŞÖÜ]/u,
}
