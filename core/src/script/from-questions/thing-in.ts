import { nameWords } from "#evidence/names.ts"
import { packs } from "#language/pack.ts"
import { namesNothing } from "#script/from-findings/title-question.ts"
import type { Language } from "#script/settings.ts"

/** One word is too little to be known by, and more than so many are no name. */
const words = { least: 2, most: 4 } as const

/**
 * What a title that is too long to be said first ends on: the "forehead wrinkles" that a treatment is asked for. Null
 * where no such words stand together, and in a language whose titles put endings on them.
 */
export const thingIn = (title: string, language: Language): string | null => {
  if (!packs[language].sharesTopicWords) return null
  const all = nameWords(title, language)
  const runs = all.reduce<ReadonlyArray<ReadonlyArray<string>>>(
    (found, word, at) =>
      namesNothing(all, at, language)
        ? [...found, []]
        : [...found.slice(0, -1), [...(found.at(-1) ?? []), word]],
    [[]],
  )
  const thing = runs.findLast(({ length }) => length >= words.least && length <= words.most)
  return thing === undefined
    ? null
    : (new RegExp(thing.join(String.raw`[^\p{L}\p{N}]+`), "iu").exec(title)?.[0] ?? null)
}
