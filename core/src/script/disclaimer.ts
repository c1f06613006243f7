import { keeping } from "#kernel/kept.ts"
import { disclaimers } from "#language/disclaimers.ts"
import { languages, packs } from "#language/pack.ts"
import type { Language, Market } from "./settings.ts"

/**
 * What every script ends on, in the screen and in every export. A Turkish script whose subject is a procedure also
 * carries the sentence that is mandatory in Türkiye; `subject` is the title it is written from.
 */
export const disclaimerIn = (language: Language, subject = ""): string => {
  const { disclaimer, procedureNotice } = disclaimers[language]
  return procedureNotice !== null && mentionsProcedure(subject)
    ? `${procedureNotice} ${disclaimer}`
    : disclaimer
}

/** The sentence that a market asks for in every script about a procedure; null where it asks for none. */
export const procedureNoticeIn = (market: Market): string | null => {
  const spoken = languages.find((language) => packs[language].market === market)
  return spoken === undefined ? null : disclaimers[spoken].procedureNotice
}

const lastTold = keeping<boolean>(20_000)

/** Whether a text in any language speaks of an operation or an intervention. It is asked of the same sentences in every draft. */
export const mentionsProcedure = (text: string): boolean => lastTold(text, () => speaksOfProcedure(text))

const speaksOfProcedure = (text: string): boolean => {
  // Outside Turkish a small İ keeps its dot apart.
  const lower = languages.map((language) =>
    text.toLocaleLowerCase(packs[language].tag).replaceAll("\u0307", ""),
  )
  return languages.some((language) => lower.some((one) => disclaimers[language].procedure.test(one)))
}
