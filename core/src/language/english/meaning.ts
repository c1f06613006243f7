import type { MeaningWords } from "#language/meaning.ts"
import { englishWeights } from "#script/claims/learned/weights-english.gen.ts"
import { englishConcepts } from "./concepts.ts"

const singulars = (word: string): ReadonlyArray<string> => {
  if (word.endsWith("'s")) return [word.slice(0, -2)]
  if (word.length < 4) return []
  if (word.endsWith("ies")) return [`${word.slice(0, -3)}y`]
  if (word.endsWith("ing")) {
    const stem = word.slice(0, -3)
    return [stem, `${stem}e`, stem.at(-1) === stem.at(-2) ? stem.slice(0, -1) : stem]
  }
  if (word.endsWith("ed")) {
    const stem = word.slice(0, -2)
    return [stem, `${stem}e`, stem.at(-1) === stem.at(-2) ? stem.slice(0, -1) : stem]
  }
  if (word.endsWith("es")) return [word.slice(0, -1), word.slice(0, -2)]
  return word.endsWith("s") ? [word.slice(0, -1)] : []
}

export const meaning: MeaningWords = {
  concepts: englishConcepts,
  entryOf: (written) =>
    written.endsWith("*")
      ? { isWhole: false, forms: [written.slice(0, -1)] }
      : { isWhole: true, forms: [written] },
  basesOf: singulars,
  bareName: (word) => word.replace(/'s$/u, ""),
  stemOf: (word) =>
    word.length < 5
      ? word.replace(/(?<=\p{L}{2}[^s])s$/u, "")
      : word
          .replace(/(?:ies)$/u, "y")
          .replace(/(?:ingly|edly|ing|ed|es|s|ly|e)$/u, "")
          .replace(/([^aeiou])\1$/u, "$1"),
  number:
    /^(?:\d.*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-.*)?|hundreds?|thousands?|million|half|dozen|couple|double|twice|fortnight)$/u,
  deniedVerb: null,
  deniedSide: 1,
  weights: englishWeights,
}
