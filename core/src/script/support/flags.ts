import type { ClaimFinding } from "#script/script.ts"
import type { Language } from "#script/settings.ts"
import type { Fault, FaultKind } from "./origin.ts"

interface Words {
  readonly reason: (what: string) => string
  readonly safer: string
}

/** What is said to the person of a sentence that says more than what it rests on. */
const words: { readonly [L in Language]: { readonly [K in FaultKind]: Words } } = {
  english: {
    figure: {
      reason: (what) => `The figure ${what} stands in no source that was given.`,
      safer: "Leave the figure out, or add the source it comes from.",
    },
    study: {
      reason: (what) => `"${what}" is named as a source, and no such source was given.`,
      safer: "Say what is known without the name, or add the source.",
    },
    trade_name: {
      reason: (what) => `"${what}" is a trade name that no source here speaks of.`,
      safer: "Name the substance, not the product.",
    },
    name: {
      reason: (what) => `"${what}" is a name that nothing here speaks of.`,
      safer: "Leave the name out, or add a source.",
    },
    turned: {
      reason: () => "It says the opposite of the finding that it names, or tells a myth as a fact.",
      safer: "Say what the finding says.",
    },
  },
  turkish: {
    figure: {
      reason: (what) => `${what} sayısı, verilen hiçbir kaynakta geçmiyor.`,
      safer: "Sayıyı çıkarın ya da kaynağını ekleyin.",
    },
    study: {
      reason: (what) => `Kaynak olarak “${what}” anılıyor, ama böyle bir kaynak verilmedi.`,
      safer: "Bilineni ad vermeden söyleyin ya da kaynağı ekleyin.",
    },
    trade_name: {
      reason: (what) => `“${what}” bir ticari ad; buradaki hiçbir kaynak ondan söz etmiyor.`,
      safer: "Ürünü değil, etken maddeyi söyleyin.",
    },
    name: {
      reason: (what) => `“${what}” adı buradaki hiçbir kaynakta geçmiyor.`,
      safer: "Adı çıkarın ya da bir kaynak ekleyin.",
    },
    turned: {
      reason: () => "Andığı bulgunun tersini söylüyor ya da bir efsaneyi gerçekmiş gibi anlatıyor.",
      safer: "Bulgunun söylediğini söyleyin.",
    },
  },
}

const rules: { readonly [K in FaultKind]: string } = {
  figure: "S1-FIGURE",
  study: "S2-STUDY",
  trade_name: "S3-TRADE-NAME",
  name: "S4-NAME",
  turned: "S5-TURNED",
}

const resting: { readonly [L in Language]: string } = {
  english: "The evidence that the sentence rests on",
  turkish: "Cümlenin dayandığı kanıt",
}

/** The mark on a sentence that could not be cut. */
export const flagOf = ({ kind, what }: Fault, sentence: string, language: Language): ClaimFinding => ({
  rule: rules[kind],
  severity: "warn",
  sentence,
  reason: words[language][kind].reason(what),
  source: resting[language],
  safer: words[language][kind].safer,
})

/** What a model is told of such a sentence, in the language that it is instructed in. */
export const problemOf = ({ kind, what }: Fault, sentence: string): string =>
  `"${sentence}": ${words.english[kind].reason(what)} ${words.english[kind].safer}`
