import { type Aspect, asksIn, aspects } from "#reading/asks.ts"

/** The questions that texts ask or answer, in order of preference. */
export const sensesIn = (texts: ReadonlyArray<string>): ReadonlyArray<Aspect> => {
  const asked = new Set(texts.flatMap(asksIn))
  return aspects.filter((aspect) => asked.has(aspect))
}
