import { drugSeeking, stopping } from "./safety-medicines.ts"
import { emergency } from "./safety-emergency.ts"
import { minors } from "./safety-minors.ts"
import { anyOf, rule, ruleUnless, type SafetyRules } from "#script/safety/rule.ts"

const crisis = [
  ruleUnless(anyOf("onleme\\w*", "egitim\\w*", "farkindalik"), /\bintihar/),
  rule(
    anyOf(
      "kendi(?:m|n|si)?(?:i|e|ni|ne|mi|me) (?:oldur|as|yarala)\\w*",
      "kendi\\w* zarar ver\\w*",
      "ol(?:mek|meyi) (?:isti|iste|dusun|diliy)\\w*",
      "ol(?:sem|seydim) (?:de|keske|daha)?\\w*",
      "keske ol(?:sem|seydim)",
      "yasama(?:k|yi) istemi\\w*",
      "yasama(?:ya|yi|nin|k) (?:\\w+ )?(?:dayan|katlan|degm|anlam)\\w*",
      "(?:hayat|yasam|can)\\w* (?:kiy|son ver)\\w*",
      "her seye son ver\\w*",
      "(?:kol|bile[kg]|bacak|bacag)\\w* (?:kes|ciz|jilet)\\w*",
      "yok olmak isti\\w*",
    ),
  ),
]

const eatingDisorder = [
  ruleUnless(
    anyOf("tara\\w*", "diyetisyen\\w*", "antrenor\\w*", "egitim\\w*", "onle\\w*"),
    anyOf("anoreks\\w*", "bulimi\\w*", "blumi\\w*", "yeme bozuklu\\w*"),
  ),
  rule(
    anyOf("kus(?:arak|up|mak|tum|uyorum|turmak|ma)", "parmak at\\w*"),
    anyOf("zayif\\w*", "kilo\\w*", "yemek\\w*", "yedik\\w*", "incel\\w*"),
  ),
  rule(anyOf("mushil\\w*", "idrar soktur\\w*", "laksatif\\w*"), anyOf("zayif\\w*", "kilo\\w*", "incel\\w*")),
  rule(
    anyOf("ac kal\\w*", "hic yeme\\w*", "yemek yeme(?:den|me|mek|yi|yerek)\\w*", "yemeyi birak\\w*"),
    anyOf("zayif\\w*", "kilo\\w*", "incel\\w*", "gun"),
  ),
  ruleUnless(
    anyOf("yak\\w*", "aci[kg]\\w*", "eksik\\w*", "daha az", "fazla\\w*"),
    anyOf(
      "(?:gunde|gunluk) [1-7]?[0-9]{2} (?:kalori|kcal)\\w*",
      "[1-7]?[0-9]{2} kalorilik (?:diyet|gun|beslenme)\\w*",
    ),
  ),
  rule(
    anyOf(
      "(?:[4-9]|[1-9][0-9]) gun(?:luk)? (?:su|kuru) oruc\\w*",
      "(?:iskelet|kemik|cop) gibi (?:zayif|ol)\\w*",
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
