/** What each beat has to do, by its name. */
export const taskOfBeat: { readonly [name: string]: string } = {
  hook: "name the subject and the question in one breath; no greeting",
  what_people_say:
    "what people ask, in your own words as one would say it; no figure but those of the material",
  verdict_up_front: "the short answer with its certainty, from the best finding",
  evidence_1:
    "the finding that answers best: who was studied, what came out, how big; its limit right behind it",
  limits_who_not: "for whom it does not hold, who must ask first, the warning sign",
  do_this: "one doable step that a finding or a first step carries",
  cta_disclaimer: "one question to the viewer, then the disclaimer",
  hook_verdict: "the subject and your reading of it in one breath",
  claim: "what is claimed, fairly, called a claim",
  best_study_design_n_effect:
    "the strongest finding given: what sort of evidence, in whom, what came out; nothing that is not given",
  what_we_do_not_know: "its limits, and what no finding answers",
  who_may_benefit_who_should_not: "whom a finding speaks for, who must ask first, the warning sign",
  truth_first_hook: "what is true, first",
  warn_then_myth_once: "say that a myth follows, tell it once, called a myth",
  why_it_misleads: "where it comes from or what it overlooks, if a finding says so",
  fact_with_evidence:
    "the finding that clears it up, with its limit, and the warning sign where harm is touched",
  truth_again_cta_disclaimer: "the truth in other words, one question to the viewer, then the disclaimer",
  hook_problem: "the moment in which the viewer has the problem",
  tip_one_line: "the tip in one line, from a finding or a first step",
  how_steps_max3: "how, in at most three steps, each carried by a finding or first step, with the limit",
  common_mistake_stop_if: "the mistake to avoid, when to stop and whom to see",
}
