import type { Calms } from "#language/calms.ts"
import { bounded } from "#script/claims/pattern.ts"

const never = String.raw`(?:never|don'?t|do not|avoid|shouldn'?t|should not|mustn'?t|must not) (?:ever |just )?`
const professional = "(?:doctor|gp|pharmacist|prescriber|midwife|nurse|clinician|specialist)"

export const calms: Calms = {
  "rx-promotion": bounded(
    [
      `${never}(?:buy|order|share|borrow|pass on|give away|accept|sell|take|use)`,
      "(?:only|unless) (?:your|a|an) (?:doctor|prescriber|specialist|clinician)",
      String.raw`must be prescribed|against the law|illegal|is dangerous`,
    ],
    "u",
  ),
  pressure: bounded(
    [
      "(?:don'?t|do not|doesn'?t|does not) (?:have|need) to (?:book|decide|choose|buy|order|rush|hurry)",
      "(?:there is|there'?s) no (?:rush|hurry)|no need to (?:hurry|rush)|take your time|walk away",
      "(?:is|are) not (?:urgent|an emergency)",
    ],
    "u",
  ),
  hype: bounded(
    [
      String.raw`(?:is|are) (?:a )?(?:words?|terms?) (?:for|of|from) marketing|marketing (?:words?|terms?)`,
      String.raw`(?:there is|there'?s) no (?:\p{L}+ )?(?:secrets?|miracles?|magic|tricks?|shortcuts?)`,
      String.raw`(?:doesn'?t|does not|don'?t|do not) need (?:a |any )?(?:detox|cleanse|boost|reset)`,
      "scroll on|be (?:suspicious|wary|sceptical|skeptical)",
    ],
    "u",
  ),
  testimonial: bounded(
    [
      String.raw`(?:can'?t|cannot|doesn'?t|does not|won'?t|don'?t|do not) (?:tell|show|prove|predict|mean|say)`,
      String.raw`(?:is|are)(?:n'?t| not| no) (?:proof|evidence)|(?:tells?|says?) (?:you )?(?:very )?(?:little|nothing)`,
    ],
    "u",
  ),
  guarantee: bounded(
    [
      "(?:can'?t|cannot|won'?t|will not|nobody can|no one can) (?:promise|guarantee|know)",
      String.raw`no \p{L}+ can (?:promise|guarantee)|(?:differs?|var(?:y|ies)) (?:a lot )?(?:from|between)`,
    ],
    "u",
  ),
  endorsement: bounded(
    [
      "not paid by|don'?t recommend (?:a|any)|there is no (?:single )?best|(?:does not|doesn'?t|don'?t) favou?r",
    ],
    "u",
  ),
  title: bounded(
    [
      String.raw`(?:ask|see|talk to|speak to) (?:your|a) ${professional}|(?:can'?t|cannot) (?:diagnose|prescribe|replace|change)`,
    ],
    "u",
  ),
  dose: bounded(
    [
      "(?:read|check|follow|look (?:in|at)) (?:the|your) (?:leaflet|label|packet|box|instructions)",
      "(?:leaflet|packet|label|box) (?:says?|tells?|gives?)",
      String.raw`${never}(?:exceed|take more)|no more than|not (?:take )?more than`,
      `ask your ${professional}`,
    ],
    "u",
  ),
}
