import { spokenSentences } from "#script/words-said.ts"
import { sentencesOf } from "./sentences.ts"

/** Citation marks stand behind a sentence and are no words of it. */
const marks = /\s*(?:\[\d+(?:,\s*\d+)*\])+/gu

const bare = (text: string): string => text.replace(marks, "").trim()

/** The sentences of texts that were read before they came into the product. */
export const oursIn = (texts: ReadonlyArray<string>): ReadonlySet<string> =>
  new Set(texts.map(bare).flatMap((text) => [text, ...sentencesOf(text), ...spokenSentences(text)]))

/** Whether a sentence is ours, word for word, as it stands or piece by piece. */
export const isOurs = (sentence: string, ours: ReadonlySet<string>): boolean => {
  if (ours.size === 0) return false
  const words = bare(sentence)
  return ours.has(words) || spokenSentences(words).every((piece) => ours.has(piece))
}
