import type { ClaimFinding } from "#script/script.ts"
import type { Language } from "#script/settings.ts"
import type { Document } from "./document-rule.ts"
import { isFramed, isFramedAsWhole } from "./frames.ts"
import { bounded } from "./pattern.ts"

const appeal: { readonly [L in Language]: RegExp } = {
  english: bounded(
    [
      String.raw`stud(?:y|ies)|trials?|research(?:ers)?|scientists?|meta-?analys[ie]s|science (?:says|shows|proves)`,
      String.raw`\d+(?:\.\d+)? ?(?:%|percent|per cent)(?= \p{L}| *[.!,;]|$)|(?:twice|double|triple|\d+ times|\p{L}+ times) (?:as|more|less|better|faster)`,
    ],
    "u",
  ),
  turkish: bounded(
    [
      String.raw`araştırma\p{L}*|çalışma(?:lar|sı|ya göre|nın)?\p{L}* (?:göster|bul|söyl|ortaya|kanıt)\p{L}*|bilim insan\p{L}*|meta-?analiz\p{L}*`,
      String.raw`yüzde \p{L}*\d*\p{L}*|\d+ kat\p{L}*|(?:iki|üç|dört|beş|on) kat\p{L}*`,
    ],
    "u",
  ),
}
const percent = /(?:%|yüzde) ?\d|\d ?(?:%|percent|per cent)/u
const cited = /\[\d+(?:,\s*\d+)*\]|pmid|doi|https?:/iu

const words: { readonly [L in Language]: Pick<ClaimFinding, "reason" | "source" | "safer"> } = {
  english: {
    reason: "It gives a number, or appeals to a study, without a citation.",
    source: "FTC Health Products Compliance Guidance (2022); CAP 3.7, 12.1",
    safer: "Attach the source as [1], or say it without the number and the appeal to science.",
  },
  turkish: {
    reason: "Kaynak göstermeden sayı veriyor ya da çalışmaya dayanıyor.",
    source: "FTC Health Products Compliance Guidance (2022); CAP 3.7, 12.1",
    safer: "Kaynağı [1] olarak ekleyin ya da sayıyı ve bilime yapılan göndermeyi çıkarın.",
  },
}

/**
 * D4: a statement with a number or a study has its citation. Where a script says where its sentences come from, those of
 * a finding are cited by it, and those about the sample's posts count posts.
 */
export const citations = ({ language, context, unsourced, order }: Document): ReadonlyArray<ClaimFinding> =>
  unsourced
    .filter(({ line }) => appeal[language].test(line) || percent.test(line))
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
      ...words[language],
    }))
