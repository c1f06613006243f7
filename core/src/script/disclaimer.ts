import type { Language } from "./settings.ts"

/** The sentence every script ends on, in the screen and in every export. */
export const disclaimerIn = (language: Language): string => disclaimers[language]

const disclaimers: { readonly [L in Language]: string } = {
  english: "This is general information, not medical advice.",
  turkish: "Bilgilendirme amaçlıdır; tıbbi tavsiye yerine geçmez.",
}
