import type { ReadingWords } from "#language/reading.ts"
import { controlled } from "./sensitive-drugs.ts"

const slimming = String.raw`\b(?:(?:zayiflama|diyet|kilo verdir\w*|istah kes\w*|yag yak\w*) (?:hap|ilac|tablet)\w*|yag yakici\w*|zayiflama\w* hap\w*|istah kesici\w*|lida\b|efedrin\w*|eca\b|[ck]lenbuterol\w*|sibutramin\w*|fentermin\w*)`
const feltAs = String.raw`(?:eglence\w*|keyif|keyfi\w*|zevk\w*|parti(?:de|ye|ler)\w*|kafa\b|kafa yap\w*|u[cç](?:mak|ur|urur))`
const drunk = String.raw`\b(?:alkol|bira|raki|sarap|votka|viski|cin tonik|icki)\w*`
const other = String.raw`\b(?:arkadas|kardes|abi|abla|kuzen|sevgili|anne|baba|es|komsu)\w*`
const howMuch = String.raw`(?:kac (?:tane|mg|adet|hap)\w* (?:\w+ )?(?:al|ic|at)\w*|ne kadar (?:al|ic)(?:mali|sam|ayim|ilir)\w*|ne siklik\w* (?:al|ic)\w*|(?:ayni|sicak|o) his\w*)`

/** What makes it a matter of care, or of leaving it alone. */
const withCare =
  /degil|birak(?:tim|ali|mak)|doktor|hekim|psikiyatr|recete(?!siz)|yazdi|eczaci|icilmez|alinmaz|icmeyin|tehlike|risk|arastirma|calisma(?!k|ya|m)/

/** A controlled medicine or a slimming drug taken by oneself: for the feeling, with a drink, at one's own dose. */
export const ownDosePhrases: ReadingWords["sensitive"] = [
  [
    "drug_seeking",
    new RegExp(
      [
        String.raw`\b${controlled}.*\b${feltAs}|\b${feltAs}.*\b${controlled}`,
        String.raw`${slimming}.*\b${feltAs}|\b${feltAs}.*${slimming}`,
        String.raw`\b${controlled}(?:['’]\w+)? (?:[\w'’,]+ ){0,3}${drunk}|${drunk} (?:[\w'’,]+ ){0,3}${controlled}`,
        String.raw`\b${controlled}.*\b${howMuch}|\bkac (?:tane|mg) ${controlled}`,
        String.raw`\b(?:[4-9]|dort|bes|alti|yedi|sekiz|dokuz) (?:tane|adet) ${controlled}`,
        String.raw`${other} ${controlled}(?:['’]\w+)? verdi|${other}(?:in|un) ${controlled}.*\b(?:al|ic|kac|ne kadar)`,
        String.raw`\bdnp\b.*\b(?:kac|mg|doz|basla)|\b[ck]len(?:buterol)?\w*.*\bkac\b|\bsibutramin\w*.*\bnere`,
        String.raw`\b(?:tiroid ilac|levotiron|tiromel|euthyrox)\w*.*\b(?:zayifla|kilo ver|yag yak)|\bt3\b.*\b(?:zayifla|kilo ver|yag yak|definasyon)`,
        String.raw`\bidrar soktur\w*.*\b(?:kilo dus|tarti)|${other}(?:in|un) insulin`,
      ].join("|"),
    ),
    withCare,
  ],
]

/** A body broken for good, or a death among those who do sports, as it is told when it has happened. */
export const accidentPhrases: ReadingWords["sensitive"] = [
  [
    "tragedy",
    /\bboyn(?:u|unu|umu) (?:kir|kop)|\bomurga\w* (?:\w+ )?(?:kir|kop)|\bomurili\w* (?:\w+ )?kop|\bkafatas\w* (?:\w+ ){0,2}(?:kiril|catla)|\bfelc kal|\bkomaya gir|\bkomada\b|\byasam (?:savasi|destek)|\bhayatini kaybet|\byasamini yitir|\bcan ver(?:di|mis)|\b(?:olu|cansiz) bulun|\bdua (?:edin|edelim|eder misiniz|bekliyor)|\bdualarini|\b(?:yuzucu|dalgic|sporcu|genc|kisi|arkadas)\w* (?:\w+ ){0,3}bogul(?:du|arak)|\b(?:carp(?:ip|masi|ti)|yigil(?:ip|di)|dusup|ezilip|altinda kal)\w* (?:\w+ ){0,3}oldu(?=$|[.!,])|\biki (?:baca[gk]|kol|aya[gk])\w* kaybet/,
    /\b(?:yil|ay|sene) once|iyiles|rehabilit|egzersiz|korku|arastirma|stres/,
  ],
]
