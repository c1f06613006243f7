import type { ReadingWords } from "#language/reading.ts"
import { controlled } from "./sensitive-drugs.ts"

/** Medicines that are taken for their high as well, and what tells of any medicine. */
const abused = String.raw`(?:${controlled}|(?:gabapentin|gabateva|neurontin|akineton|dekstrometorfan|okzomet|sudafed)\w*)`
const medicine = String.raw`(?:${abused}|(?:hap|ilac|tablet|surup|surub)\w*)`

/** Ways into the body that no doctor orders, what is looked for in it, and where it must not be seen. */
const misused = [
  String.raw`\b${abused}.*\b(?:ezip|ezerek|ezsem|kokla(?:sam|yinca|yip)|burnu?m?d?\w* (?:\w+ )?cek|burundan|cek(?:sem|ince|ip)|damardan|vur(?:sam|unca|uyor))\b`,
  String.raw`\b(?:k?c?odein|tramadol|contramal|lyrica|xanax|rivotril|diazem)\w*.*\b(?:kola|sprite|gazoz|fanta|fruko|alkol|bira|votka|raki|sarap)\w*.*\b(?:karistir|kafa|ust(?:une|ine)|nasil ol)`,
  String.raw`\b${abused}.*\b(?:tutm(?:uyor|uyo|az)|kesm(?:iyor|iyo)|yetm(?:iyor|iyo|edi)|etki etm)\w*.*\b(?:ar?t?tir|yukselt|kac tane|daha ne kadar|cik(?:tim|abil|ayim))`,
  String.raw`\b${medicine}.*\b(?:guzel|iyi|tatli|saglam|hos) kafa (?:ol|yap|ver)`,
  String.raw`\b${abused} kafasi\b`,
  String.raw`\b${medicine}.*\bu[cç](?:mak icin|ulur|ur mu(?:yum)?|uruyor|ursun)\b`,
  String.raw`\b(?:kirmizi|yesil|mor) recete\w* (?:\w+ )?(?:istem(?:eyen|iyor|ez)|sorm(?:ayan|uyor)|aramayan|gerektirm|bakmayan)`,
]
/** A body that must come out clean of what was smoked or swallowed. */
const hidden = String.raw`\b(?:test|idrar|tahlil)\w*.*\b(?:cikma(?:sin|mas\w*|z mi|yayim)|temiz cik\w*|cikar mi(?:yim)?|belli ol\w*)`
const taken = String.raw`\b(?:otu?|ottan|madde\w*|cigara\w*|sigarali?k|hap (?:at|ic)\w*|sar(?:dik|dim)|duman|${abused})\b`

export const misusePhrases: ReadingWords["sensitive"] = [
  ["drug_seeking", new RegExp(misused.join("|")), /ucak|ucus|ucuk|kasinti/],
  [
    "drug_seeking",
    new RegExp(`^(?=.*${hidden})(?=.*${taken})`),
    /hamile|gebelik|isirgan|(?:\w{4,} )otu (?:cay|kur)|alerji/,
  ],
]
