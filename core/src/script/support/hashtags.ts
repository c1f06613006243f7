import { support } from "#language/support.ts"
import { packs } from "#language/pack.ts"
import { hashtagPattern } from "#script/draft.ts"
import type { Language } from "#script/settings.ts"
import { foreignMatterIn } from "./foreign-matter.ts"
import { isSameWord, wordsOf } from "./plain.ts"

/** At most so many are kept; platforms count fewer. */
const most = 8

/**
 * A writer's hashtags as platforms take them: with their sign, without blanks and marks, each once. Only those that
 * name the topic or the field stay; where none do, the subject's own name stands for them.
 */
export const repairedHashtags = (
  written: ReadonlyArray<string>,
  known: ReadonlyArray<string>,
  subject: string,
  language: Language,
): ReadonlyArray<string> => {
  const fitting = written
    .flatMap((tag) => tag.split(/[,;#]|\s+(?=#)/u))
    .filter((tag) => foreignMatterIn(tag) === null && fits(tag, known, language))
  const tags = (fitting.length > 0 ? fitting : [subject]).map(
    (tag) => `#${tag.replace(/[^\p{L}\p{N}_]+/gu, "")}`,
  )
  const seen = new Set<string>()
  return tags
    .filter((tag) => {
      const key = tag.toLocaleLowerCase(packs[language].tag)
      const isNew = hashtagPattern.test(tag) && !seen.has(key)
      seen.add(key)
      return isNew
    })
    .slice(0, most)
}

const fits = (tag: string, known: ReadonlyArray<string>, language: Language): boolean => {
  const apart = tag.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " ")
  const words = wordsOf(apart.replaceAll("_", " "), language)
  const tight = words.join("")
  return (
    words.length > 0 &&
    tight.length <= 40 &&
    words.every(
      (word) =>
        word.length <= 2 ||
        support[language].generalTags.test(word) ||
        known.some((other) => isSameWord(word, other)) ||
        isMadeOf(word, known),
    )
  )
}

/** Whether a word is known words written together: "magnesiumsleep". */
const isMadeOf = (word: string, known: ReadonlyArray<string>): boolean =>
  word === "" ||
  known.some(
    (other) => other.length > 2 && word.startsWith(other) && isMadeOf(word.slice(other.length), known),
  )
