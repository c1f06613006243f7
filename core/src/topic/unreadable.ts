import type { ReadPost } from "#reading/read-post.ts"
import { isReadable } from "#text/one-alphabet.ts"
import { countedIn } from "#trend/counted-in.ts"
import { leastPosts } from "#trend/counts.ts"
import { surprising } from "#trend/trends.ts"
import type { Stretch } from "#trend/window.ts"
import type { DroppedTopic } from "./choice.ts"

/** Shorter ones are signs: "μg", "Δ". */
const leastLetters = 3

const words = /\p{L}+/gu

/** Words of a text with letters that are not read, in small letters. */
const unreadIn = (text: string): ReadonlyArray<string> =>
  isReadable(text)
    ? []
    : [
        ...new Set(
          (text.match(words) ?? []).flatMap((word) =>
            word.length >= leastLetters && !isReadable(word) ? word.toLowerCase() : [],
          ),
        ),
      ]

/** Words that rise and are not counted, because their letters are of no alphabet that is read; the commonest first. */
export const unreadableOf = (stretch: Stretch): ReadonlyArray<DroppedTopic> => {
  const posts = new Map<string, Array<ReadPost>>()
  for (const post of stretch.window) {
    if (post.text === null) continue
    for (const word of unreadIn(`${post.text.title} ${post.text.body}`))
      posts.set(word, [...(posts.get(word) ?? []), post])
  }
  return [...posts]
    .filter(([word, own]) => {
      if (own.length < leastPosts) return false
      const before = stretch.history.filter(({ terms }) => terms.includes(word))
      const { tail, growth } = countedIn(own, before, stretch)
      return tail <= surprising && growth > 1
    })
    .toSorted((a, b) => b[1].length - a[1].length || (a[0] < b[0] ? -1 : 1))
    .map(([name]) => ({ name, reason: "unreadable" }))
}
