import { languages, names, usualLanguage } from "@rounds/core/language/names.ts"
import type { Language } from "@rounds/core/script/settings.ts"
import type { Choices } from "#lib/choices.ts"
import { screensTag, viewersLocale } from "#lib/locale.ts"

const called = new Intl.DisplayNames(viewersLocale, { type: "language" })

/** What a language is called on these screens: "Turkish", "Türkçe". */
export const languageName = (language: Language): string =>
  called.of(names[language].tag) ?? names[language].ownName

/** The languages that scripts are written in, as the reader calls them. */
export const languageChoices: Choices<Language> = languages.map(
  (language) => [language, languageName(language)] as const,
)

/** The languages of the screens, each as it calls itself: whoever chooses one may read no other. */
export const ownNames: Choices<Language> = languages.map(
  (language) => [language, names[language].ownName] as const,
)

/** BCP 47 tag of a text. */
export const tagOf = (language: Language): string => names[language].tag

/** The language that the screens speak. */
export const screensLanguage: Language =
  languages.find((language) => names[language].tag === screensTag) ?? usualLanguage
