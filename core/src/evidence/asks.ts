import { evidenceWords } from "#language/evidence.ts"
import { packs } from "#language/pack.ts"
import type { Language } from "#script/settings.ts"
import type { Ask } from "./finding.ts"

/** The questions a text puts, the narrowest first. Never empty: a text without one asks what is known and whether it works. */
export const asksIn = (text: string, language: Language): readonly [Ask, ...ReadonlyArray<Ask>] => {
  const lower = text.toLocaleLowerCase(packs[language].tag)
  const [first, ...rest] = evidenceWords[language].asks.flatMap(([ask, pattern]) =>
    pattern.test(lower) ? [ask] : [],
  )
  return first === undefined ? plain : [first, ...rest]
}

/** What a text asks that puts no question of its own. */
const plain: readonly [Ask, ...ReadonlyArray<Ask>] = ["what", "works"]

/** Whether a text that asks this has put no question of its own. */
export const isPlainAsk = (asks: ReadonlyArray<Ask>): boolean => asks === plain
