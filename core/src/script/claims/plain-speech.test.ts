import { readFileSync } from "node:fs"
import { describe, expect, test } from "vitest"
import type { ClaimContext } from "./check-claims.ts"
import { checkParts } from "./check-parts.ts"

interface Line {
  readonly text: string
  readonly label: string
}

const contexts = {
  en: { language: "english", market: "UK", promotes: "own_service", profession: null },
  tr: { language: "turkish", market: "TR", promotes: "own_service", profession: null },
} as const satisfies { readonly [lang: string]: ClaimContext }

const linesIn = (half: string, lang: string): ReadonlyArray<Line> =>
  readFileSync(new URL(`../../../../fixtures/claims/plain/${half}-${lang}.jsonl`, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line): Line => JSON.parse(line))

/** How many of 60 lawful sentences may be stopped at, and of 60 claims passed over: with a warning, and with "look again" too. */
interface Bounds {
  readonly warned: number
  readonly missed: number
  readonly looked: number
  readonly unseen: number
}

/**
 * Measured when they were set: held English 3, 4, 8, 2 and Turkish 2, 8, 8, 1; before the words in `tuned` were looked at
 * 4, 6, 9, 2 and 3, 14, 9, 0. Tuned English 0, 5, 5, 1 and Turkish 0, 3, 0, 1; before 4, 9, 9, 5 and 1, 19, 1, 4.
 */
const bounds: ReadonlyArray<readonly [half: string, lang: keyof typeof contexts, bounds: Bounds]> = [
  ["held", "en", { warned: 5, missed: 7, looked: 11, unseen: 4 }],
  ["held", "tr", { warned: 4, missed: 11, looked: 11, unseen: 3 }],
  ["tuned", "en", { warned: 1, missed: 6, looked: 6, unseen: 2 }],
  ["tuned", "tr", { warned: 1, missed: 4, looked: 1, unseen: 2 }],
]

/** What hurts whoever believes it. */
const dangerous: ReadonlySet<string> = new Set(["stop-medicine", "misinformation", "no-risk", "rx-promotion"])

describe("careful sentences of clinicians, and claims as people type them:", () => {
  for (const [half, lang, most] of bounds) {
    const lines = linesIn(half, lang).map((line) => {
      const [part] = checkParts([{ name: "text", text: line.text }], contexts[lang])
      const severities = (part?.findings ?? []).map(({ severity }) => severity)
      return { ...line, isWarned: severities.some((one) => one !== "info"), isSeen: severities.length > 0 }
    })
    const lawful = lines.filter(({ label }) => label === "none")
    const claims = lines.filter(({ label }) => label !== "none")

    test(`${half} ${lang}: hardly a careful sentence is stopped at, and most claims are`, () => {
      const counted: Bounds = {
        warned: lawful.filter(({ isWarned }) => isWarned).length,
        missed: claims.filter(({ isWarned }) => !isWarned).length,
        looked: lawful.filter(({ isSeen }) => isSeen).length,
        unseen: claims.filter(({ isSeen }) => !isSeen).length,
      }
      expect([lawful.length, claims.length]).toEqual([60, 60])
      expect(counted.warned).toBeLessThanOrEqual(most.warned)
      expect(counted.missed).toBeLessThanOrEqual(most.missed)
      expect(counted.looked).toBeLessThanOrEqual(most.looked)
      expect(counted.unseen).toBeLessThanOrEqual(most.unseen)
    })

    test(`${half} ${lang}: of what hurts hardly a word is passed over`, () => {
      const unseen = claims.filter(({ label, isSeen }) => dangerous.has(label) && !isSeen)
      expect(unseen.length).toBeLessThanOrEqual(1)
    })
  }
})
