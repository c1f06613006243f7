const anyOf = (...phrases: ReadonlyArray<string>): RegExp => new RegExp(phrases.join("|"), "i")

const somebody = "(?:some(?:one|body)|any(?:one|body))"
const badly = "(?:(?:so|really|very|pretty|real|super) )+(?:bad|badly|hard|much)"
const near =
  "(?:boyfriend|girlfriend|bf|gf|friend|partner|brother|sister|cousin|son|daughter|child|kid|he|she|him|her)"

const company = "to (?:just )?(?:talk|vent) (?:to|with)\\b(?! (?:\\w+ )?(?:about|regarding|on|who|in)\\b)"

/** Whoever calls for company or help in a crisis, without a name for it. Who offers it, or says what about, does not. */
const plea = anyOf(
  `(?:^|[.!?,:] *|\\bi (?:\\w+ ){0,2})(?:just )?(?:need|want|wanted|could (?:really )?use|looking for) ${somebody} (?:here |please )?${company}(?![^.!?]*\\b(?:feel free|message me|pm me)\\b)`,
  `\\b${somebody} (?:around|here|awake|up|free|available|online) ${company}`,
  `\\bi(?:'ve| have)? (?:just |really )?(?:messed|screwed|fucked) up ${badly}\\b(?! (?:on|with|in|at|my)\\b)[^]{0,120}\\bhelp\\b`,
)
/** Its writer warns of what it says. */
const warned = /\btrigger(?:ing)? warnings?\b|[[({]tw[\])}]/i
/** Somebody near who is not grown up, with the age behind. */
const young = anyOf(`\\b${near} ?[([] ?1[0-7] ?(?:[mf]|yo|y/o)?[)\\]]`)
/** Who may hurt himself is in danger where it stands beside an illness of the mind: under a bar he is not. */
const danger = anyOf(
  "\\b(?:depress\\w*|therap(?:y|ist)|psychiatr\\w*|self[- ]?harm|suicid\\w*|bipolar|borderline)\\b[^]{0,120}\\bhurt(?:ing)? (?:my|him|her|them)sel(?:f|ves)\\b",
  "\\bhurt(?:ing)? (?:my|him|her|them)sel(?:f|ves)\\b[^]{0,60}\\b(?:depress\\w*|therap(?:y|ist)|psychiatr\\w*)\\b",
)

/** Letters that every plea holds. */
export const pleaHints = "to talk|just talk|vent|ed up|trigger|tw]|tw)|(1|( 1|[1|[ 1|hurt"

/** Why a call for help in words that name no illness must not lead to a film; null where it is none. */
export const pleaIn = (title: string, body: string): "self_harm" | "minor" | null => {
  const text = `${title}\n${body}`
  if (young.test(title)) return "minor"
  return warned.test(title) || plea.test(title) || plea.test(body) || danger.test(text) ? "self_harm" : null
}
