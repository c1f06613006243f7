import type { ClaimFinding } from "#script/script.ts"
import type { Language } from "#script/settings.ts"
import { checkClaims } from "./check-claims.ts"
import type { DocumentRule } from "./document-rule.ts"

const words: { readonly [L in Language]: Pick<ClaimFinding, "reason" | "source" | "safer"> } = {
  english: {
    reason:
      "A clip of the first seconds would assert the myth: nothing in this sentence says that it is one.",
    source:
      "Script craft: myths are named as such before they are told; YouTube medical misinformation policy",
    safer: 'Open with the answer or the frame: "No, sugar does not feed cancer. Here is why."',
  },
  turkish: {
    reason:
      "İlk saniyeler kesilip paylaşılırsa efsaneyi doğrular: bu cümlede onun yanlış olduğu söylenmiyor.",
    source:
      "Senaryo kuralı: efsane anlatılmadan önce efsane olduğu söylenir; YouTube tıbbi yanlış bilgi politikası",
    safer: "Yanıtla ya da çerçeveyle açın: “Hayır, şeker kanseri beslemez. Nedeni şu.”",
  },
}

/** D8: the first sentence, alone as a clip of three seconds would have it, makes no claim. */
export const mythIsNotClipped: DocumentRule = ({ language, context, opening }) =>
  checkClaims(opening, context).some(({ severity, rule }) => severity !== "info" && opens.test(rule))
    ? { rule: "D8-MYTH", severity: "warn", sentence: opening, ...words[language] }
    : null

/** Rules about what is claimed of health, not about how it is sold. */
const opens = /^(?:HC|EV|WT|VG)-/
