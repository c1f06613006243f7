import { languages, names, usualLanguage } from "#language/names.ts"
import type { Language, Market } from "#script/settings.ts"

/**
 * The languages that somebody works in, their own first: that of their screens, then what most people speak where their
 * videos are shown, then the usual one.
 */
export const languagesOf = (reader: {
  readonly language: Language | null
  readonly market: Market | null
}): ReadonlyArray<Language> => {
  const there = reader.market === null ? undefined : spokenIn(reader.market)
  const named: ReadonlyArray<Language | null | undefined> = [reader.language, there, usualLanguage]
  return [...new Set(named.filter((one) => one !== null && one !== undefined))]
}

/** Of those that the product speaks. */
const spokenIn = (market: Market): Language | undefined => {
  const { language } = new Intl.Locale(`und-${market}`).maximize()
  return languages.find((one) => names[one].tag === language)
}
