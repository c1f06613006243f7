import { nameWords } from "#evidence/names.ts"
import { packs } from "#language/pack.ts"
import { titleWords } from "#language/title-words.ts"
import { writing } from "#language/writing.ts"
import { isSoonSaid } from "#script/first-words.ts"
import { spokenWords } from "#script/spoken-words.ts"
import type { Language } from "#script/settings.ts"

/**
 * How a title that a person typed can be said. A `name` stands in a sentence; a question or a statement is a sentence
 * of its own, and is quoted as it is.
 */
export type TypedTitle =
  { readonly kind: "name" } | { readonly kind: "question" | "statement"; readonly text: string }

/** A text with its first letter large. */
const typedText = (bare: string, language: Language): string => {
  const [first = "", ...rest] = bare
  return `${first.toLocaleUpperCase(packs[language].tag)}${rest.join("")}`
}

/** A title as it is quoted: with its first letter large and with its end. */
export const typedTitle = (title: string, language: Language): TypedTitle => {
  const { isQuestion, isStatement } = writing[language].questions
  const plain = title
    .replace(/["“”«»]/gu, "")
    .replace(/\s+/gu, " ")
    .trim()
  const bare = plain.replace(/[\s.!?…:;,]+$/u, "")
  const text = typedText(bare, language)
  const [asked] = /^[^?]+(?=\? )/u.exec(plain) ?? []
  if (asked !== undefined && !plain.endsWith("?"))
    return { kind: "question", text: `${typedText(asked, language)}?` }
  if (plain.endsWith("?") || isQuestion(bare)) return { kind: "question", text: `${text}?` }
  // "3 tips for shift workers" promises something, and names nothing.
  const isPromise = titleWords[language].counts.promises.test(bare.toLocaleLowerCase(packs[language].tag))
  return isPromise || isStatement(bare) ? { kind: "statement", text: `${text}.` } : { kind: "name" }
}

/**
 * The question of a title as first words: as it stands, or in fewer words that ask the same; null where neither can be
 * said in three seconds.
 */
export const openingQuestion = (question: string, language: Language): string | null =>
  [question, ...writing[language].questions.askedShorter(question)].find((text) =>
    isSoonSaid(text, language),
  ) ?? null

/** Where a title is read with a pause. */
const pause = /\s*(?:[,;:!?…()]|\.(?=\s|$)|\s[–—-]\s)\s*/u

/** One word before all else, as in "Chilblains! Why are my toes purple?". */
const calledOut = /^\S+(?:[!?:…]|\s[–—-])\s+/u

/** One word alone is a name, and no line of anybody. */
const leastOfClause = 2

/** The first clause of a title that has more: the whole would be said again at once. */
export const openingPart = (title: string, language: Language): string | null => {
  const clause = openingClause(title, language)
  const lettersOf = (text: string): string =>
    text.replace(/[^\p{L}\p{N}]/gu, "").toLocaleLowerCase(packs[language].tag)
  return clause === null || lettersOf(clause) === lettersOf(title) ? null : clause
}

/**
 * The first clause of a title as first words, where all of it takes too long: asked, for what somebody says of themselves
 * is not the speaker's to state. Null where it takes too long as well, and where it cannot be asked as it stands.
 */
export const openingClause = (title: string, language: Language): string | null => {
  const { clauseEnd, askedAsSaid } = writing[language].questions
  const [clause = ""] = title
    .replace(/["“”«»]/gu, "")
    .trim()
    .replace(calledOut, "")
    .split(pause)
  const asked = (text: string): string | null => {
    const typed = typedTitle(text, language)
    return typed.kind === "question" ? typed.text : askedAsSaid(typed.kind, typedText(text, language))
  }
  const [shorter = ""] = clause.split(clauseEnd)
  // "What happens?" and "what to do?" ask of nothing.
  const isOfSomething = (part: string): boolean =>
    nameWords(part, language).some((_, at, words) => !titleWords[language].asksWith(words, at))
  const clauses = [clause, shorter].filter(
    (part) => spokenWords(part, language).length >= leastOfClause && isOfSomething(part),
  )
  return clauses.map(asked).find((text) => text !== null && isSoonSaid(text, language)) ?? null
}
