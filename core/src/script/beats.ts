import type { ScriptFormat } from "./settings.ts"

/** Everything that a beat is planned as. */
export type BeatName =
  | "hook"
  | "what_people_say"
  | "verdict_up_front"
  | "evidence_1"
  | "limits_who_not"
  | "do_this"
  | "cta_disclaimer"
  | "hook_verdict"
  | "claim"
  | "best_study_design_n_effect"
  | "what_we_do_not_know"
  | "who_may_benefit_who_should_not"
  | "truth_first_hook"
  | "warn_then_myth_once"
  | "why_it_misleads"
  | "fact_with_evidence"
  | "truth_again_cta_disclaimer"
  | "hook_problem"
  | "tip_one_line"
  | "how_steps_max3"
  | "common_mistake_stop_if"

/** The beats of a format with their share of the spoken time; shares add up to 1. */
export type BeatPlan = ReadonlyArray<{ readonly name: BeatName; readonly share: number }>

export const beatPlan = (format: ScriptFormat): BeatPlan => plans[format]

/** Names and shares from the script-craft table (research of November 2026). */
const plans: { readonly [F in ScriptFormat]: BeatPlan } = {
  trend_reaction: [
    { name: "hook", share: 0.08 },
    { name: "what_people_say", share: 0.17 },
    { name: "verdict_up_front", share: 0.1 },
    { name: "evidence_1", share: 0.25 },
    { name: "limits_who_not", share: 0.18 },
    { name: "do_this", share: 0.14 },
    { name: "cta_disclaimer", share: 0.08 },
  ],
  expert_review: [
    { name: "hook_verdict", share: 0.1 },
    { name: "claim", share: 0.12 },
    { name: "best_study_design_n_effect", share: 0.3 },
    { name: "what_we_do_not_know", share: 0.18 },
    { name: "who_may_benefit_who_should_not", share: 0.18 },
    { name: "cta_disclaimer", share: 0.12 },
  ],
  myth_buster: [
    { name: "truth_first_hook", share: 0.1 },
    { name: "warn_then_myth_once", share: 0.15 },
    { name: "why_it_misleads", share: 0.25 },
    { name: "fact_with_evidence", share: 0.3 },
    { name: "truth_again_cta_disclaimer", share: 0.2 },
  ],
  quick_tip: [
    { name: "hook_problem", share: 0.1 },
    { name: "tip_one_line", share: 0.15 },
    { name: "how_steps_max3", share: 0.45 },
    { name: "common_mistake_stop_if", share: 0.18 },
    { name: "cta_disclaimer", share: 0.12 },
  ],
}

/** A beat's name as a reader sees it: "What people say". */
export const beatLabel = (name: string): string => labelOf.get(name) ?? name.replaceAll("_", " ")

const labels: { readonly [B in BeatName]: string } = {
  hook: "Hook",
  what_people_say: "What people say",
  verdict_up_front: "Verdict first",
  evidence_1: "What is known",
  limits_who_not: "Limits, and who should not",
  do_this: "Do this",
  cta_disclaimer: "Close",
  hook_verdict: "Hook with the verdict",
  claim: "The claim",
  best_study_design_n_effect: "How to read the evidence",
  what_we_do_not_know: "What we do not know",
  who_may_benefit_who_should_not: "Who may benefit, who should not",
  truth_first_hook: "Truth first",
  warn_then_myth_once: "Warning, then the myth once",
  why_it_misleads: "Why it misleads",
  fact_with_evidence: "What is known",
  truth_again_cta_disclaimer: "Truth again, close",
  hook_problem: "Hook with the problem",
  tip_one_line: "The tip",
  how_steps_max3: "How, in three steps",
  common_mistake_stop_if: "Common mistake, stop if",
}

const labelOf: ReadonlyMap<string, string> = new Map(Object.entries(labels))
