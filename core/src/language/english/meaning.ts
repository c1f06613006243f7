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

const smallWords = `
the a an and or but so because if when while until before after than then as like that this these those it
its it's he she they them we us i i'm i've i'll i'd me my mine you you're you've you'll your yours our
ours who who's what what's which where why how whose is isn't are aren't was wasn't were be been being do
don't does doesn't did didn't done have haven't has hasn't had hadn't can can't could couldn't will won't
would wouldn't shall should shouldn't may might must needn't not no nor never nobody none nothing no-one
every everyone everything everybody all each any anyone anything some someone something somebody most many
much few more less only just even still yet already again ever always often usually mostly maybe perhaps
too very really quite almost of in on at by for from to with without into onto out off up down over under
about between against through than there there's here here's let let's please well yes now today one two
once both either neither other another same such own else rather instead whatever whether though although
unless
`

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
  endingOf: (word) => /(?:ing|ed|ly)$/u.exec(word)?.[0] ?? "",
  smallWords,
  number:
    /^(?:\d.*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-.*)?|hundreds?|thousands?|million|half|dozen|couple|double|twice|fortnight)$/u,
  deniedVerb: null,
  deniedSide: 1,
  withMarks: null,
  weights: englishWeights,
  surer: { trusted: 0, look: 0 },
}
