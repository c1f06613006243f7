import { mark } from "./subject-mark.ts"
import { anybody, dosed, done, says, suffered, used, type VoiceForm } from "./voice-form.ts"

/** What is asked of doing something, beginning and ending it, and getting on with it. */
export const askedOfDoing: ReadonlyArray<VoiceForm> = [
  // Doing it right.
  {
    on: ["trained", "played"],
    says: says(
      "(?:form[- ]?check|critique|form|technique)\\b(?:[\\w' -]+)? S",
      `${mark} (?:form|technique|critique|check)\\b`,
      "how (?:do|to|should|can|would) … (?:do|perform|learn|practi[cs]e|hold|breathe|fix|improve|get better at) N",
      "(?:doing|form on|form for|form with|proper|correct) N",
    ),
    told: ["Am I doing {n} right?"],
    besideOthers: true,
  },
  {
    on: ["eaten"],
    says: says(
      "how (?:do|to|should|can|long|would) … (?:cook|prepare|make|store|freeze|boil|steam|roast|cut|peel|eat|season|cook up) N",
      "(?:right|best|proper|good) ways? to (?:cook|prepare|make|eat|store|serve) N",
      `how (?:do|to|should|can) … (?:make|cook|prepare|store|season) ${mark}`,
    ),
    told: ["How should I prepare {n}?"],
  },
  {
    on: dosed,
    says: says("how (?:do|to|should|can) … (?:take|use|prepare|cycle|stack) N"),
    told: ["What is the right way to take {n}?"],
  },
  {
    on: ["bought", "treated"],
    says: says("how (?:do|to|should|can) … (?:use|apply|wear|do) N"),
    told: ["How do I use {n} properly?"],
  },
  {
    on: ["raced"],
    says: says("(?:train\\w*|prepar\\w+|prep) … for N", "S (?:training|prep|preparation)\\b"),
    told: ["How do I prepare well for {n}?"],
  },
  {
    on: ["measured"],
    says: says(
      "how (?:do|can|to|should|would) … (?:lose|gain|improve|increase|lower|raise|control|reduce|get|keep|maintain) N",
    ),
    told: ["How do I work on {n}?"],
  },
  // Beginning and ending.
  {
    on: [...dosed, "followed", ...done, "treated"],
    says: says(
      "(?:start(?:ing)?|begin(?:ning)?|get(?:ting)? (?:into|started)|new to|first time)(?: with| on| doing| taking| to| a| the| eating)* N",
      "beginner'?s? N",
      "S (?:beginner|newb\\w*|noob|virgin)s?\\b",
    ),
    told: ["How do I start with {n}?"],
  },
  {
    on: [...dosed, "eaten", "followed", ...done, "limited"],
    says: says(
      "(?:stop(?:ping|ped)?|quit(?:ting)?|com(?:e|ing) off|g(?:o|et|oing|etting) off|withdrawals? from|taper(?:ing)?(?: off)?|giv(?:e|ing) up|break from|cut(?:ting)? out|cold turkey (?:on|off|from))(?: taking| eating| drinking| using| doing| having)? N",
      "S withdrawals?\\b",
    ),
    told: ["What happens when I stop {n}?"],
    ofMissing: true,
  },
  // Getting on.
  {
    on: ["taken", "prescribed", "treated", "followed", "bought"],
    says: says(
      "(?:results?|success|luck|progress) (?:\\w+ )?(?:with|from|on|of|using|taking) N",
      "what (?:can|should|to|do) … expect … N",
    ),
    told: ["What results can I expect from {n}?"],
  },
  {
    on: [...done, "raced"],
    says: says(
      "(?:improv(?:e|ing)|increas(?:e|ing)|better at|bigger|(?:progress|stall\\w*|stuck|plateau\\w*|stronger|faster|better) (?:at|in|on|for|with)) N",
    ),
    told: ["How do I get better at {n}?"],
  },
  {
    on: [...done, "followed"],
    says: says(
      "(?:motivat\\w+|stick(?:ing)? (?:to|with)|keep going|keep up|stay(?:ing)? (?:on|with|motivated)|struggl\\w+|discourag\\w*|trouble|cheat\\w*) (?:\\w+ ){0,2}N",
    ),
    told: ["How do I keep going with {n}?"],
  },
  {
    on: suffered,
    says: says(
      "how (?:do|does|can|to|should|would|did) … (?:deal|deal with|cope with|handle|live with|manage|get through|survive|function with)(?: having| your| my)? N",
    ),
    told: ["How do you deal with {n}?"],
  },
  {
    on: ["taken", "prescribed", "treated", "followed", "bought", ...done, "raced"],
    says: says(
      "experiences? (?:with|on|of|from|using|taking|doing|about) N",
      "(?:thoughts|opinions?|feedback|reviews?|stories) (?:on|of|about|for|from|with) N",
      "S (?:experiences?|stories|reviews?)\\b",
      `${anybody} (?:else |here |ever |have |has |had |actually |currently |also )*(?:tried|used|use|taken|take|taking|done|do|doing|on|try|been (?:on|to|taking|doing)|using|run|gone) N`,
      "what (?:was|is|are) … N … like\\b",
    ),
    told: ["What was it like for you with {n}?", "Your experience with {n} would help me."],
  },
  {
    on: suffered,
    says: says(
      "(?:what|how) (?:is|does|was|do) … N (?:feel )?like\\b",
      "(?:experiences?|stories) (?:with|of|about) N",
      `${anybody} (?:else |here |ever |also )*(?:have|has|had|suffer\\w*(?: from| with)?|dealt with|deal with|live with|diagnosed with|with) N`,
    ),
    told: ["What is it like for you with {n}?"],
  },
  {
    on: [...used, "followed", ...suffered, "left"],
    says: says(
      "(?:explain(?:ing)?) N … to\\b",
      "(?:tell|telling|explain\\w*|talk\\w*|say|convinc\\w+|com(?:e|ing) out) (?:[\\w'-]+ ){0,3}(?:friends?|family|husband|wife|boyfriend|girlfriend|partner|mom|mother|dad|parents|coworkers?|people|others|boss|someone) (?:[\\w'-]+ ){0,3}(?:about|of|with|that)? ?N",
    ),
    told: ["How do I explain {n} to others?"],
  },
  // Money.
  {
    on: ["taken", "eaten", "bought", "prescribed", "treated"],
    says: says(
      "(?:cheap(?:er|est)?|affordable|inexpensive|low[- ]cost) N",
      "(?:cost|price|afford|save money on|insurance (?:cover\\w*|for)) … (?:of |for )?N",
      "N … (?:cheap(?:er|ly)?|affordable|on a budget|for less)\\b",
    ),
    told: ["Where do I get {n} without overpaying?"],
  },
  {
    on: ["followed"],
    says: says("S … on (?:a |the )?(?:\\w+ )?(?:budget|cheap)", "(?:cheap|affordable|budget|inexpensive) N"),
    told: ["Can I do {n} on a small budget?"],
  },
]
