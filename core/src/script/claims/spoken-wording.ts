import { advice } from "#language/advice.ts"
import { languages } from "#language/names.ts"

const quoted = /^["“]([^"“”]+)["”]$/u

/** A safer wording without the marks around it. */
export const unquoted = (safer: string): string => quoted.exec(safer)?.[1] ?? safer

/**
 * The words of a safer wording that can be spoken as they stand; undefined for advice, examples and places to fill.
 * Advice is told in the reader's language, whatever the script's is.
 */
export const spokenWording = (safer: string): string | undefined => {
  const words = unquoted(safer)
  const isAdvice =
    words === "" ||
    /["“”[\]]/u.test(words) ||
    languages.some((language) => advice[language].advises.test(words))
  return isAdvice ? undefined : words
}
