import type { Language } from "@rounds/core/script/settings.ts"
import { checkWords } from "#lib/language/check.ts"

const quoted = /^["“]([^"“”]+)["”]$/u

/** The words of a safer wording that can be spoken as they stand; undefined for advice, examples and places to fill. */
export const spokenWording = (safer: string, language: Language): string | undefined => {
  const words = quoted.exec(safer)?.[1] ?? safer
  const isAdvice = words === "" || /["“”[\]]/u.test(words) || checkWords[language].advises.test(words)
  return isAdvice ? undefined : words
}
