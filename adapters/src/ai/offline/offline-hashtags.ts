import type { Language } from "@rounds/core/script/settings.ts"
import type { WritingOrder } from "@rounds/core/script/ports.ts"
import { turkishName } from "./turkish-subjects.ts"

/** Hashtags from the topic's own words first, then what the account is about. At most five. */
export const hashtagsFor = ({ title, topic, settings }: WritingOrder): ReadonlyArray<string> => {
  const { language } = settings
  const own = topic?.keywords ?? [title]
  const { words, usual } = searched[language]
  const tags = [...words(own).slice(0, 3), ...usual].map(tagOf).filter((tag) => tag !== "#")
  return [...new Set(tags)].slice(0, 5)
}

interface Searched {
  readonly words: (own: ReadonlyArray<string>) => ReadonlyArray<string>
  readonly usual: ReadonlyArray<string>
}

const searched: { readonly [L in Language]: Searched } = {
  english: { words: (own) => own, usual: ["health", "healthfacts", "evidence"] },
  turkish: {
    // An English word without a Turkish name is searched for by nobody there, unless it is the subject itself.
    words: (own) =>
      own
        .map((word, index) => turkishName(plain(word)) ?? (index === 0 ? word : null))
        .filter((word) => word !== null),
    usual: ["sağlık", "sağlıkbilgisi", "kanıt"],
  },
}

/** A long name makes no hashtag that anybody would search for. */
const longest = 24

const plain = (words: string): string => words.replace(/\s*\([^()]*\)/g, "").trim()

const tagOf = (words: string): string => {
  const joined = plain(words).replace(/[^\p{L}\p{N}]+/gu, "")
  return joined.length > longest ? "#" : `#${joined}`
}
