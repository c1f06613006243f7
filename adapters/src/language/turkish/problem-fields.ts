import { fieldErrors } from "#language/fields.ts"
import type { OfFields, Refusals } from "#language/problems.ts"
import { fields } from "./fields.ts"
import { changeProblems, subjectProblems } from "./problem-reasons.ts"

/** Refusals that name fields, as they are told in Turkish. */
export const ofFields: Pick<Refusals, Exclude<OfFields, "SourceNameUnfit" | "UploadRefused">> = {
  InvalidRequest: ({ errors }) => {
    const told = fieldErrors(fields, errors)
    return {
      title: "Geçersiz istek",
      detail: told[0]?.message ?? "İstek beklenen biçimde değil.",
      errors: told,
    }
  },
  ScriptChangedElsewhere: ({ version }) => ({
    title: "Bu arada değişti",
    detail: `Bu metin başka bir yerde değiştirildi; şimdi ${version}. sürümde. Yeniden yükleyip değişikliğinizi yapın.`,
    errors: [{ field: "version", message: `Metin şimdi ${version}. sürümde` }],
  }),
  ChangeRefused: ({ problem, field }) => ({
    title: "Değiştirilmedi",
    detail: changeProblems[problem],
    errors: [{ field, message: changeProblems[problem] }],
  }),
  SubjectRefused: ({ field, problem, words, other }) => {
    const message = subjectProblems[problem]({ words, other })
    return { title: "Kaydedilmedi", detail: `${message}.`, errors: [{ field, message }] }
  },
}
