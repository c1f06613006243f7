import { emergency } from "./safety-emergency.ts"
import { drugSeeking, stopping } from "./safety-medicines.ts"
import { minors } from "./safety-minors.ts"
import { anyOf, rule, ruleUnless, type SafetyRules } from "#script/safety/rule.ts"

const own = "(?:my|your|him|her|them|our)sel(?:f|ves)"

/** What professionals do about it, as opposed to somebody in the middle of it. */
export const atWork = anyOf(
  "prevention",
  "training",
  "courses?",
  "awareness",
  "screen(?:s|ing|ed)?",
  "(?:coach|clinician|dietitian|pharmacist|trainer)s? (?:can |should )?(?:spot|recogni[sz]e|learn|notice)",
)

/** Accidents that a person caused to themselves without meaning it. */
const byAccident = anyOf(
  "shaving",
  "kitchen",
  "cooking",
  "chopping",
  "(?:dead)?lifting",
  "squatting",
  "(?:at|in) the gym",
  "running",
  "training",
  "oven",
  "stove",
  "on the (?:grill|beach)",
)

const crisis = [
  ruleUnless(
    anyOf("suicides? (?:grip|sprints?|drills?|runs?|squeeze)", "(?:prevention|awareness) \\w*", "training"),
    /\bsuicid/,
  ),
  ruleUnless(byAccident, anyOf(`(?:kill|hurt|harm|cut|injur|burn|hang|poison)(?:e|ed|t|ing|ting)? ${own}`)),
  ruleUnless(atWork, anyOf("self (?:harm|injur|mutilat)\\w*", "selfharm\\w*", "unalive\\w*")),
  rule(
    anyOf(
      "(?:want|wants|wanted|wish|ready|going|plan\\w*|trying|decided|deserves?) to die",
      "wish (?:i|he|she|they) (?:was|were) (?:dead|never born)",
      "better off (?:dead|without me)",
      "(?:end|ends|ending|ended|take|taking|took) (?:my|your|his|her|their) (?:own )?li(?:fe|ves)",
      "end(?:ing)? it all",
      "no (?:reason|point|will) (?:to live|in living|to go on)",
      "(?:dont|doesnt|do not|does not|didnt|no longer) want(?:s|ed)? to (?:live|be here|be alive|wake up|exist|go on)",
      "li(?:fe|ving) (?:is not|isnt|not|feels? not|is no longer) worth (?:living|it)",
      "not worth living",
      "tired of (?:living|life|being alive|existing)",
      "(?:way|ways|how|method|methods) to die",
      "(?:cut|cutting|slit|slitting|slash|slashing) (?:(?:my|your|her|his|their) )?(?:wrists?|arms?|thighs?)",
      "jump(?:ing)? (?:off|from) (?:a|the) (?:bridge|building|roof)",
    ),
  ),
  rule(
    anyOf("cutting", "burning"),
    anyOf("(?:helps? me )?cope", "relieves? (?:the )?pain", "scars"),
    anyOf(own),
  ),
]

const thin = "(?:weight|thin|skinny|slim|lean|lose|calories|meals?|bikini)"
const ownBody = "(?:(?:my|your|her)self )?"

const eatingDisorder = [
  ruleUnless(
    anyOf(
      "screen(?:s|ing|ed)?",
      "dietitians?",
      "clinicians?",
      "coach(?:es)?",
      "prevention",
      "research",
      "spot(?:ting)?",
    ),
    anyOf("anorexi\\w*", "bulimi\\w*", "eating disorders?", "disordered eating"),
  ),
  rule(anyOf("pro ?(?:ana|mia)", "thinspo\\w*", "bonespo\\w*", "thigh gap", "size zero", "chew and spit")),
  rule(anyOf(`starv(?:e|ing) ${own}`, "how to starve", "starv(?:e|ing) (?:to|until|for) \\w+")),
  rule(
    anyOf(
      `(?:make|making|force|forcing|made|induc\\w+) ${ownBody}(?:to )?(?:throw up|vomit(?:ing)?|sick|puke)`,
      "how to (?:throw up|vomit|purge)",
    ),
  ),
  rule(
    anyOf("throw(?:ing|s)? up", "vomit(?:ing)?", "puking", "purging"),
    anyOf("thin", "skinny", "slim", "lose weight"),
  ),
  rule(
    anyOf("laxatives?", "diuretics?", "ipecac"),
    anyOf("weight", "thin", "skinny", "slim", "calories", "flat belly"),
  ),
  rule(
    anyOf("hid(?:e|ing)"),
    anyOf(
      "(?:not|stopped) eating",
      "starving",
      "purging",
      "my weight",
      "(?:an? )?eating disorder",
      "skipped meals",
    ),
  ),
  rule(anyOf("(?:stop|quit|avoid) eating (?:completely|altogether|food|for|until|to)", "without eating for")),
  rule(anyOf("not eating", "skip(?:ping)? (?:all|every) meals?"), anyOf(thin)),
  ruleUnless(
    anyOf("burn\\w*", "deficit", "surplus", "less", "fewer", "extra", "more", "snacks?"),
    anyOf("[1-7]?[0-9]{2} (?:k?cal|kcals|calories?) (?:(?:a|per|each|every) day|daily|diet|days?|challenge)"),
  ),
  rule(
    anyOf(
      "(?:[4-9]|[1-9][0-9]) day (?:water|dry|juice) fast\\w*",
      "(?:water|dry) fast\\w* (?:for )?(?:[4-9]|[1-9][0-9]) days",
    ),
  ),
]

export const rules: SafetyRules = {
  crisis,
  emergency,
  minors,
  eating_disorder: eatingDisorder,
  drug_seeking: drugSeeking,
  stopping_medicine: stopping,
}
