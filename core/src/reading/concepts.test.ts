import { describe, expect, test } from "vitest"
import { holdsConcept, isEligible, isEligiblePair, knownConceptsOf, sequenceOf } from "./concepts.ts"

describe("the sequence of a text", () => {
  test.each([
    [
      "keeps words in order, and says where they are parted",
      "Loss of hair. Terrible",
      ["loss", "", "hair", "", "terribl"],
    ],
    ["keeps a number with the word before it", "My zone 2 runs, 45 minutes", ["zone", "2", "run"]],
    ["knows a name with and without its hyphen", "BPC-157 or BPC157", ["bpc157", "", "bpc157"]],
    ["reads a name of numbers as one", "Is 12-3-30 cardio?", ["12-3-30", "cardio"]],
    ["reads a number with a point as one", "My first Ironman 70.3 swim", ["ironman", "70.3", "swim"]],
    ["leaves small amounts out", "1.5 cups of 0.5 squash", ["cup", "", "squash"]],
    ["leaves out what is measured", "12.5 mg of zinc at 72.5 kg", ["mg", "", "zinc", "", "kg"]],
    ["leaves prices and times of day out", "Pilates at 10.30 for 19.99", ["pilat"]],
    ["parts words with a hyphen that others write apart", "mouth-taping", ["mouth", "tape"]],
    ["keeps a day that has an owner", "Happy Mother's Day", ["happi", "mother", "day"]],
  ])("%s", (_, text, expected) => {
    expect(sequenceOf(text).filter((term, i, all) => term !== "" || i < all.length - 1)).toEqual(expected)
  })
})

test("a known pair is a concept, and each concept counts once", () => {
  expect(knownConceptsOf(sequenceOf("Hair loss. Terrible hair loss"))).toEqual([
    "hair",
    "loss",
    "hair_loss",
    "terribl",
  ])
})

test("a stop word or the end of a sentence between two words leaves no pair", () => {
  expect(holdsConcept(sequenceOf("the loss of hair"), "loss_hair")).toBe(false)
  expect(holdsConcept(sequenceOf("Any tips? Hair loss"), "tip_hair")).toBe(false)
  expect(holdsConcept(sequenceOf("about snail mucin"), "snail_mucin")).toBe(true)
})

test("new names may be topics; amounts, ranks, dimensions and common words may not", () => {
  for (const word of ["retatrutid", "bpc157", "lmnt", "12-3-30", "hyrox", "13.1"])
    expect(isEligible(word)).toBe(true)
  for (const word of ["7x10", "3rd", "200mg", "school", "boston"]) expect(isEligible(word)).toBe(false)
  expect(isEligiblePair("snail", "mucin")).toBe(true)
  expect(isEligiblePair("zone", "2")).toBe(true)
  for (const amount of ["5lb", "2.5lb", "1.5x"]) expect(isEligiblePair(amount, "plate")).toBe(false)
  expect(isEligiblePair("2", "zone")).toBe(false)
})
