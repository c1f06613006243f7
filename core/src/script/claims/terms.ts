/** Parts of a pattern that every language's rules share. */
export const terms = {
  amount: String.raw`\d+(?:[.,]\d+)?`,
  filler: String.raw`(?!(?:not|no|never|cannot) )\p{L}+`,
}
