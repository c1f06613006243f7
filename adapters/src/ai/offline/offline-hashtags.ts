import type { Substance } from "@rounds/core/script/from-findings/subject.ts"
import type { WritingOrder } from "@rounds/core/script/ports.ts"
import type { Language } from "@rounds/core/script/settings.ts"
import { isClaimItself, turkishName } from "./turkish-subjects.ts"

/** At most five hashtags: the subject by its names, what it comes together with, then what the account is about. */
export const hashtagsFor = (order: WritingOrder, substance: Substance | null): ReadonlyArray<string> => {
  const { language } = order.settings
  const named =
    substance === null
      ? searched[language](isClaimItself(order) ? [] : (order.topic?.keywords ?? [order.title]).slice(0, 3))
      : [
          substance.main.names[language][0],
          ...(substance.companion === null ? [] : [substance.companion.names[language][0]]),
          ...substance.main.names[language].slice(1),
        ]
  const tags = [...named, ...usual[language]].map(tagOf).filter((tag) => tag !== "#")
  return [...new Set(tags)].slice(0, 5)
}

const usual: { readonly [L in Language]: ReadonlyArray<string> } = {
  english: ["healthfacts", "evidence"],
  turkish: ["sağlıkbilgisi", "kanıt"],
}

/** The words that are searched for in a language. */
const searched: { readonly [L in Language]: (own: ReadonlyArray<string>) => ReadonlyArray<string> } = {
  english: (own) => own,
  // An English word without a Turkish name is searched for by nobody there, unless it is the subject itself.
  turkish: (own) =>
    own
      .map((word, index) => turkishName(plain(word)) ?? (index === 0 ? word : null))
      .filter((word) => word !== null),
}

/** A long name makes no hashtag that anybody would search for. */
const longest = 24

const plain = (words: string): string => words.replace(/\s*\([^()]*\)/g, "").trim()

const tagOf = (words: string): string => {
  const joined = plain(words).replace(/[^\p{L}\p{N}]+/gu, "")
  return joined.length > longest ? "#" : `#${joined}`
}
