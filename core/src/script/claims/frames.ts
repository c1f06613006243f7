import { claims } from "#language/claims.ts"
import { languages } from "#language/pack.ts"
import { lowered } from "./pattern.ts"

/**
 * Whether a clause (without the words that matched a rule) denies, debunks, questions or warns. Idioms that only look
 * like a negation, as "doesn't just help", are taken out first. Every language is tried: a script may mix them.
 */
export const isFramed = (clause: string): boolean =>
  languages.some((language) => {
    const { idioms, frames } = claims[language].frames
    return frames.test(lowered(clause, language).replace(idioms, " "))
  })

/** Whether a sentence only asks for the way to something: "How do I get rid of warts?" promises nobody anything. */
export const asksForTheWay = (sentence: string): boolean =>
  languages.some((language) => {
    const text = askedIn(lowered(sentence, language).trim())
    return text.endsWith("?") && claims[language].frames.way.test(text)
  })

/** Whether the whole sentence is announced as a myth, asks a question, or says that evidence is missing. */
export const isFramedAsWhole = (sentence: string): boolean =>
  languages.some((language) => {
    const { leads, question, way } = claims[language].frames
    const text = askedIn(lowered(sentence, language).trim())
    return leads.test(text) || (text.endsWith("?") && (question.test(text) || way.test(text)))
  })

/** A question that is quoted behind a few words, as "The question is this: “…?”" does, stands for the sentence. */
const askedIn = (text: string): string =>
  /^(?:[^\s“”"«»]+\s+){1,6}[“"«]([^“”"«»]+\?)[”"»]$/u.exec(text)?.[1] ?? text
