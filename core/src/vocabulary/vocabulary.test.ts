import { readdirSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { describe, expect, test } from "vitest"
import { isOtherThing } from "./other-things.ts"
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

test("a longer name may be another thing than the word in it", () => {
  expect(isOtherThing("sweet_potato", "potato")).toBe(true)
  expect(isOtherThing("bodi_fat", "fat")).toBe(true)
  expect(isOtherThing("burn_fat", "fat")).toBe(true)
  expect(isOtherThing("potato_soup", "potato")).toBe(false)
  expect(isOtherThing("sweet_potato", "sweet")).toBe(false)
})
