import { packs } from "#language/pack.ts"
import type { Line, Origin } from "#script/from-findings/line.ts"
import type { WritingOrder } from "#script/ports.ts"

/** The first letter of a sentence. */
export const capital = ({ settings: { language } }: WritingOrder, text: string): string =>
  text.replace(/\p{L}/u, (letter) => letter.toLocaleUpperCase(packs[language].tag))

/** A sentence that rests on no finding. */
export const line = (text: string, kind: Exclude<Origin["kind"], "finding">): Line => ({
  text,
  origin: { kind },
})
