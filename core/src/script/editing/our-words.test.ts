import { expect, test } from "vitest"
import { makeLibrary } from "#evidence/library.ts"
import type { Said } from "#script/said.ts"
import { ourWords } from "./our-words.ts"
import { retold } from "./retold.ts"

const library = makeLibrary([])
const disclaimer = "Talk to your doctor. This is no advice."
const said = (text: string, from: Said["from"]): Said => ({ text, findings: [], from })
const ours = (madeByAi: boolean, ...all: ReadonlyArray<Said>) => [
  ...ourWords(library, { language: "english", madeByAi, disclaimer })(all),
]

test("without a model all is ours but the person's own statements; a model's findings are read again", () => {
  const all = [said("It helps.", "finding"), said("Really?", "connective"), said("I saw it.", "own")]
  expect(ours(false, ...all)).toEqual(
    expect.arrayContaining(["It helps.", "Really?", "Talk to your doctor."]),
  )
  expect(ours(true, ...all)).toContain("Really?")
  for (const isAi of [true, false]) expect(ours(isAi, ...all)).not.toContain("I saw it.")
  expect(ours(true, ...all)).not.toContain("It helps.")
})

test("what a person types is read, though it is a question; words that stood there stay ours", () => {
  const typed = retold("Want to cure your acne for good? Really?", [said("Really?", "connective")])
  expect(typed.map(({ from }) => from)).toEqual(["connective", "connective"])
  expect(ours(false, ...typed)).toContain("Really?")
  expect(ours(false, ...typed)).not.toContain("Want to cure your acne for good?")
})
