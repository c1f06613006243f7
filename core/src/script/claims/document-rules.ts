import { contentOf, type Draft } from "#script/draft.ts"
import type { ClaimFinding } from "#script/script.ts"
import type { Language, ScriptSettings } from "#script/settings.ts"
import { spokenWords } from "#script/spoken-words.ts"
import { lowered } from "./pattern.ts"

/** Longest hook that can be said in three seconds. */
const hookWords: { readonly [L in Language]: number } = { english: 8, turkish: 6 }

/** Findings about a script as a whole: a hook that is too long, a symptom without advice on when to be seen. */
export const documentFindings = (draft: Draft, { language }: ScriptSettings): ReadonlyArray<ClaimFinding> => {
  const findings: Array<ClaimFinding> = []
  const opening = firstSentence(draft.beats[0]?.text ?? "")
  const words = spokenWords(opening, language).length
  if (words > hookWords[language]) {
    findings.push({
      rule: "D8-HOOK",
      severity: "warn",
      sentence: opening,
      reason: `The first sentence has ${words} words; ${hookWords[language]} can be said before viewers decide.`,
      source: "Script craft: key message inside three seconds",
      safer: "Say the verdict or the question first, the rest after it.",
    })
  }
  const text = lowered(contentOf(draft.beats), language)
  if (symptom[language].test(text) && !adviceToBeSeen[language].test(text)) {
    findings.push({
      rule: "D12-ADVICE-CTA",
      severity: "warn",
      sentence: opening,
      reason: "It speaks of a symptom and does not say when to see someone.",
      source: "CAP 12.2; good practice of health communication",
      safer: "If it does not settle in a few weeks, or gets worse, see a clinician.",
    })
  }
  return findings
}

const firstSentence = (text: string): string => /^[^.!?…]+[.!?…]?/u.exec(text.trim())?.[0] ?? ""

const symptom: { readonly [L in Language]: RegExp } = {
  english:
    /(?<!\p{L})(?:pains?|painful|aches?|aching|numb(?:ness)?|swelling|bleeding|dizz(?:y|iness)|rash|fever|insomnia|fatigue|nausea|cramps?|(?:head|tooth)aches?|migraines?)(?!\p{L})/u,
  turkish:
    /(?<!\p{L})(?:ağrı|sızı|uyuşma|şişlik|kanama|baş dönmesi|döküntü|yüksek ateş|uykusuzluk|yorgunluk|bulantı|kramp|migren)\p{L}*/u,
}

const adviceToBeSeen: { readonly [L in Language]: RegExp } = {
  english:
    /(?<!\p{L})(?:see|ask|talk to|call|speak to|check with|book)(?: \p{L}+){0,4}? (?:clinician|doctor|pharmacist|gp|professional|physio\p{L}*|dietitian|911|112|999)/u,
  turkish:
    /(?:hekim|doktor|eczacı|diyetisyen|fizyoterapist|sağlık uzman|uzman)\p{L}* (?:\p{L}+ ){0,2}?(?:danış|görün|başvur|git|sor)\p{L}*|112/u,
}
