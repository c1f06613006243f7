import { beatLabel } from "#script/beats.ts"
import type { Language } from "#script/settings.ts"

/** A beat's name as it stands in a file of a script in this language. */
export const beatNameIn = (name: string, language: Language): string => names[language](name)

const names: { readonly [L in Language]: (name: string) => string } = {
  english: beatLabel,
  turkish: (name) => turkish[name] ?? beatLabel(name),
}

const turkish: { readonly [name: string]: string } = {
  hook: "Giriş",
  what_people_say: "İnsanlar ne diyor",
  verdict_up_front: "Önce sonuç",
  evidence_1: "Bilinenler",
  limits_who_not: "Sınırlar, kimler için değil",
  do_this: "Bunu yapın",
  cta_disclaimer: "Kapanış",
  hook_verdict: "Sonuçla giriş",
  claim: "İddia",
  best_study_design_n_effect: "Kanıt nasıl okunur",
  what_we_do_not_know: "Bilmediklerimiz",
  who_may_benefit_who_should_not: "Kime yarar, kim kaçınmalı",
  truth_first_hook: "Önce gerçek",
  warn_then_myth_once: "Uyarı, sonra bir kez efsane",
  why_it_misleads: "Neden yanıltır",
  fact_with_evidence: "Bilinenler",
  truth_again_cta_disclaimer: "Yine gerçek, kapanış",
  hook_problem: "Sorunla giriş",
  tip_one_line: "İpucu",
  how_steps_max3: "Nasıl, üç adımda",
  common_mistake_stop_if: "Sık yapılan hata, ne zaman durmalı",
}
