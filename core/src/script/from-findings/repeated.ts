import { nameWords } from "#evidence/names.ts"
import { evidenceWords } from "#language/evidence.ts"
import { comparedOnce } from "#kernel/compared-once.ts"
import { titleWords } from "#language/title-words.ts"
import { writing } from "#language/writing.ts"
import type { Language } from "#script/settings.ts"

/** So many letters of a word tell it from others, whatever its ending. */
const stem = 5

/**
 * Words that carry a sentence: the longer ones, without their endings, and without those with which any warning sends
 * somebody to somebody.
 */
const kernelOf = (text: string, language: Language): ReadonlySet<string> => {
  const { lowerCase } = evidenceWords[language]
  const { sends } = writing[language].findings
  return new Set(
    lowerCase(text)
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length >= 4 || /\d/.test(word))
      .filter((word) => !sends.test(word))
      .map((word) => word.slice(0, stem)),
  )
}

/** So much of the shorter sentence in the longer one is saying it again. */
const alike = 0.75
const leastKernel = 3

/** Whether a sentence says in nearly the same words what another one says. */
export type Repeats = (text: string, other: string) => boolean

/** Sentences are compared once. */
export const repeats = (language: Language, enough = alike): Repeats => {
  const kernels = new Map<string, ReadonlySet<string>>()
  const known = (text: string): ReadonlySet<string> => {
    const kernel = kernels.get(text) ?? kernelOf(text, language)
    kernels.set(text, kernel)
    return kernel
  }
  return comparedOnce((text, other) => isAlike(known(text), known(other), enough))
}

/** Words that only ask, as they are compared: "really" and "usually". */
const askingIn = (text: string, language: Language): ReadonlySet<string> => {
  const words = nameWords(text, language)
  return new Set(
    words.flatMap((word, at) => (titleWords[language].asksWith(words, at) ? [word.slice(0, stem)] : [])),
  )
}

/** So many words in common ask the same, though each question has a word of its own to ask with. */
const inCommon = 3

/**
 * Whether a question asks what another does, "you" for "I" and a word more or less: all long words of the shorter, and
 * `least` of them, are the longer's. Where they share more, a word that only asks is no difference: how long a cold
 * usually lasts is how long it really does.
 */
export const asksAgain = (question: string, other: string, language: Language, least = 1): boolean => {
  const [one, two] = [kernelOf(question, language), kernelOf(other, language)]
  const [short, long] = one.size <= two.size ? [one, two] : [two, one]
  const own = [...short].filter((word) => !long.has(word))
  if (short.size < least) return false
  if (own.length === 0) return true
  const asking = new Set([...askingIn(question, language), ...askingIn(other, language)])
  return short.size - own.length >= inCommon && own.every((word) => asking.has(word))
}

const isAlike = (a: ReadonlySet<string>, b: ReadonlySet<string>, enough: number): boolean => {
  const [small, large] = a.size <= b.size ? [a, b] : [b, a]
  if (small.size < leastKernel) return false
  let shared = 0
  for (const word of small) if (large.has(word)) shared += 1
  return shared / small.size >= enough
}
