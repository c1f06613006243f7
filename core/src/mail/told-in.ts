import { languages } from "#language/names.ts"
import { noticeWords } from "#language/notices.ts"
import type { Language } from "#script/settings.ts"
import { deliveredTemplate } from "./delivered.ts"
import { mailKinds } from "./kinds.ts"

const special = /[.*+?^$()|[\]\\]/g

/** Any of the titles, whatever the values are that they name. */
const patternOf = (titles: ReadonlyArray<string>): RegExp => {
  const any = titles.map((title) =>
    title.replaceAll(special, String.raw`\$&`).replaceAll(/\{\{\w+\}\}/g, ".+"),
  )
  return new RegExp(`^(?:${any.join("|")})$`, "u")
}

const patterns = languages.map((language) => {
  const letters = mailKinds.map((kind) => deliveredTemplate(kind, language).subject)
  const notices = Object.values(noticeWords[language].texts).map(({ title }) => title)
  return [language, patternOf([...letters, ...notices])] as const
})

/**
 * The language in which somebody was told something, by its title as it was stored: whoever reads it since may read
 * another. Nothing for words that were edited.
 */
export const toldIn = (title: string): { readonly language?: Language } => {
  const language = patterns.find(([, pattern]) => pattern.test(title))?.[0]
  return language === undefined ? {} : { language }
}
