import { claims } from "#language/claims.ts"
import { languages } from "#language/pack.ts"
import type { Document, DocumentFault } from "./document-rule.ts"
import { isFramed, isFramedAsWhole } from "./frames.ts"

const cited = /\[\d+(?:,\s*\d+)*\]|pmid|doi|https?:/iu

/**
 * D4: a statement with a number or a study has its citation. Where a script says where its sentences come from, those of
 * a finding are cited by it, and those about the sample's posts count posts.
 */
export const citations = ({ language, context, unsourced, order }: Document): ReadonlyArray<DocumentFault> =>
  unsourced
    .filter(
      ({ line }) =>
        claims[language].appeal.test(line) || languages.some((one) => claims[one].percent.test(line)),
    )
    .filter(
      ({ sentence, line }) =>
        !cited.test(sentence) &&
        !sentence.endsWith("?") &&
        !order.disclaimer.includes(sentence) &&
        !isFramed(line) &&
        !isFramedAsWhole(sentence),
    )
    .map(({ sentence }) => ({
      rule: "D4-CITE",
      severity: context.promotes === "product" ? "block" : "warn",
      sentence,
    }))
