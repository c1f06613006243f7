/**
 * Writes core/src/script/claims/learned/weights-{english,turkish}.gen.ts from the labelled sentences of fixtures/claims
 * and the lawful sentences of fixtures/evidence. The same sentences give the same bytes.
 *
 *   npm run claims:train
 */
import { writeFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { readingOf } from "#script/claims/learned/model.ts"
import { type Weights, weightsOf } from "#script/claims/learned/weights.ts"
import { plainText } from "#script/claims/plain-text.ts"
import { languages } from "#language/pack.ts"
import type { Language } from "#script/settings.ts"
import { readLabelled, readLawful } from "./examples.ts"
import { figures } from "./figures.ts"
import { fitted } from "./fitted.ts"
import { keptOf, type Thresholds } from "./kept.ts"
import { librarySentences, researchConclusions } from "./lawful.ts"
import { handsOf, type Labelled } from "./sentences.ts"
import { textbookSentences } from "./textbook.ts"
import { type Judged, thresholdsOf } from "./thresholds.ts"

const say = (line: string) => process.stdout.write(`${line}\n`)

/** Parts in which the first hand's sentences are left out: by persona, so that no voice is on both sides. */
const parts = 3

const partOf = ({ persona }: Labelled): number =>
  Array.from(persona).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7) % parts

const none = { trusted: [], look: [] }

const judge = (
  sentences: ReadonlyArray<Labelled>,
  language: Language,
  learned: ReadonlyArray<Labelled>,
  lawful: ReadonlyArray<string>,
) => {
  const weights = weightsOf(
    keptOf(
      fitted(
        readLabelled([...learned, ...textbookSentences(language)], language),
        readLawful(lawful, language),
      ),
      none,
    ),
  )
  return sentences.map((sentence) => {
    const { odds, shares } = readingOf(plainText(sentence.text, language).text, language, weights)
    return {
      odds,
      taken: shares.indexOf(Math.max(...shares)),
      isViolation: sentence.label !== "none",
      weight: 1,
    }
  })
}

/**
 * Sentences read by models that learned from other hands, or at least from other voices. Those of the second hand, which
 * were written where a model erred, would tell how it fares at its worst.
 */
const judgedByOthers = (language: Language, lawful: ReadonlyArray<string>): ReadonlyArray<Judged> => {
  const hands = handsOf(language)
  const all = hands.flatMap(({ sentences }) => sentences)
  return hands
    .filter(({ name }) => name !== "second")
    .flatMap(({ name, sentences }) => {
      const folds =
        name === "first"
          ? Array.from({ length: parts }, (_, part) => sentences.filter((each) => partOf(each) === part))
          : [sentences]
      const judged = folds.flatMap((fold) => {
        const left = new Set(fold)
        return judge(
          fold,
          language,
          all.filter((each) => !left.has(each)),
          lawful,
        )
      })
      say(`${language} ${name}: ${figures(judged)}`)
      return judged.map((each) => ({ ...each, weight: 1 / judged.length }))
    })
}

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

for (const language of languages) {
  const lawful = [...librarySentences(language), ...(language === "english" ? researchConclusions() : [])]
  const judged = judgedByOthers(language, lawful)
  const thresholds = thresholdsOf(judged)
  const sentences = handsOf(language).flatMap((hand) => hand.sentences)
  const models = fitted(
    readLabelled([...sentences, ...textbookSentences(language)], language),
    readLawful(lawful, language),
  )
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
