import { readFileSync } from "node:fs"
import { describe, expect, test } from "vitest"
import type { ClaimContext } from "./check-claims.ts"
import { checkMeaning } from "./check-meaning.ts"
import { unmarked } from "#text/letters.ts"

interface Line {
  readonly text: string
  readonly label: string
  readonly near: string
}

const contexts = {
  en: { language: "english", market: "UK", promotes: "own_service", profession: null },
  tr: { language: "turkish", market: "TR", promotes: "own_service", profession: null },
} as const satisfies { readonly [lang: string]: ClaimContext }

const linesIn = (lang: keyof typeof contexts): ReadonlyArray<Line> =>
  readFileSync(new URL(`../../../../fixtures/claims/test/natural-${lang}.jsonl`, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line): Line => JSON.parse(line))

/** Precision and recall of a judgement, 0 to 1. */
const measured = (lines: ReadonlyArray<Line>, isFlagged: (line: Line) => boolean) => {
  const violating = lines.filter(({ label }) => label !== "none")
  const flagged = lines.filter(isFlagged)
  const right = flagged.filter(({ label }) => label !== "none").length
  return { precision: right / flagged.length, recall: right / violating.length }
}

/** Measured when the floors were set: English .95 and .88, with "look again" .81 and .97; Turkish .94 and .85, .85 and .97. */
const floors = {
  en: { trusted: { precision: 0.93, recall: 0.8 }, look: { precision: 0.78, recall: 0.92 } },
  tr: { trusted: { precision: 0.9, recall: 0.78 }, look: { precision: 0.8, recall: 0.92 } },
}

describe("sentences in natural speech by an author who knew neither rules nor training lines:", () => {
  for (const lang of ["en", "tr"] as const) {
    const lines = linesIn(lang)
    const gravest = new Map(
      lines.map(({ text }) => {
        const findings = checkMeaning(text, contexts[lang])
        return [text, findings.some(({ severity }) => severity !== "info") ? 2 : Math.min(1, findings.length)]
      }),
    )
    const level = ({ text }: Line) => gravest.get(text) ?? 0

    test(`${lang}: a warning can be trusted, and most of what may not be said gets one`, () => {
      const { precision, recall } = measured(lines, (line) => level(line) === 2)
      expect(precision).toBeGreaterThanOrEqual(floors[lang].trusted.precision)
      expect(recall).toBeGreaterThanOrEqual(floors[lang].trusted.recall)
    })

    test(`${lang}: with "look again" hardly anything is passed over`, () => {
      const { precision, recall } = measured(lines, (line) => level(line) > 0)
      expect(precision).toBeGreaterThanOrEqual(floors[lang].look.precision)
      expect(recall).toBeGreaterThanOrEqual(floors[lang].look.recall)
    })

    test(`${lang}: no class is passed over`, () => {
      const classes = [...new Set(lines.map(({ near }) => near))].filter((near) => near !== "ordinary")
      expect(classes).toHaveLength(15)
      const weak = classes.filter((near) => {
        const own = lines.filter((line) => line.label === near)
        return own.filter((line) => level(line) === 2).length < own.length / 2
      })
      expect(weak).toEqual([])
    })

    test(`${lang}: what is ordinary is left alone`, () => {
      const ordinary = lines.filter(({ near }) => near === "ordinary")
      expect(ordinary.filter((line) => level(line) === 2).map(({ text }) => text)).toEqual([])
    })
  }
})

test("tr: typed without the marks of its letters a sentence is judged as with them", () => {
  const levelOf = (text: string) =>
    checkMeaning(text, contexts.tr).some(({ severity }) => severity !== "info")
  const lines = linesIn("tr").filter(({ text }) => unmarked(text) !== text.toLowerCase())
  const others = lines.filter(({ text }) => levelOf(unmarked(text)) !== levelOf(text))
  // Measured when the bound was set: 1 of 258; 33 before the marks were put back.
  expect(others.length, others.map(({ text }) => text).join("\n")).toBeLessThanOrEqual(6)
})
