/**
 * Prints how the learned layer fares on each hand when it learned from the others alone. Writes nothing.
 *
 *   npm run claims:hands
 */
import { languages } from "#language/pack.ts"
import { classFigures, figures } from "./figures.ts"
import { fitsOf } from "./fits.ts"
import { handsOf } from "./sentences.ts"
import { blindly, thresholdsOf } from "./thresholds.ts"

const say = (line: string) => process.stdout.write(`${line}\n`)

for (const language of languages) {
  const fits = await fitsOf(handsOf(language).map(({ name }) => ({ language, leftOut: name })))
  const hands = fits.flatMap((fit) => (fit.kind === "judged" ? [fit.hand] : []))
  const blind = blindly(hands)
  const thresholds = thresholdsOf(blind)
  for (const hand of hands) say(`${language} ${figures(hand, thresholds)}`)
  say(`${language} by class, blind hands, trusted (look): ${classFigures(blind, thresholds)}`)
}
