import { readdirSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { describe, expect, test } from "vitest"
import { otherThings } from "./rows/other-things.ts"
import { vocabulary } from "./vocabulary.ts"

const files = new Set(
  readdirSync(fileURLToPath(new URL("../../../fixtures/evidence/subjects", import.meta.url))).map((name) =>
    name.replace(/\.json$/, ""),
  ),
)

describe("the list of subjects", () => {
  test("has a name and a form in every line", () => {
    for (const { name, forms } of vocabulary) {
      expect(name).not.toBe("")
      for (const form of forms.english) expect(form).toMatch(/^[\p{L}\p{N}].*\S$|^\p{L}$/u)
    }
  })

  test("says each form once", () => {
    const forms = vocabulary.flatMap((entry) => entry.forms.english.map((form) => form.toLowerCase()))
    expect(forms.filter((form, i) => forms.indexOf(form) !== i)).toEqual([])
  })

  test("names files that the evidence library has", () => {
    const missing = vocabulary.filter(({ evidence }) => evidence !== null && !files.has(evidence))
    expect(missing.map(({ name, evidence }) => `${name}: ${evidence}`)).toEqual([])
  })

  test("gives what the evidence library knows its Turkish name", () => {
    const silent = vocabulary.filter(({ evidence, forms }) => evidence !== null && forms.turkish.length === 0)
    expect(silent.map(({ name }) => name)).toEqual([])
  })

  test("holds no event of one year", () => {
    const events =
      /boston|london marathon|super bowl|valentine|arnold|murph|mother's day|tour de france|crossfit (?:open|games)/i
    expect(vocabulary.filter(({ name, forms }) => events.test(`${name} ${forms.english.join(" ")}`))).toEqual(
      [],
    )
  })
})

test("names of other things are of two words, one of which is the word that they are not", () => {
  const lines = otherThings.trim().split("\n")
  for (const line of lines) {
    const [word = "", names = ""] = line.split("|").map((cell) => cell.trim())
    for (const name of names.split(",").map((one) => one.trim())) {
      expect(name.split(" "), line).toHaveLength(2)
      expect(name.split(" "), line).toContain(word)
    }
  }
  expect(lines.map((line) => line.split(" ")[0])).toEqual(lines.map((line) => line.split(" ")[0]).toSorted())
})
