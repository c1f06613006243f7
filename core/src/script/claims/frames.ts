import { languages } from "#language/pack.ts"
import type { Language } from "#script/settings.ts"
import { bounded, lowered } from "./pattern.ts"

/**
 * Whether a clause (without the words that matched a rule) denies, debunks, questions or warns. Idioms that only look
 * like a negation, as "doesn't just help", are taken out first. Every language is tried: a script may mix them.
 */
export const isFramed = (clause: string): boolean =>
  languages.some((language) => {
    const { idioms, frames } = patterns[language]
    return frames.test(lowered(clause, language).replace(idioms, " "))
  })

/** Whether the whole sentence is announced as a myth, asks a question, or says that evidence is missing. */
export const isFramedAsWhole = (sentence: string): boolean =>
  languages.some((language) => {
    const { leads, question } = patterns[language]
    const text = lowered(sentence, language).trim()
    return leads.test(text) || (text.endsWith("?") && question.test(text))
  })

const patterns: {
  readonly [L in Language]: {
    readonly idioms: RegExp
    readonly frames: RegExp
    readonly leads: RegExp
    readonly question: RegExp
  }
} = {
  english: {
    idioms: bounded([
      "(?:does not|doesn't|do not|don't|is not|isn't|not) (?:just|only|merely|simply)",
      "(?:does not|doesn't|do not|don't) want you to know",
      "(?:will not|won't) tell you",
      "can(?:not|'t) believe",
      "no (?:matter|doubt|wonder|time|problem|joke|kidding)",
      "why not",
    ]),
    frames: bounded(
      [
        "not|no|never|cannot|nobody|none|neither|nor|\\p{L}+n't",
        "myths?|false|wrong|untrue|debunk\\p{L}*|unproven|misleading|overstated|rumou?rs?",
        "dangerous|harmful|unsafe|unapproved|banned|illegal|risky|poisonous",
        "warns?|warned|warnings?|avoid|beware",
        "(?:some )?people (?:say|claim|believe|think|ask)|claims? (?:that|about)|claimed|whether|supposedly|so-called",
      ],
      "u",
    ),
    leads:
      /^(?:the )?(?:myth|fiction|misconception|false|claim)(?: \d+)? *[:–—-]|(?:no|little|not enough|weak) (?:good |strong |clear |convincing )?evidence/u,
    question:
      /^(?:so |and |but )?(?:do|does|did|can|could|is|are|was|will|would|should|has|have)(?![\p{L}'])/u,
  },
  turkish: {
    idioms: bounded([
      "(?:sadece|yalnızca|yalnız) \\p{L}* ?(?:değil|kalmaz|kalmıyor)",
      "söylemediği|istemediği|bilmediği",
    ]),
    frames: bounded(
      [
        "değil\\p{L}*|yok(?:tur)?|hiçbir|asla|efsane\\p{L}*|yanlış\\p{L}*|mümkün değil",
        "tehlike\\p{L}*|zararlı\\p{L}*|yasak\\p{L}*|kaçın\\p{L}*|uyarı\\p{L}*|gerek yok\\p{L}*",
        "\\p{L}+m[ae]z(?:lar|ler|sınız|siniz)?|\\p{L}+m[ae]y[ıi]n(?:[ıi]z)?|\\p{L}+m[ıiuü]yor(?!sa\\p{L}*)\\p{L}*|\\p{L}+m[ae](?:dı|di|mış|miş)\\p{L}*",
        "iddia\\p{L}*|sanıl\\p{L}*|söylenti\\p{L}*|sözde|merak ediyor|soruluyor|soruyor\\p{L}*",
      ],
      "u",
    ),
    leads: /^(?:efsane|yanlış|mit|iddia)(?: \d+)? *[:–—-]|kanıt\p{L}* (?:yok|yetersiz|zayıf)/u,
    question: /(?:^|\s)m[ıiuü](?:dır|dir|dur|dür|yız|yiz|sınız|siniz)?\s*\?$/u,
  },
}
