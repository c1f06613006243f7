import * as fc from "fast-check"
import { describe, expect, test } from "vitest"
import type { ClaimContext } from "./check-claims.ts"
import { checkMeaning } from "./check-meaning.ts"
import { plainText } from "./plain-text.ts"

const english: ClaimContext = { language: "english", market: "US", promotes: "product", profession: null }
const turkish: ClaimContext = { ...english, language: "turkish", market: "TR" }

const grave = (text: string, context: ClaimContext) =>
  checkMeaning(text, context)
    .filter(({ severity }) => severity !== "info")
    .map(({ rule }) => rule)

const wide = (text: string) =>
  Array.from(text).map((letter) =>
    /[!-~]/.test(letter) ? String.fromCharCode(letter.charCodeAt(0) + 0xfee0) : letter,
  )

const cyrillic: { readonly [letter: string]: string } = {
  a: "а",
  c: "с",
  e: "е",
  o: "о",
  p: "р",
  x: "х",
  i: "і",
}

const disguises: ReadonlyArray<readonly [string, (text: string) => string]> = [
  [
    "letters of another alphabet",
    (text) => text.replace(/[aceopxi]/g, (letter) => cyrillic[letter] ?? letter),
  ],
  ["full width", (text) => wide(text).join("")],
  ["invisible letters", (text) => Array.from(text).join("\u200b")],
  ["soft hyphens", (text) => Array.from(text).join("\u00ad")],
  ["marks over letters", (text) => text.replace(/[aeo]/g, (letter) => `${letter}\u0301`)],
  ["capitals", (text) => text.toUpperCase()],
  [
    "mathematical letters",
    (text) => text.replace(/[a-z]/g, (letter) => String.fromCodePoint(0x1d41a + letter.charCodeAt(0) - 97)),
  ],
]

describe("a claim in disguise is found as it is without:", () => {
  test.each(disguises)("%s", (_, disguise) => {
    for (const text of ["garlic cures cancer.", "this tea reverses diabetes for good."]) {
      expect(grave(text, english)).not.toEqual([])
      expect(grave(disguise(text), english)).toEqual(grave(text, english))
    }
  })

  test.each([
    "Garlic c u r e s cancer.",
    "Garlic c.u.r.e.s cancer.",
    "Garlic c-u-r-e-s cancer.",
    "Garlic cur3s c4ncer.",
  ])("%s", (text) => {
    expect(grave(text, english)).toContain("HC-CURE")
  })

  test.each([
    "Sarımsak gribi tedavi eder.",
    "SARIMSAK GRİBİ TEDAVİ EDER.",
    "Zerdeçal uykusuzluğu tedavi eder.",
    "Ozempic'i reçetesiz bizden alın.",
    "Ozempic’i reçetesiz bizden alın.",
  ])("in Turkish with its endings: %s", (text) => {
    expect(grave(text, turkish)).not.toEqual([])
  })
})

describe("the plain text", () => {
  test.each(["english", "turkish"] as const)("keeps of every letter where it stands: %s", (language) => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), (written) => {
        const { text, from, to } = plainText(written, language)
        expect(from).toHaveLength(text.length)
        expect(to).toHaveLength(text.length)
        from.forEach((start, i) => {
          expect(start).toBeLessThan(to[i] ?? 0)
          expect(to[i]).toBeLessThanOrEqual(written.length)
          expect(start).toBeGreaterThanOrEqual(from[i - 1] ?? 0)
        })
      }),
    )
  })

  test("of letters set apart drops what stands between them, and keeps their places", () => {
    const { text, from, to } = plainText("it c u r e s all", "english")
    expect(text).toBe("it cures all")
    expect("it c u r e s all".slice(from[3] ?? 0, to[7] ?? 0)).toBe("c u r e s")
  })

  test("keeps what only looks like a disguise", () => {
    expect(plainText("Vitamin B12, D3, HbA1c, 3 x 8 reps, 2.5 mg", "english").text).toContain("b12, d3")
    expect(plainText("IĞDIR'DA İLAÇ", "turkish").text).toBe("ığdır'da ilaç")
  })
})

describe("a finding says where it stands", () => {
  const sentences = [
    "Garlic cures cancer.",
    "Drink water.",
    "It has no side effects!",
    "[smiles] Lose 10 pounds in two weeks.",
  ]

  test("as a range of the text that was checked, inside its sentence", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...sentences), { minLength: 1, maxLength: 9 }), (parts) => {
        const text = parts.join(" ")
        for (const { start = 0, end = 0, sentence, rulePack } of checkMeaning(text, english)) {
          const words = text.slice(start, end)
          expect(words.trim()).not.toBe("")
          expect(sentence).toContain(words)
          expect(rulePack).toMatch(/^\d{4}\.\d+/)
        }
      }),
    )
  })

  test("and which words weighed most, in the script's language", () => {
    const [finding] = checkMeaning("Bu kür kanseri yok eder.", turkish)
    expect(finding?.reason).toMatch(/söyl|vaded/)
    expect(finding?.safer).toMatch(/[çğışöü]/)
  })
})
