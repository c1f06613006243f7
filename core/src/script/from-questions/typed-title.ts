import { packs } from "#language/pack.ts"
import { writing } from "#language/writing.ts"
import { isSoonSaid } from "#script/first-words.ts"
import type { Language } from "#script/settings.ts"

/**
 * How a title that a person typed can be said. A `name` stands in a sentence; a question or a statement is a sentence
 * of its own, and is quoted as it is.
 */
export type TypedTitle =
  { readonly kind: "name" } | { readonly kind: "question" | "statement"; readonly text: string }

/** A title as it is quoted: with its first letter large and with its end. */
export const typedTitle = (title: string, language: Language): TypedTitle => {
  const { isQuestion, isStatement } = writing[language].questions
  const plain = title
    .replace(/["“”«»]/gu, "")
    .replace(/\s+/gu, " ")
    .trim()
  const bare = plain.replace(/[\s.!?…:;,]+$/u, "")
  const [first = "", ...rest] = bare
  const text = `${first.toLocaleUpperCase(packs[language].tag)}${rest.join("")}`
  if (plain.endsWith("?") || isQuestion(bare)) return { kind: "question", text: `${text}?` }
  return isStatement(bare) ? { kind: "statement", text: `${text}.` } : { kind: "name" }
}

/**
 * The question of a title as first words: as it stands, or in fewer words that ask the same; null where neither can be
 * said in three seconds.
 */
export const openingQuestion = (question: string, language: Language): string | null =>
  [question, ...writing[language].questions.askedShorter(question)].find((text) =>
    isSoonSaid(text, language),
  ) ?? null
