import type { MeaningWords } from "#language/meaning.ts"
import { turkishWeights } from "#script/claims/learned/weights-turkish.gen.ts"
import { turkishConcepts } from "./concepts.ts"

const softened = (word: string): string => {
  const soft = { p: "b", ç: "c", t: "d", k: "ğ" }[word.at(-1) ?? ""]
  return soft === undefined || word.length < 4 ? word : `${word.slice(0, -1)}${soft}`
}

export const meaning: MeaningWords = {
  concepts: turkishConcepts,
  entryOf: (written) =>
    written.endsWith(".")
      ? { isWhole: true, forms: [written.slice(0, -1)] }
      : { isWhole: false, forms: [written, softened(written)] },
  basesOf: () => [],
  bareName: (word) => word.replace(/'.*$/u, ""),
  stemOf: (word) => word.slice(0, 5),
  number:
    /^(?:\d.*|bir|iki|üç|dört|beş|altı|yedi|sekiz|dokuz|on|yirmi|otuz|kırk|elli|altmış|yetmiş|seksen|doksan|yüz|bin|milyon|yarım|buçuk|çeyrek|çift)$/u,
  deniedVerb: /m(?:[ae]z|[ae]m|[ae]y[ıiae]|[ıiuü]yor|[ae]d[ıi]|[ae]m[ıi]ş|[ae]s[ıi]n)/u,
  deniedSide: -1,
  weights: turkishWeights,
}
