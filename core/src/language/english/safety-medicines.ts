import { anyOf, rule, ruleUnless } from "#script/safety/rule.ts"

/** Medicines that are sold on, and what people call them. */
const sought =
  "(?:tramadol|oxy\\w*|hydrocodone|vicodin|percocet|codeine|morphine|fentanyl|opioids?|opiates?|xanax|alprazolam|valium|diazepam|benzos?|benzodiazepines?|klonopin|clonazepam|lorazepam|ativan|ambien|zolpidem|adderall|ritalin|concerta|vyvanse|modafinil|pregabalin|lyrica|gabapentin|ketamine|steroids?|anabolics?|testosterone|hgh|clenbuterol|dnp|tren)"
const prescribed = `(?:${sought}|ozempic|wegovy|mounjaro|semaglutide|tirzepatide|antibiotics?|viagra|accutane|isotretinoin|(?:prescription|controlled) (?:drugs?|meds?|pills?|medicines?))`
const street =
  "(?:lsd|mdma|molly|ecstasy|cocaine|coke|heroin|meth|crystal meth|shrooms?|magic mushrooms?|ghb|dmt|2c b|poppers|lean|purple drank|dxm|kratom)"
const obtain =
  "(?:get|gets|getting|buy|buys|buying|order|ordering|score|scoring|find|finding|obtain|source|sourcing|import|sell|selling)"

const asWarning = anyOf(
  "risks?",
  "dangers?",
  "dangerous",
  "warnings?",
  "fakes?",
  "counterfeits?",
  "scams?",
  "why not",
  "never",
  "dont",
  "should not",
  "shouldnt",
)

export const drugSeeking = [
  ruleUnless(
    asWarning,
    anyOf(obtain),
    anyOf(prescribed),
    anyOf(
      "(?:without|no|with no|skip\\w*) (?:a |an |the |any |doctors? )?(?:prescription|script|rx|doctor)",
      "online",
      "cheap(?:er|est|ly)?",
      "illegal\\w*",
      "off the street",
      "under the counter",
      "black market",
      "telegram",
      "dealers?",
      "from abroad",
    ),
  ),
  ruleUnless(asWarning, anyOf(`(?:where|how) (?:\\w+ ){0,3}${obtain} (?:\\w+ ){0,2}${sought}`)),
  rule(
    anyOf("doctors?", "gp", "psychiatrists?", "physicians?", "pharmacists?", "dentists?"),
    anyOf(sought),
    anyOf(
      "(?:get|make|convince|trick|persuade|fool|lie to|talk) (?:\\w+ ){0,3}(?:doctors?|gp|psychiatrists?|physicians?|pharmacists?|dentists?)",
      "what to (?:say|tell)",
      "so (?:you|they|he|she|i) (?:can )?(?:get|gives?|prescribes?)",
    ),
  ),
  rule(
    anyOf(
      "get(?:ting)? (?:high|wasted|stoned|buzzed|messed up) (?:on|off|from|with|using)",
      "legal highs?",
      "snort\\w*",
      "trip(?:ping)? (?:on|report)",
      "street price",
      "dark ?(?:net|web)",
      "doctor shop\\w*",
      "(?:pass|passing|beat|beating|cheat|fool|trick) (?:\\w+ ){0,2}(?:drug|urine) (?:test|screen)\\w*",
      "fak(?:e|ing) (?:\\w+ ){0,2}(?:prescription|adhd|pain|symptoms)",
      "forg(?:e|ing) (?:\\w+ )?prescriptions?",
      "(?:steroid|tren|test|anabolic) cycles?",
      "recreational(?:ly)? (?:\\w+ )?(?:use|dose|drugs?)",
    ),
  ),
  // What is sprayed into the nose, breathed in or put on the skin is no doping.
  ruleUnless(
    anyOf("sprays?", "nasal", "inhalers?", "creams?", "ointments?", "lotions?", "eye ?drops?"),
    anyOf(street, sought),
    anyOf(
      "first time",
      "trip",
      "best way to take",
      "how to (?:take|use|smoke|mix|inject|cook|make)",
      "get high",
      "dosage for fun",
    ),
  ),
]

const medicine =
  "(?:medicines?|medications?|meds|pills?|tablets?|prescriptions?|antidepressants?|ssris?|snris?|statins?|insulin|beta ?blockers?|blood thinners?|anticoagulants?|inhalers?|prednisone|prednisolone|cortisone|antibiotics?|antipsychotics?|lithium|levothyroxine|thyroid (?:meds|pills|tablets|medication)|blood pressure (?:pills?|meds?|tablets?|medicines?|medications?)|(?:heart|epilepsy|diabetes|cholesterol) (?:pills?|meds?|tablets?|medicines?|medications?|drugs?)|sertraline|zoloft|prozac|fluoxetine|lexapro|escitalopram|citalopram|paroxetine|venlafaxine|effexor|duloxetine|metformin|warfarin|apixaban|eliquis|rivaroxaban|xarelto|lisinopril|ramipril|amlodipine|losartan|metoprolol|bisoprolol|propranolol|atorvastatin|lipitor|rosuvastatin|simvastatin|omeprazole|ppis?|pantoprazole|ozempic|semaglutide|wegovy|mounjaro|tirzepatide|methotrexate|gabapentin|pregabalin|clonazepam|xanax|benzos?|benzodiazepines?|quetiapine|lamotrigine|adderall|ritalin|hrt|tamoxifen|chemo(?:therapy)?)"

const whose =
  "(?:taking |using |on |of |all |my |your |the |his |her |their |these |those |daily |prescribed |prescription )*"
const leave =
  "(?:stop|stopped|stopping|quit|quitting|drop|dropped|dropping|ditch|ditched|ditching|skip|skipped|skipping|halve|halved|dump|dumped|bin|binned|throw away|throw out|threw away|threw out|give up|gave up|(?:come|came|coming|get|got|getting|go|went|going|wean|weaned|weaning|taper|tapered|tapering|stay|stayed) (?:myself |yourself )?off)"

/** It tells what follows, or tells not to. */
const asCaution = anyOf(
  "do not",
  "dont",
  "never",
  "should not",
  "shouldnt",
  "must not",
  "mustnt",
  "why (?:\\w+ ){0,3}not",
  "what happens?",
  "happens (?:when|if|after)",
  "(?:after|once|when|if) (?:you |people |patients )?(?:stop|stopping|quit|quitting|come off|coming off)",
  "dangers? of",
  "risks? of",
  "before (?:you )?(?:stop|stopping|surgery)",
  "withdrawal",
  "rebound",
  "deprescrib\\w*",
  "same time",
  "(?:weight|kilos|pounds) (?:\\w+ ){0,2}(?:back|returns?|regain\\w*)",
  "regain\\w*",
  "from (?:working|being absorbed)",
)

export const stopping = [
  ruleUnless(asCaution, anyOf(`${leave} ${whose}${medicine}`)),
  rule(anyOf("cold turkey"), anyOf(medicine)),
  ruleUnless(
    asCaution,
    anyOf(
      `(?:replac|swap|trad|substitut)(?:e|es|ed|ing|ped|ping|ping)? ${whose}${medicine} (?:\\w+ )?(?:with|for|by)`,
      `(?:instead of|rather than) ${whose}${medicine}`,
    ),
  ),
  ruleUnless(
    asCaution,
    anyOf(`(?:natural|herbal) (?:alternatives?|replacements?|substitutes?) (?:to|for) ${whose}${medicine}`),
  ),
  ruleUnless(
    asCaution,
    anyOf(
      `(?:cut|lower|reduce|halve|half) ${whose}(?:own )?(?:dose|${medicine} dose) (?:myself|yourself|on my own|on your own)`,
    ),
  ),
]
