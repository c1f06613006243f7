import type { ClaimWords } from "#language/claims.ts"
import { bounded } from "#script/claims/pattern.ts"
import { own } from "./claim-terms.ts"
import { englishClasses } from "./claim-wordings.ts"
import { englishDocumentRules } from "./document-wordings.ts"

/** Whether a speaker calls themselves by a title: "as a ...", "I am a ...", "ben ...", "... olarak", "...im". */
const self = (title: string): RegExp =>
  new RegExp(
    String.raw`(?<![\p{L}])(?:(?<!not )as (?:a|an|your) (?:\p{L}+ )?|(?:i am|i'm) (?:a|an|your) (?:\p{L}+ )?|my (?:work|job|years?) as (?:a|an) )(?:${title})(?![\p{L}])`,
    "u",
  )

export const claims: ClaimWords = {
  numberWords:
    "two=2 three=3 four=4 five=5 six=6 seven=7 eight=8 nine=9 ten=10 eleven=11 twelve=12 thirteen=13 fourteen=14 fifteen=15 twenty=20 thirty=30 forty=40 fifty=50 sixty=60 seventy=70 eighty=80 ninety=90 hundred=100",
  appeal: bounded(
    [
      String.raw`stud(?:y|ies)|trials?|research(?:ers)?|scientists?|meta-?analys[ie]s|science (?:says|shows|proves)`,
      String.raw`\d+(?:\.\d+)? ?(?:%|percent|per cent)(?= \p{L}| *[.!,;]|$)|(?:twice|double|triple|\d+ times|\p{L}+ times) (?:as|more|less|better|faster)`,
    ],
    "u",
  ),
  percent: /% ?\d|\d ?(?:%|percent|per cent)/u,
  turning: "but|because",
  jargon:
    /(?<!\p{L})(?:agonis(?:m|ts?)|antagonists?|attenuat\p{L}+|contraindicat\p{L}+|pharmacokinetic\p{L}*|bioavailab\p{L}+|idiopathic|a?etiolog\p{L}+|comorbid\p{L}*|prophyla\p{L}+|hypertroph\p{L}+|myofascial|propriocepti\p{L}+|dyspn(?:o?ea)|dyslipid\p{L}+|nocicepti\p{L}+|pathophysiolog\p{L}+|postprandial|sarcopenia)(?!\p{L})/u,
  explained: /(?<!\p{L})(?:means?|meaning|that is|in other words|in plain words|which is|called)(?!\p{L})/u,
  symptom:
    /(?<!\p{L})(?:pains?|painful|aches?|aching|numb(?:ness)?|swelling|bleeding|dizz(?:y|iness)|rash|fever|insomnia|fatigue|nausea|cramps?|(?:head|tooth)aches?|migraines?)(?!\p{L})/u,
  // To see, call or be looked at by somebody, or to have something measured: what a warning ends with.
  seen: bounded(
    [
      String.raw`(?:see|ask|talk to|talk it over with|tell|call|ring|contact|speak to|check with|book|go to|get|have|needs?)(?: [\p{L}\d']+){0,4}? (?:clinicians?|doctors?|pharmacist|gp|professional|specialist|prescriber|dermatologist|psychologist|clinic|physio\p{L}*|dietitian|midwife|paediatrician|ambulance|poison line|emergency|medical (?:help|care|advice)|urgent (?:care|help)|checked|examined|assessed|tested|looked at|911|112|999|111)`,
      "emergency (?:department|room|number|services|line)",
      "emergency(?=[.:])",
      "urgent advice",
      String.raw`(?:call|ring|tell|contact) your (?:\p{L}+ )?team`,
      "(?:diabetes|metabolic|medical|care) team",
      "be (?:seen|examined|assessed)",
      "get (?:help|care) (?:now|today|at once|immediately|without delay)",
      "book a check",
      "(?:ask for|get) (?:a|an|some) (?:simple )?(?:blood test|b12 test|assessment)",
      "do not wait",
    ],
    "u",
  ),
  supplements: own.remedies,
  remedy: bounded([own.remedies, own.prescribed, "medicines?|medications?|statins?"], "u"),
  benefit: bounded(
    [
      "helps?|improves?|supports?|reduces?|lowers?|eases?|relieves?|increases?|boosts?|strengthens?|speeds?",
      "works? (?:for|well)|(?:is|are) (?:good|great|useful|effective) for|cuts?",
    ],
    "u",
  ),
  harm: /(?<!\p{L})(?:side[- ]effects?|risks?|harms?|interact\p{L}*|pregnan\p{L}*|kidneys?|liver|allerg\p{L}*|too much|upset|should not|shouldn't|not for everyone|(?:ask|tell|talk to|check with) (?:your|a) (?:pharmacist|doctor|clinician|gp))(?!\p{L})/u,
  risk: /(?<!\p{L})(?:risks?|chances?|odds|likel\p{L}+|rates?|deaths?|cases)(?!\p{L})/u,
  relative:
    /(?<!\p{L})(?:doubl|tripl|quadrupl|halv)(?:e[sd]?|ing)(?!\p{L})|by half|\d+(?:\.\d+)? ?(?:%|percent|per cent|times)(?: as| the)? ?(?:high|higher|low|lower|more|less|great|greater|likely|risk|increase|reduction)|by (?:about |up to )?\d+(?:\.\d+)? ?(?:%|percent|per cent)/u,
  absolute:
    /\d[\d,.]* (?:people |adults |women |men )?(?:in|out of|of|per) (?:every )?\d[\d,]*|from \d[\d.]* ?(?:%|percent|per cent) to/u,
  titles: {
    doctor: String.raw`(?:medical )?doctor|physician|surgeon|gp|cardiologist|dermatologist|psychiatrist|neurologist`,
    pharmacist: "pharmacist",
    dietitian: "(?:registered )?dieti[ct]ian",
    physiotherapist: "physiotherapist|physical therapist|physio",
    psychologist: "(?:clinical )?psychologist",
    nurse: "(?:registered )?nurse|midwife",
    dentist: "dentist|orthodontist",
  },
  self,
  unregulated: "health coach|nutrition coach",
  selfUnregulated: (titles) => self(titles),
  letters: /[a-z]/u,
  readingEase: (perSentence, perWord) => 206.835 - 1.015 * perSentence - 84.6 * perWord,
  syllables: (word) =>
    Math.max(
      1,
      word
        .toLowerCase()
        .replace(/(?<=[^aeiouyl]|[aeiou]l)e$|(?<=[^aeiouytd])ed$|(?<=[^aeiouyscxzgh])es$/u, "")
        .match(/[aeiouy]+/gu)?.length ?? 0,
    ),
  frames: {
    idioms: bounded([
      "(?:does not|doesn't|do not|don't|is not|isn't|not) (?:just|only|merely|simply)",
      "(?:does not|doesn't|do not|don't) want you to know",
      "(?:will not|won't) tell you",
      "can(?:not|'?t) believe",
      "no (?:matter|doubt|wonder|time|problem|joke|kidding|lie|cap|ifs)",
      "why not",
    ]),
    frames: bounded(
      [
        "not|no|never|cannot|nobody|none|neither|nor|\\p{L}+n't|(?:do|does|did|is|are|was|were|wo|ca|could|would|should|has|have)nt",
        "myths?|false|wrong|untrue|debunk\\p{L}*|unproven|misleading|overstated|rumou?rs?",
        "dangerous|harmful|unsafe|unapproved|banned|illegal|risky|poisonous",
        "warns?|warned|warnings?|avoid|beware|words like|red flags?|be (?:very |a little )?(?:suspicious|careful|wary|sceptical|skeptical)",
        "(?:if|when) (?:someone|somebody|anyone|(?:a|an|any|some|the|this|that) (?:clinic|person|video|post|advert|ad|influencer|label|seller|website|page|product)) (?:says?|claims?|promises?|tells?)",
        "(?:some )?people (?:say|claim|believe|think|ask)|claims? (?:that|about)|claimed|whether|supposedly|so-called",
      ],
      "u",
    ),
    leads:
      /^(?:(?:the|an?|another|one|first|old|common|popular|big|biggest|favou?rite) ){0,3}(?:myth|fiction|misconception|false|claim)(?: \d+| (?:\p{L}+ ){0,5}\p{L}+)? *[:–—-]|(?:no|little|not enough|weak) (?:good |strong |clear |convincing )?evidence/u,
    question:
      /^(?:so |and |but )?(?:do|does|did|can|could|is|are|was|will|would|should|has|have)(?![\p{L}'])/u,
    way: /^(?:how|what) (?:do|can|could|should) (?:i|we|you|people)(?![\p{L}'])|^how to(?!\p{L})|^wh(?:at|ich)(?:['’]s| is| are) the best(?!\p{L})|(?:^|[:.] )what is (?:safe|known|true) (?:with|about|of)(?!\p{L})/u,
  },
  perhaps: "Perhaps, look again: ",
  classWordings: englishClasses,
  ruleWordings: null,
  documentWordings: englishDocumentRules,
  found: {
    hook: (words, most) =>
      `The first sentence has ${words} words; ${most} can be said before viewers decide.`,
    ease: (ease, enough) => `Reading ease ${ease} of 100; ${enough} and more can be followed by ear.`,
    term: "A term of the trade without its meaning in plain words.",
    otherField: (own, fields) => `The topic belongs to another field than the profile's (${own}): ${fields}.`,
  },
  common: bounded(
    [
      "the|of|is|and|to|it|you|your|this|that|for|with|my|we|our|are|not|can|i|i'm|don't|if|from|at|what|how|when|they|will|be",
    ],
    "u",
  ),
}
