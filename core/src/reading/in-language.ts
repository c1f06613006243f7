import type { Ask } from "#evidence/finding.ts"
import { readings, type ReadingWords } from "#language/reading.ts"
import { safety } from "#language/safety.ts"
import type { SafetyKind } from "#script/safety/kind.ts"
import { readingsOf } from "#script/safety/reading.ts"
import type { Language } from "#script/settings.ts"
import { unmarked } from "#text/letters.ts"
import { isVeryLight } from "./body-mass.ts"
import type { PostIntent } from "./intent.ts"
import type { Sensitive } from "./sensitive.ts"

/** What a title that must not be filmed makes of a post; who tells of stopping a medicine asks an ordinary question. */
const kindOf: { readonly [K in SafetyKind]: Sensitive | null } = {
  crisis: "self_harm",
  emergency: "emergency",
  minors: "minor",
  eating_disorder: "eating_disorder",
  drug_seeking: "drug_seeking",
  stopping_medicine: null,
}

const order = Object.keys(kindOf) as ReadonlyArray<SafetyKind> // the record names every kind and nothing else

/** A figure with a full stop ends no sentence: "9. sınıftayım". */
const sentencesOf = (text: string): ReadonlyArray<string> =>
  text.split(/(?<=[.!?])(?<!(?<![\d.,])\d{1,2}\.)\s+|\n+/).filter((sentence) => /\p{L}/u.test(sentence))

/** Why one sentence of a language must not lead to a film, by its phrases and by what no title may be about. */
const sensitiveSentence = (sentence: string, language: Language, words: ReadingWords): Sensitive | null => {
  const plain = unmarked(sentence).replace(words.sayings, " ")
  const isMeant = (kind: Sensitive): boolean => words.harmless[kind]?.test(plain) !== true
  const own = words.sensitive.find(
    ([kind, phrases, unless]) => phrases.test(plain) && unless?.test(plain) !== true && isMeant(kind),
  )
  if (own !== undefined) return own[0]
  const ways = readingsOf(sentence).map((way) => way.replace(words.sayings, " "))
  const { rules } = safety[language]
  for (const gate of order) {
    const kind = kindOf[gate]
    if (kind === null || !isMeant(kind)) continue
    const applies = rules[gate].some(({ words: all, unless }) =>
      ways.some((way) => all.every((one) => one.test(way)) && unless?.test(way) !== true),
    )
    if (applies) return kind
  }
  return null
}

/** The first reason not to film a post of a language that is read by its own words, sentence by sentence; null for none. */
export const sensitiveInLanguage = (title: string, body: string, language: Language): Sensitive | null => {
  const words = readings[language]
  if (words === null) return null
  for (const sentence of sentencesOf(`${title}\n${body}`)) {
    const kind = sensitiveSentence(sentence, language, words)
    if (kind !== null) return kind
  }
  return isVeryLight(unmarked(`${title}\n${body}`), words.body) ? "eating_disorder" : null
}

/** Words of a text, and the signs that end a phrase. */
const part = /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*|[.!?;:,()[\]"/]/gu

/** One content word of a text: its stem, and as it was written. */
export interface OwnTerm {
  readonly stem: string
  readonly written: string
}

/** Names keep their endings behind an apostrophe: "Ozempic'i". */
const withoutEndings = (text: string): string => text.replace(/(?<=[\p{L}\p{N}])['’][\p{L}]+/gu, "")

const parted: OwnTerm = { stem: "", written: "" }

/**
 * The content words of a text of a language that is read by its own words, in order; an empty one stands where words
 * are parted. A number stays with the word before it ("omega 3"), a consonant alone with the one behind it ("D vitamini").
 */
export const ownTermsOf = (text: string, words: ReadingWords): ReadonlyArray<OwnTerm> => {
  const terms: Array<OwnTerm> = []
  for (const [written] of withoutEndings(text).matchAll(part)) {
    const plain = unmarked(written)
    const isFirst = terms.length === 0 || terms.at(-1)?.stem === ""
    if (!/[a-z0-9]/.test(plain) || words.stopWords.has(plain) || words.verb.test(plain)) {
      if (!isFirst) terms.push(parted)
    } else if (/^\d+$/.test(plain)) {
      if (!isFirst && plain.length <= 4) terms.push({ stem: plain, written })
    } else if (plain.length > 1 || !isFirst || /[b-df-hj-np-tv-z]/.test(plain))
      terms.push({ stem: words.stemOf(plain), written })
  }
  return terms.at(-1)?.stem === "" ? terms.slice(0, -1) : terms
}

/** The intent of one post, by the rules of its language; see `intentOf`. */
export const ownIntentOf = (title: string, body: string, words: ReadingWords): PostIntent => {
  const [head, opening] = [unmarked(title), unmarked(body.slice(0, 400))]
  const byTitle = words.intents.find(([, inTitle]) => inTitle.test(head))?.[0]
  if (byTitle !== undefined && byTitle !== "seeking_advice" && byTitle !== "personal_story") return byTitle
  const byBody = words.intents.find(([, , inBody]) => inBody?.test(opening) === true)?.[0]
  if (byBody !== undefined) return byBody
  if (byTitle !== undefined) return byTitle
  if (opening.includes("?") || words.question.test(head)) return "seeking_advice"
  return opening.length > 40 ? "personal_story" : "news_and_content"
}

/** What a post asks in the words of a language that is read by its own: in its title, and in the questions of its body. */
export interface OwnAsks {
  readonly title: ReadonlyArray<Ask>
  readonly questions: ReadonlyArray<Ask>
}

/** For a post that asks nothing, or is read by the engine's own questions. */
export const asksNothing: OwnAsks = { title: [], questions: [] }

/** What a title and the questions of a body ask, by the rules of their language, the narrower questions first. */
export const ownAsksIn = (title: string, questions: ReadonlyArray<string>, words: ReadingWords): OwnAsks => {
  const put = (said: ReadonlyArray<string>): ReadonlyArray<Ask> =>
    words.asks.flatMap(([ask, pattern]) => (said.some((one) => pattern.test(one)) ? [ask] : []))
  const found = { title: put([unmarked(title)]), questions: put(questions.map(unmarked)) }
  return found.title.length + found.questions.length === 0 ? asksNothing : found
}
