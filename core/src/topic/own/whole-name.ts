import type { ReadingWords } from "#language/reading.ts"
import { evidenceWords } from "#language/evidence.ts"
import type { ReadPost } from "#reading/read-post.ts"
import type { Language } from "#script/settings.ts"
import { unmarked } from "#text/letters.ts"

/** The word before a name belongs to it in this share of the places. */
const always = 0.7
const leastPlaces = 3

const wordsIn = (text: string): ReadonlyArray<string> => text.match(/[\p{L}\p{N}]+/gu) ?? []

/**
 * A name with the word that most of its posts write before it (or behind it, where it only says what that is like), where its ending says that it belongs to one: "terlemesi"
 * is "gece terlemesi", though nights are no subject, and "cevizi yağı" is "hindistan cevizi yağı". Any other name as it is.
 */
export const wholeNameOf = (
  name: string,
  posts: ReadonlyArray<ReadPost>,
  words: ReadingWords,
  language: Language,
): string => {
  const plain = unmarked(name)
  const [head = ""] = plain.split(" ")
  const isOpen = !name.includes(" ") && words.describing.test(head)
  if (!isOpen && !words.belonging.test(head)) return name
  const beside = posts.flatMap(({ text }) => {
    const all = text === null ? [] : wordsIn(text.title)
    const at = all.findIndex((word) => unmarked(word).startsWith(head))
    return at < 0 ? [] : [all[isOpen ? at + 1 : at - 1] ?? ""]
  })
  const counts = new Map<string, Array<string>>()
  for (const word of beside) counts.set(unmarked(word), [...(counts.get(unmarked(word)) ?? []), word])
  const [best] = [...counts].toSorted((a, b) => b[1].length - a[1].length)
  if (best === undefined || best[0].length < 2) return name
  const [first, forms] = best
  if (forms.length < leastPlaces || forms.length < always * beside.length) return name
  const { lowerCase } = evidenceWords[language]
  const small = forms.map(lowerCase)
  const word = small.find((form) => form !== first) ?? small[0] ?? first
  return isOpen ? `${name} ${word}` : `${word} ${name}`
}
