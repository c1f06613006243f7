import type { ContentTone, ScriptFormat } from "@rounds/core/script/settings.ts"
import type { UserIntent } from "@rounds/core/topic/topic.ts"

/** Sorts of subject that call for different advice. */
export type Sort = "substance" | "eating" | "movement" | "body" | "other"

/** A sentence with slots in braces. A sentence whose slot has no value for the topic is left out. */
export interface Line {
  readonly text: string | Toned
  /** Place in the beat when it differs from the place in the list, which is the order of importance. */
  readonly at?: number
  readonly only?: ReadonlyArray<Sort>
}

export type Toned = { readonly [T in ContentTone]: string }

export type Pool = ReadonlyArray<Line | string>

/** What a beat is made of. */
export type PoolName =
  | "peopleSay"
  | "verdict"
  | "evidence"
  | "limits"
  | "doThis"
  | "close"
  | "claim"
  | "unknown"
  | "myth"
  | "misleads"
  | "truthAgain"
  | "tip"
  | "steps"
  | "mistakes"

/** Everything the offline writer can say in one language. */
export interface Phrases {
  readonly hooks: { readonly [F in ScriptFormat]: Toned }
  readonly pools: { readonly [P in PoolName]: Pool }
  /** "People want to know ..." by what they ask. */
  readonly asks: { readonly [I in UserIntent]: string }
  readonly and: string
  /** Stands for a subject whose name is too long for a hook. */
  readonly thisTopic: string
  /** Said beside every count that comes from sample data. */
  readonly inSample: string
  /** Said in every script about a symptom. */
  readonly whenToBeSeen: string
  /** Who is talking, by the profile's profession; "other" says nothing about itself. */
  readonly speaker: { readonly [profession: string]: { readonly noun: string; readonly says: string } }
  /** The same with the profile's experience; a level that is not listed changes nothing. */
  readonly speakerOf: { readonly [experienceLevel: string]: string }
  /** The profile's specialty and audience, in its own words. */
  readonly myField: string
  readonly madeFor: string
  /** Names such a subject in full, once. */
  readonly theTopicIs: string
}

/** What each beat says, by its name in the plan. Hooks are their own table. */
export const poolsOfBeat: { readonly [beat: string]: ReadonlyArray<PoolName> } = {
  hook: [],
  what_people_say: ["peopleSay"],
  verdict_up_front: ["verdict"],
  evidence_1: ["evidence"],
  limits_who_not: ["limits"],
  do_this: ["doThis"],
  cta_disclaimer: ["close"],
  hook_verdict: ["verdict"],
  claim: ["claim"],
  best_study_design_n_effect: ["evidence"],
  what_we_do_not_know: ["unknown"],
  who_may_benefit_who_should_not: ["limits"],
  truth_first_hook: ["verdict"],
  warn_then_myth_once: ["myth"],
  why_it_misleads: ["misleads"],
  fact_with_evidence: ["evidence"],
  truth_again_cta_disclaimer: ["truthAgain", "close"],
  hook_problem: ["verdict"],
  tip_one_line: ["tip"],
  how_steps_max3: ["steps"],
  common_mistake_stop_if: ["mistakes"],
}
