/**
 * Prints how the learned layer fares on each hand when it learned from the others alone. Writes nothing.
 *
 *   npm run claims:hands
 */
import { languages } from "#language/pack.ts"
import { judgedByOthers } from "./cross-hands.ts"
import { classFigures, figures } from "./figures.ts"
import { handsOf } from "./sentences.ts"
import { blindly, thresholdsOf } from "./thresholds.ts"

const say = (line: string) => process.stdout.write(`${line}\n`)

for (const language of languages) {
  const hands = judgedByOthers(language, handsOf(language))
  const blind = blindly(hands)
  const thresholds = thresholdsOf(blind)
  for (const hand of hands) say(`${language} ${figures(hand, thresholds)}`)
  say(`${language} by class, blind hands, trusted (look): ${classFigures(blind, thresholds)}`)
}
