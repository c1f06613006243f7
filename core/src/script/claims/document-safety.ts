import type { Language } from "#script/settings.ts"
import { type DocumentRule, near } from "./document-rule.ts"
import { isFramed, isFramedAsWhole } from "./frames.ts"
import { withDigits } from "./number-words.ts"
import { bounded } from "./pattern.ts"
import { terms } from "./terms.ts"

type Patterns = { readonly [L in Language]: RegExp }

/** D12: whoever speaks of a symptom says when to be seen. */
export const adviceToBeSeen: DocumentRule = ({ language, text, opening }) =>
  !symptom[language].test(text) || seen[language].test(text)
    ? null
    : {
        rule: "D12-ADVICE-CTA",
        severity: "warn",
        sentence: opening,
        reason: "It speaks of a symptom and does not say when to see someone.",
        source: "CAP 12.2; good practice of health communication",
        safer: "If it does not settle in a few weeks, or gets worse, see a clinician.",
      }

const symptom: Patterns = {
  english:
    /(?<!\p{L})(?:pains?|painful|aches?|aching|numb(?:ness)?|swelling|bleeding|dizz(?:y|iness)|rash|fever|insomnia|fatigue|nausea|cramps?|(?:head|tooth)aches?|migraines?)(?!\p{L})/u,
  turkish:
    /(?<!\p{L})(?:ağrı|sızı|uyuşma|şişlik|kanama|baş dönmesi|döküntü|yüksek ateş|uykusuzluk|yorgunluk|bulantı|kramp|migren)\p{L}*/u,
}

const seen: Patterns = {
  english:
    /(?<!\p{L})(?:see|ask|talk to|tell|call|contact|speak to|check with|book|go to|get|have|needs?)(?: \p{L}+){0,4}? (?:clinician|doctor|doctors|pharmacist|gp|professional|physio\p{L}*|dietitian|midwife|paediatrician|emergency|medical (?:help|care)|urgent care|checked|examined|assessed|looked at|911|112|999|111)(?!\p{L})|emergency (?:department|room|number|services|line)|emergency(?=[.:])|urgent advice/u,
  turkish:
    /(?:hekim|doktor|eczacı|diyetisyen|fizyoterapist|sağlık uzman|uzman)\p{L}* (?:\p{L}+ ){0,2}?(?:danış|görün|başvur|git|sor|söyle|ara|konuş)\p{L}*|(?<!\p{L})acil(?:e|i| servis| yardım)(?!\p{L})|başvurun|muayene|112/u,
}

/** D13: a benefit of a medicine or supplement needs a harm, or who should not take it, somewhere in the script. */
export const balance: DocumentRule = ({ language, lines, sentences, text }) => {
  if (harm[language].test(text)) return null
  const at = lines.findIndex(
    (line) =>
      remedy[language].test(line) &&
      benefit[language].test(line) &&
      !isFramed(line) &&
      !isFramedAsWhole(line),
  )
  return at < 0
    ? null
    : {
        rule: "D13-BALANCE",
        severity: "warn",
        sentence: sentences[at] ?? "",
        reason:
          "It names a benefit of a medicine or supplement, and no harm and nobody who should not take it.",
        source: "FTC Health Products Compliance Guidance (2022); CAP 12.2; FDA fair balance",
        safer: "Add who should not take it, or the most common side effect.",
      }
}

const remedy: Patterns = {
  english: bounded([terms.remediesEnglish, terms.prescribedEnglish, "medicines?|medications?|statins?"], "u"),
  turkish: bounded([terms.remediesTurkish, terms.prescribedTurkish, String.raw`ilaç\p{L}*|ilac\p{L}*`], "u"),
}

const benefit: Patterns = {
  english: bounded(
    [
      "helps?|improves?|supports?|reduces?|lowers?|eases?|relieves?|increases?|boosts?|strengthens?|speeds?",
      "works? (?:for|well)|(?:is|are) (?:good|great|useful|effective) for|cuts?",
    ],
    "u",
  ),
  turkish: bounded(
    [
      String.raw`iyi gel\p{L}*|yardımcı olur|destekle(?:r|yor)\p{L}*|azalt(?:ır|ıyor)\p{L}*|düşür(?:ür|üyor)\p{L}*`,
      String.raw`artır(?:ır|ıyor)\p{L}*|hafiflet(?:ir|iyor)\p{L}*|güçlendir(?:ir|iyor)\p{L}*|işe yar(?:ar|ıyor)\p{L}*`,
    ],
    "u",
  ),
}

const harm: Patterns = {
  english:
    /(?<!\p{L})(?:side[- ]effects?|risks?|harms?|interact\p{L}*|pregnan\p{L}*|kidneys?|liver|allerg\p{L}*|too much|upset|should not|shouldn't|not for everyone|(?:ask|tell|talk to|check with) (?:your|a) (?:pharmacist|doctor|clinician|gp))(?!\p{L})/u,
  turkish:
    /(?<!\p{L})(?:yan etki|risk|zarar|etkileş|gebe|hamile|böbrek|karaciğer|alerji|fazlası|uygun değil|kullanmamalı|(?:eczacı|hekim|doktor)\p{L}* (?:sor|danış|söyle))\p{L}*/u,
}

/** D14: a relative risk stands beside the absolute figure. */
export const denominator: DocumentRule = ({ language, lines, sentences }) => {
  const counted = lines.map((line) => withDigits(line, language))
  const at = counted.findIndex(
    (line, index) =>
      risk[language].test(line) &&
      relative[language].test(line) &&
      !absolute[language].test(near(counted, index)),
  )
  return at < 0
    ? null
    : {
        rule: "D14-DENOMINATOR",
        severity: "info",
        sentence: sentences[at] ?? "",
        reason: "A relative risk without the absolute figure sounds bigger than it is.",
        source: "CAP 3.1, 4.2; good practice of risk communication",
        safer: withDenominator[language],
      }
}

const withDenominator: { readonly [L in Language]: string } = {
  english: 'Say it with a denominator: "from 1 in 1,000 to 2 in 1,000".',
  turkish: "Payda ile söyleyin: “1.000 kişide 1'den 2'ye çıkıyor.”",
}

const risk: Patterns = {
  english: /(?<!\p{L})(?:risks?|chances?|odds|likel\p{L}+|rates?|deaths?|cases)(?!\p{L})/u,
  turkish: /(?<!\p{L})(?:risk|olasılı|ihtimal|ölüm|vaka)\p{L}*/u,
}

const relative: Patterns = {
  english:
    /(?<!\p{L})(?:doubl|tripl|quadrupl|halv)(?:e[sd]?|ing)(?!\p{L})|by half|\d+(?:\.\d+)? ?(?:%|percent|per cent|times)(?: as| the)? ?(?:high|higher|low|lower|more|less|great|greater|likely|risk|increase|reduction)|by (?:about |up to )?\d+(?:\.\d+)? ?(?:%|percent|per cent)/u,
  turkish:
    /(?:iki|üç|dört|2|3|4|\d+) kat\p{L}*|ikiye katl\p{L}*|yarı yarıya|yarıya in\p{L}*|(?:yüzde |%)\d+(?:[.,]\d+)? (?:daha )?(?:oranında |fazla|az|yüksek|düşük|art|azal)\p{L}*/u,
}

const absolute: Patterns = {
  english:
    /\d[\d,.]* (?:people |adults |women |men )?(?:in|out of|of|per) (?:every )?\d[\d,]*|from \d[\d.]* ?(?:%|percent|per cent) to/u,
  turkish:
    /\d[\d.]*'?(?:de|da|te|ta|den|dan|ten|tan)? (?:kişi\p{L}* )?(?:\d+)|\d[\d.]* kişi\p{L}*|(?:yüzde |%)\d[\d,]*'?(?:den|dan|ten|tan) (?:yüzde |%)?\d/u,
}
