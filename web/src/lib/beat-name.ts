import type { BeatName } from "@rounds/core/script/beats.ts"
import { beats as words } from "#words/beats.ts"

const names: { readonly [B in BeatName]: string } = {
  hook: words.hook,
  what_people_say: words.whatPeopleSay,
  verdict_up_front: words.verdictFirst,
  evidence_1: words.whatIsKnown,
  limits_who_not: words.limitsAndWhoShouldNot,
  do_this: words.doThis,
  cta_disclaimer: words.close,
  hook_verdict: words.hookWithTheVerdict,
  claim: words.theClaim,
  best_study_design_n_effect: words.howToReadTheEvidence,
  what_we_do_not_know: words.whatWeDoNotKnow,
  who_may_benefit_who_should_not: words.whoMayBenefitWhoShouldNot,
  truth_first_hook: words.truthFirst,
  warn_then_myth_once: words.warningThenTheMythOnce,
  why_it_misleads: words.whyItMisleads,
  fact_with_evidence: words.whatIsKnown,
  truth_again_cta_disclaimer: words.truthAgainClose,
  hook_problem: words.hookWithTheProblem,
  tip_one_line: words.theTip,
  how_steps_max3: words.howInThreeSteps,
  common_mistake_stop_if: words.commonMistakeStopIf,
}

const isPlanned = (name: string): name is BeatName => Object.hasOwn(names, name)

/** A beat's name in the language of the screens; one that is only in old scripts keeps its stored name. */
export const beatName = (name: string): string => (isPlanned(name) ? names[name] : name.replaceAll("_", " "))
