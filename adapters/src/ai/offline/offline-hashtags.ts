import type { WritingOrder } from "@rounds/core/script/ports.ts"
import { turkishName } from "./turkish-subjects.ts"

/** Hashtags from the topic's own words first, then what the account is about. At most five. */
export const hashtagsFor = ({ title, topic, settings }: WritingOrder): ReadonlyArray<string> => {
  const { language } = settings
  const words = (topic?.keywords ?? [title]).map((word) =>
    language === "turkish" ? (turkishName(word) ?? word) : word,
  )
  const usual =
    language === "turkish" ? ["sağlık", "sağlıkbilgisi", "kanıt"] : ["health", "healthfacts", "evidence"]
  const tags = [...words.slice(0, 3), ...usual].map(tagOf).filter((tag) => tag !== "#")
  return [...new Set(tags)].slice(0, 5)
}

/** A long name makes no hashtag that anybody would search for. */
const longest = 24

const tagOf = (words: string): string => {
  const joined = words.replace(/\([^()]*\)/g, "").replace(/[^\p{L}\p{N}]+/gu, "")
  return joined.length > longest ? "#" : `#${joined}`
}
