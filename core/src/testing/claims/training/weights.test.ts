import { readFileSync } from "node:fs"
import { describe, expect, test } from "vitest"
import { featuresOf } from "#script/claims/learned/features.ts"
import { exampleOf, vocabularyOf } from "./examples.ts"
import { labelledDigest } from "./digest.ts"
import { trainNetwork } from "./network.ts"

/** Lawful, and one class. */
const outputs = 2

describe("what the claims check learned:", () => {
  test.each(["english", "turkish"])(
    "its %s weights are of the sentences that stand in fixtures/claims",
    (language) => {
      const file = new URL(`../../../script/claims/learned/weights-${language}.gen.ts`, import.meta.url)
      const [, known = ""] = readFileSync(file, "utf8").split("\n", 2)
      expect(known, "npm run claims:train writes them anew").toContain(`known by ${labelledDigest()} and`)
    },
  )

  test("the same sentences give the same network, and words that are hidden while it learns are chosen alike", () => {
    const reads = ["this tea cures everything", "this tea cures nothing", "tea is what we drink"].map(
      (text, i) => ({
        ...featuresOf(text, "english"),
        label: i === 0 ? 1 : 0,
      }),
    )
    const vocabulary = vocabularyOf(reads)
    const network = () =>
      trainNetwork(
        reads.map((read) => exampleOf(read, vocabulary)),
        vocabulary.size,
        outputs,
        20,
      )
    const one = network()
    expect(network()).toEqual(one)
    expect(one.weights.some((weight) => Math.abs(weight) > 0.1)).toBe(true)
  })
})
