import { claims } from "#language/claims.ts"
import { languages } from "#language/pack.ts"
import { mentionsProcedure, procedureNoticeIn } from "#script/disclaimer.ts"
import { bounded, lowered } from "./pattern.ts"
import type { DocumentRule } from "./document-rule.ts"

/** D2: in Türkiye a script about a procedure carries the mandatory sentence word for word. */
export const procedureNotice: DocumentRule = ({ context, sentences }) => {
  const notice = procedureNoticeIn(context.market)
  const plain = (text: string) => lowered(text, context.language)
  if (notice === null || plain(sentences.join(" ")).includes(plain(notice))) return null
  const sentence = sentences.find(mentionsProcedure)
  return sentence === undefined
    ? null
    : {
        rule: "D2-TR-NOTICE",
        severity: "block",
        sentence,
        reason: "It speaks of a procedure without the sentence that is mandatory in Türkiye.",
        source: "TR Yönetmelik RG 12.11.2025",
        safer: notice,
      }
}

const dshea =
  "These statements have not been evaluated by the Food and Drug Administration. " +
  "This product is not intended to diagnose, treat, cure, or prevent any disease."

const supplement = bounded(
  languages.map((language) => claims[language].supplements),
  "u",
)

/** D3: in the United States a script that sells a supplement carries the disclaimer of the law. */
export const dsheaNotice: DocumentRule = ({ context, sentences, lines, text }) => {
  if (context.market !== "US" || context.promotes !== "product") return null
  const at = lines.findIndex((line) => supplement.test(line))
  if (at < 0 || text.includes(lowered(dshea, context.language))) return null
  return {
    rule: "D3-DSHEA",
    severity: "block",
    sentence: sentences[at] ?? "",
    reason: "It promotes a supplement without the disclaimer that American law asks for.",
    source: "21 U.S.C. 343(r)(6)(C); 21 CFR 101.93(c)",
    safer: dshea,
  }
}

/** D15: in Türkiye only the own field may be explained. A topic whose field is unknown is nobody else's. */
export const withinSpecialty: DocumentRule = ({ context: { market, profession }, order, opening }) => {
  const fields = order.topic?.specialtyRelevance ?? []
  if (market !== "TR" || profession === null || profession === "other" || fields.length === 0) return null
  if (fields.some(({ specialty }) => specialty === profession)) return null
  return {
    rule: "D15-SPECIALTY",
    severity: "warn",
    sentence: opening,
    reason: `The topic belongs to another field than the profile's (${words(profession)}): ${fields
      .map(({ specialty }) => words(specialty))
      .join(", ")}.`,
    source: "TR Yönetmelik RG 12.11.2025 (only in the own specialty)",
    safer: "Keep to what your own profession covers, and send viewers to the right one for the rest.",
  }
}

const words = (name: string): string => name.replaceAll("_", " ")
