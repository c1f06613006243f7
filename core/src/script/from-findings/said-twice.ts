import { nameWords, spanOf } from "#evidence/names.ts"
import { evidenceWords } from "#language/evidence.ts"
import type { Language } from "#script/settings.ts"

/** Shorter words hold sentences together, and may stand twice. */
const shortest = 4

/** Whether the words around a name say again what the name says, as "in pregnancy, exercise in pregnancy" does. */
export const saysNameAgain = (text: string, name: string, language: Language): boolean => {
  const { isForm } = evidenceWords[language]
  const [words, own] = [nameWords(text, language), nameWords(name, language)]
  const span = spanOf(own, words, language)
  if (span === null) return false
  const around = words.filter((word, at) => word.length >= shortest && (at < span.from || at >= span.to))
  return around.some((word) =>
    own.some((other) => other.length >= shortest && (isForm(word, other) || isForm(other, word))),
  )
}

/** The first wording that does not; the last where every one does. */
export const firstOnce = (
  wordings: ReadonlyArray<string>,
  name: string,
  language: Language,
): string | undefined => wordings.find((text) => !saysNameAgain(text, name, language)) ?? wordings.at(-1)
