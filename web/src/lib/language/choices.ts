import { languages, names, usualLanguage } from "@rounds/core/language/names.ts"
import type { Language } from "@rounds/core/script/settings.ts"
import type { Choices } from "#lib/choices.ts"
import { screensTag } from "#lib/locale.ts"

/** The languages that scripts are written in, each as it calls itself. */
export const languageChoices: Choices<Language> = languages.map(
  (language) => [language, names[language].ownName] as const,
)

/** BCP 47 tag of a text. */
export const tagOf = (language: Language): string => names[language].tag

/** The language that the screens speak. */
export const screensLanguage: Language =
  languages.find((language) => names[language].tag === screensTag) ?? usualLanguage
