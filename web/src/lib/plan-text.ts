import { planTexts } from "#words/plan-texts.ts"

/** What the plans say of themselves, in the language of the screens: the server says it in English to everybody. */
export const planText = (text: string): string => planTexts[text] ?? text
