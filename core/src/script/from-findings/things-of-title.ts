import type { Asked } from "#evidence/asked-as.ts"
import type { Library } from "#evidence/library.ts"
import { foundIn, otherThingsIn } from "#evidence/named-in.ts"
import { nameWords } from "#evidence/names.ts"
import { titleWords } from "#language/title-words.ts"
import type { ClaimContext } from "#script/claims/check-claims.ts"
import { isNoise } from "./noise.ts"
import type { Substance } from "./subject.ts"
import { namesNothing } from "./title-question.ts"

/** Whether a phrase has every word of a thing. */
export const speaksOf = (phrase: string, thing: string, { language }: ClaimContext): boolean => {
  const words = nameWords(phrase, language)
  return nameWords(thing, language).every((own) =>
    words.some((word) => titleWords[language].isAkin(word, own)),
  )
}

/** Whether what is typed for a finding of another subject has a word of the one that the title names: a toilet seat spreads other things than that. */
const isOnNamed = (
  { file, phrase }: Asked,
  title: string,
  known: Substance | null,
  context: ClaimContext,
): boolean => {
  if (known === null || known.main === file || known.companion === file) return true
  const { language } = context
  const { names, alsoCalled } = known.main
  const named = [...names[language], ...alsoCalled[language]].filter((name) => speaksOf(title, name, context))
  const words = named.flatMap((name) => nameWords(name, language))
  return words.length === 0 || words.some((word) => speaksOf(phrase, word, context))
}

/** Whether what is typed for a finding is on nothing that the title holds as a part of another thing's name: eye pressure is no blood pressure. */
const isOnMeant = (
  library: Library,
  { phrase }: Asked,
  title: string,
  { language }: ClaimContext,
): boolean => {
  const others = new Set(otherThingsIn(library, { text: title, of: [language] }).map(({ file }) => file))
  return (
    others.size === 0 || !foundIn(library, { text: phrase, of: [language] }).some((file) => others.has(file))
  )
}

/**
 * Whether what is typed for a finding names no thing in the place of another one that the title names: what is known of
 * ibuprofen with aspirin answers nobody who asks of ibuprofen with warfarin, or with what nothing here is on.
 */
const isOnPartner = (
  library: Library,
  { finding, phrase }: Asked,
  title: string,
  { language }: ClaimContext,
): boolean => {
  const named = new Set(foundIn(library, { text: title, of: [language] }))
  const namesAnother = foundIn(library, { text: phrase, of: [language] }).some((file) => !named.has(file))
  if (!namesAnother) return true
  const told = [phrase, finding.says[language], finding.brief[language]].flatMap((text) =>
    nameWords(text, language),
  )
  const isTold = (word: string): boolean => told.some((other) => titleWords[language].isAkin(word, other))
  return nameWords(title, language).every(
    (word, at, words) =>
      namesNothing(words, at, language) || isNoise(library, word, language) || isTold(word),
  )
}

/** Whether what is typed for a finding is on the things that a title names, and on no others in their place. */
export const isOnThingsOf = (
  title: string,
  asked: Asked,
  known: Substance | null,
  library: Library,
  context: ClaimContext,
): boolean =>
  isOnNamed(asked, title, known, context) &&
  isOnMeant(library, asked, title, context) &&
  isOnPartner(library, asked, title, context)
