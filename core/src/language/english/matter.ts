import type { MatterWords } from "#language/matter.ts"

export const matter: MatterWords = {
  dot: "dot",
  point: "point",
  slash: "slash",
  at: "at",
  digits: "zero|oh|one|two|three|four|five|six|seven|eight|nine|double|triple",
  voucherCodes:
    "(?:promo|voucher|discount|coupon|affiliate|referral) ?(?:code|word|link)?s?|(?:my|our|the|use|with|enter|show) code(?! of)",
  reach: "(?:dm|message) (?:me|us)",
  machine:
    "system prompt|my (?:system |hidden |secret )?(?:instructions|prompt)|(?:ignore|disregard|forget) (?:all |any |the |your |my )*(?:previous|prior|above|earlier|rules|instructions)|as an? (?:ai|language model|assistant)|i am an? (?:ai|language model)|large language model|jailbroken|developer mode",
  gestures: "leans?|looks?|pauses?|holds?|points?|smiles?|laughs?|nods?|winks?",
  speakers: "Host|Narrator|Speaker|Hook",
}
