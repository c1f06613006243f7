import type { Language } from "./settings.ts"

/**
 * What every script ends on, in the screen and in every export. A Turkish script whose subject is a procedure also
 * carries the sentence that is mandatory in Türkiye; `subject` is the title it is written from.
 */
export const disclaimerIn = (language: Language, subject = ""): string =>
  procedureNotices[language] !== null && mentionsProcedure(subject)
    ? `${procedureNotices[language]} ${disclaimers[language]}`
    : disclaimers[language]

const disclaimers: { readonly [L in Language]: string } = {
  english: "This is general information, not medical advice.",
  turkish: "Bilgilendirme amaçlıdır; tıbbi tavsiye yerine geçmez.",
}

/** Regulation of 12 November 2025, word for word. */
export const turkishProcedureNotice =
  "Her cerrahi veya girişimsel işlemde sonuçlar kişiden kişiye değişiklik gösterebilir. " +
  "İşlem öncesinde hekiminizden detaylı görüş almanız önerilir."

const procedureNotices: { readonly [L in Language]: string | null } = {
  english: null,
  turkish: turkishProcedureNotice,
}

/** Whether a text in Turkish or English speaks of an operation or an intervention. */
export const mentionsProcedure = (text: string): boolean =>
  procedure.test(text.toLocaleLowerCase("tr")) || procedure.test(text.toLowerCase())

const procedure =
  /(?<!\p{L})(?:(?:ameliyat|cerrah|protez|implant|botoks|botox|girişim(?!ci)|dolgu(?!n)|iğne)\p{L}*|surger(?:y|ies)|surgical|(?:lip|dermal|face) fillers?|injections?|(?:knee|hip|joint) replacements?)(?!\p{L})/u
