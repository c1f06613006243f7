import type { Basics } from "#language/pack.ts"

export const basics: Basics = {
  tag: "en",
  place: "en-US",
  name: "English",
  ownName: "English",
  thousands: ",",
  decimal: ".",
  market: "US",
  sharesTopicWords: true,
  pace: { slow: 130, usual: 150, fast: 165 },
  hookWords: 8,
  ownLetters: null,
}
