import type { WritingOrder } from "@rounds/core/script/ports.ts"
import { turkishName } from "./turkish-subjects.ts"

/** Hashtags from the topic's own words first, then what the account is about. At most five. */
export const hashtagsFor = ({ title, topic, settings }: WritingOrder): ReadonlyArray<string> => {
  const { language } = settings
  const own = topic?.keywords ?? [title]
  // An English word without a Turkish name is searched for by nobody there, unless it is the subject itself.
  const words =
    language === "english"
      ? own
      : own
          .map((word, index) => turkishName(plain(word)) ?? (index === 0 ? word : null))
          .filter((word) => word !== null)
  const usual =
    language === "turkish" ? ["sağlık", "sağlıkbilgisi", "kanıt"] : ["health", "healthfacts", "evidence"]
  const tags = [...words.slice(0, 3), ...usual].map(tagOf).filter((tag) => tag !== "#")
  return [...new Set(tags)].slice(0, 5)
}

/** A long name makes no hashtag that anybody would search for. */
const longest = 24

const plain = (words: string): string => words.replace(/\s*\([^()]*\)/g, "").trim()

const tagOf = (words: string): string => {
  const joined = plain(words).replace(/[^\p{L}\p{N}]+/gu, "")
  return joined.length > longest ? "#" : `#${joined}`
}
