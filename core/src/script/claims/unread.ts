import { claims } from "#language/claims.ts"
import { meaning } from "#language/meaning.ts"
import { languages, packs, usualLanguage } from "#language/pack.ts"
import type { ClaimFinding } from "#script/script.ts"
import type { Language } from "#script/settings.ts"
import { isSpokenHere, languageOf } from "#text/language.ts"
import { type ClaimContext, type ClaimsCheck, rulePack } from "./check-claims.ts"
import { checkMeaning } from "./check-meaning.ts"
import type { DocumentRuleId } from "./document-rule.ts"
import { warmUp } from "./learned/class-check.ts"
import { knownWords } from "./learned/known-words.ts"
import { isOurs } from "./ours.ts"
import { type PlainText, plainText } from "./plain-text.ts"
import { placedSentencesOf } from "./sentences.ts"
import { documentWording } from "./wording.ts"

/** The code of what was not read, because it is in no language of the product. */
export const unreadRule = "D16-LANGUAGE" satisfies DocumentRuleId

/** `checkMeaning`, which besides says what it could not read: nothing found there means nothing. */
export const checkAndTell: ClaimsCheck = (text, context, ours) => [
  ...unreadIn(text, context, ours),
  ...checkMeaning(text, context, ours),
]

/** `checkAndTell` with its models unpacked, so that the first text is read as quickly as the others. */
export const readyCheck = (): ClaimsCheck => {
  warmUp()
  return checkAndTell
}

/** Whether a text as a whole is in no language of the product. */
export const isUnread = (text: string): boolean =>
  isForeign(
    text,
    languages.map((language) => readIn(text, language)),
  )

/** What of a text is in no language of the product: the whole of it, told at its first sentence, or single sentences. */
const unreadIn = (
  text: string,
  { language }: ClaimContext,
  ours: ReadonlySet<string> = new Set(),
): ReadonlyArray<ClaimFinding> => {
  const placed = placedSentencesOf(text).filter((sentence) => !isOurs(sentence.text, ours))
  const foreign = placed.filter((sentence) => isUnread(sentence.text))
  const isWhole =
    foreign.length > 0 ? foreign.length === placed.length : isUnread(placed.map((one) => one.text).join(" "))
  const told = isWhole ? placed.slice(0, 1) : foreign
  return told.map(({ text: sentence, start, end }) => ({
    rule: unreadRule,
    severity: "warn",
    sentence,
    ...documentWording(unreadRule, language),
    start,
    end,
    rulePack,
  }))
}

/** A text as one language has it: its letters, and how many of its words that language's model knows. */
interface InLanguage {
  readonly plain: PlainText
  readonly words: number
  readonly known: number
}

const readIn = (text: string, language: Language): InLanguage => {
  const typed = plainText(text, language)
  const plain = { ...typed, text: meaning[language].withMarks?.(typed.text, text) ?? typed.text }
  return { plain, ...knownWords(plain.text, language) }
}

/** So few words may all be names. */
const fewestWords = 3

/** In more words, letters alone show no language. */
const fewestSure = 5

/** Of sentences in English the models know six words in ten and more, in Turkish three; of other languages hardly one in four. */
const hardlyAny = 0.25
/** So few are known where the small words of another language stand. */
const few = 0.45
/** So many letters that no language of the product has are no names. */
const strangeLetters = 0.1

const isForeign = (written: string, ways: ReadonlyArray<InLanguage>): boolean => {
  const [first] = ways
  if (first === undefined) return false
  const letters = first.plain.text.match(/\p{L}/gu) ?? []
  const strange = letters.filter((letter) => languages.every((one) => !claims[one].letters.test(letter)))
  if (strange.length >= fewestWords && strange.length >= letters.length * strangeLetters) return true
  if (first.words < fewestWords) return false
  const share = Math.max(...ways.map(({ words, known }) => known / Math.max(1, words)))
  if (share > few) return false
  const language = languageOf(written)
  if (!isSpokenHere(language)) return true
  if (packs[language].ownLetters?.test(written) === true) return false
  // A language that shows itself in so short a text is the one; what nothing speaks against is called English.
  return share <= hardlyAny && (first.words > fewestSure || language === usualLanguage)
}
