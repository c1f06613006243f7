import type { MatterWords } from "#language/matter.ts"

export const matter: MatterWords = {
  dot: "dot",
  point: "point",
  slash: "slash",
  pointing:
    "an?|the|th(?:is|at)|each|every|one|two|three|no|any|some|what|which|last|first|another|to|in|on|of",
  wordEnds: "me|in|us|app|shop|store|online|site|link|info|test|example",
  road: "visit|go(?: over)? to|head(?: over)? to|over (?:at|on)|(?:find|see|get|read) (?:me|us|it|more|everything) (?:at|on|under)|(?:book|order|sign up|shop|buy)(?: it| now| here)? (?:at|on|from)|(?:web ?)?(?:site|page|address|shop|link) (?:is|at)",
  at: "at",
  digits: "zero|oh|one|two|three|four|five|six|seven|eight|nine|double|triple",
  voucherCodes:
    "(?:promo|voucher|discount|coupon|affiliate) ?(?:code|word|link)?s?|referral ?(?:code|word|link)s?|(?:my|our|the|use|with|enter|show) code(?! of)",
  reach: "(?:dm|message) (?:me|us)",
  machine:
    "system prompt|my (?:system |hidden |secret )?(?:instructions|prompt)|(?:ignore|disregard|forget) (?:all |any |the |your |my )*(?:previous|prior|above|earlier|rules|instructions)|as an? (?:ai|language model|assistant)|i am an? (?:ai|language model)|large language model|jailbroken|developer mode",
  gestures: "leans?|looks?|pauses?|holds?|points?|smiles?|laughs?|nods?|winks?",
  speakers: "Host|Narrator|Speaker|Hook",
}
