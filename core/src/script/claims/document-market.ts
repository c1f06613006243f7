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
  }
}

/** D15: in Türkiye only the own field may be explained. A topic whose field is unknown is nobody else's. */
export const withinSpecialty: DocumentRule = ({
  language,
  context: { market, profession },
  order,
  opening,
}) => {
  const fields = order.topic?.specialtyRelevance ?? []
  if (market !== "TR" || profession === null || profession === "other" || fields.length === 0) return null
  if (fields.some(({ specialty }) => specialty === profession)) return null
  const { otherField } = claims[language].found
  return {
    rule: "D15-SPECIALTY",
    severity: "warn",
    sentence: opening,
    ...(otherField === null
      ? {}
      : {
          reason: otherField(words(profession), fields.map(({ specialty }) => words(specialty)).join(", ")),
        }),
  }
}

const words = (name: string): string => name.replaceAll("_", " ")
