/**
 * Writes core/src/script/claims/learned/weights-{english,turkish}.gen.ts from the labelled sentences of fixtures/claims
 * and the lawful sentences of fixtures/evidence. One run writes both, and the same sentences give the same bytes: it
 * prints their SHA-256.
 *
 *   npm run claims:train
 */
import { createHash } from "node:crypto"
import { writeFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { readingOf } from "#script/claims/learned/model.ts"
import { type Weights, weightsOf } from "#script/claims/learned/weights.ts"
import { plainText } from "#script/claims/plain-text.ts"
import { languages } from "#language/pack.ts"
import type { Language } from "#script/settings.ts"
import { labelledDigest, lawfulDigest } from "./digest.ts"
import { classFigures, figures } from "./figures.ts"
import { fitsOf, type Task } from "./fits.ts"
import { keptThresholds, type Thresholds } from "./kept.ts"
import { lawfulSentences } from "./lawful.ts"
import { handsOf } from "./sentences.ts"
import { blindly, thresholdsOf } from "./thresholds.ts"

const say = (line: string) => process.stdout.write(`${line}\n`)

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

const tasks = languages.flatMap((language): ReadonlyArray<Task> => [
  ...handsOf(language)
    .filter(({ isBlind }) => isBlind)
    .map(({ name }) => ({ language, leftOut: name })),
  { language, leftOut: null },
])

const fits = await fitsOf(tasks)

for (const language of languages) {
  const own = fits.filter((_, i) => tasks[i]?.language === language)
  const hands = own.flatMap((fit) => (fit.kind === "judged" ? [fit.hand] : []))
  const [model] = own.flatMap((fit) => (fit.kind === "model" ? [fit.kept] : []))
  if (model === undefined) throw new Error(`No model of ${language} was fitted.`)
  const thresholds = thresholdsOf(blindly(hands))
  for (const hand of hands) say(`${language} ${figures(hand, thresholds)}`)
  say(`${language} by class, trusted (look): ${classFigures(blindly(hands), thresholds)}`)
  const lawful = lawfulSentences(language)
  const sentences = handsOf(language).flatMap((hand) => hand.sentences)
  const kept = {
    ...model,
    ...keptThresholds(aboveLawful(thresholds, weightsOf(model), lawful, language)),
  }
  const target = fileURLToPath(
    new URL(`../../../script/claims/learned/weights-${language}.gen.ts`, import.meta.url),
  )
  const text =
    `// Made by core/src/testing/claims/training/train.ts from ${sentences.length} labelled and ${lawful.length} lawful sentences.\n` +
    `// They are known by ${labelledDigest()} and ${lawfulDigest(language)}: the same sentences give the same bytes.\n` +
    `import type { KeptWeights } from "./weights.ts"\n\n` +
    `export const ${language}Weights: KeptWeights = ${JSON.stringify(kept, null, 1)}\n`
  writeFileSync(target, text)
  say(
    `${language}: ${Math.round(text.length / 1024)} KB; trusted ${kept.trusted.map((each) => each.toFixed(1)).join(" ")}; look ${kept.look.map((each) => each.toFixed(1)).join(" ")}`,
  )
  say(`${language}: SHA-256 ${createHash("sha256").update(text).digest("hex")}`)
}
