import { expect, test } from "vitest"
import { exampleFile, exampleFinding } from "#testing/evidence/example-files.ts"
import { faultsOfCorrection } from "./correct.ts"
import type { Correction } from "./reviews.ts"

const finding = exampleFinding()
const file = exampleFile()

const correction = (changes: Partial<Correction> = {}): Correction => ({
  says: { english: "One cup a day was studied.", turkish: "Günde bir fincan incelendi." },
  brief: { english: "One cup of example a day.", turkish: "Günde bir fincan örnek." },
  limit: null,
  safety: null,
  strength: "weak",
  ...changes,
})

test("plain words that say less stand", () => {
  expect(faultsOfCorrection(file, finding, correction())).toEqual([])
})

test("words too long for one breath do not stand", () => {
  const english = "One cup of example every day of every week of the year was studied."
  expect(
    faultsOfCorrection(file, finding, correction({ brief: { ...correction().brief, english } })),
  ).toEqual(["example-dose brief english: 14 words, at most 12"])
})

test("a cure promised in either language does not stand", () => {
  const says = {
    english: "One cup a day cures diabetes.",
    turkish: "Günde bir fincan diyabeti kesin iyileştirir.",
  }
  const faults = faultsOfCorrection(file, finding, correction({ says }))
  expect(faults.some((fault) => fault.includes("cures diabetes"))).toBe(true)
  expect(faults.some((fault) => fault.includes("diyabeti kesin iyileştirir"))).toBe(true)
})

test("evidence is not called stronger than its design allows", () => {
  const cohort = exampleFinding({ design: "cohort", strength: "weak" })
  const faults = faultsOfCorrection(
    exampleFile({ findings: [cohort] }),
    cohort,
    correction({ strength: "strong" }),
  )
  expect(faults).toEqual(["example-dose: called strong, but a cohort is weak evidence"])
})
