/**
 * Writes core/src/script/claims/learned/weights-{english,turkish}.gen.ts from the labelled sentences of fixtures/claims
 * and the lawful sentences of fixtures/evidence. The same sentences give the same bytes.
 *
 *   npm run claims:train [-- english|turkish]
 */
import { writeFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { readingOf } from "#script/claims/learned/model.ts"
import { type Weights, weightsOf } from "#script/claims/learned/weights.ts"
import { plainText } from "#script/claims/plain-text.ts"
import { languages } from "#language/pack.ts"
import type { Language } from "#script/settings.ts"
import { judgedByOthers, lessonsOf } from "./cross-hands.ts"
import { classFigures, figures } from "./figures.ts"
import { fitted } from "./fitted.ts"
import { keptOf, type Thresholds } from "./kept.ts"
import { lawfulSentences } from "./lawful.ts"
import { handsOf } from "./sentences.ts"
import { blindly, thresholdsOf } from "./thresholds.ts"

const say = (line: string) => process.stdout.write(`${line}\n`)

const none = { trusted: [], look: [] }

/** Thresholds raised so that nothing ordinary and lawful is trusted to be a claim. */
const aboveLawful = (
  thresholds: Thresholds,
  weights: Weights,
  lawful: ReadonlyArray<string>,
  language: Language,
): Thresholds => {
  const trusted = [...thresholds.trusted]
  for (const text of lawful) {
    const { odds, shares } = readingOf(plainText(text, language).text, language, weights)
    const at = shares.indexOf(Math.max(...shares))
    trusted[at] = Math.max(trusted[at] ?? 0, odds + 0.05)
  }
  return { ...thresholds, trusted }
}

const [only] = process.argv.slice(2)

for (const language of languages.filter((each) => only === undefined || each === only)) {
  const hands = judgedByOthers(
    language,
    handsOf(language).filter(({ isBlind }) => isBlind),
  )
  const thresholds = thresholdsOf(blindly(hands))
  for (const hand of hands) say(`${language} ${figures(hand, thresholds)}`)
  say(`${language} by class, trusted (look): ${classFigures(blindly(hands), thresholds)}`)
  const lawful = lawfulSentences(language)
  const sentences = handsOf(language).flatMap((hand) => hand.sentences)
  const models = fitted(lessonsOf(language, null))
  const kept = keptOf(models, aboveLawful(thresholds, weightsOf(keptOf(models, none)), lawful, language))
  const target = fileURLToPath(
    new URL(`../../../script/claims/learned/weights-${language}.gen.ts`, import.meta.url),
  )
  const text =
    `// Made by core/src/testing/claims/training/train.ts from ${sentences.length} labelled and ${lawful.length} lawful sentences.\n` +
    `import type { KeptWeights } from "./weights.ts"\n\n` +
    `export const ${language}Weights: KeptWeights = ${JSON.stringify(kept, null, 1)}\n`
  writeFileSync(target, text)
  say(
    `${language}: ${Math.round(text.length / 1024)} KB; trusted ${kept.trusted.map((each) => each.toFixed(1)).join(" ")}; look ${thresholds.look.map((each) => each.toFixed(1)).join(" ")}`,
  )
}
