import { describe, expect, test } from "vitest"
import type { Language } from "#script/settings.ts"
import { type ClaimContext, checkClaims } from "./check-claims.ts"
import { checkMeaning } from "./check-meaning.ts"
import { advertisingExamples } from "#testing/claims/examples-advertising.ts"
import { evidenceExamples } from "#testing/claims/examples-evidence.ts"
import { medicineExamples } from "#testing/claims/examples-medicine.ts"
import { privacyExamples } from "#testing/claims/examples-privacy.ts"
import { treatmentExamples } from "#testing/claims/examples-treatment.ts"
import { vagueExamples } from "#testing/claims/examples-vague.ts"
import { weightExamples } from "#testing/claims/examples-weight.ts"
import { claimRules } from "./rules.ts"

const examples = [
  ...treatmentExamples,
  ...evidenceExamples,
  ...weightExamples,
  ...medicineExamples,
  ...privacyExamples,
  ...advertisingExamples,
  ...vagueExamples,
]

const context = (language: Language): ClaimContext => ({
  language,
  market: language === "turkish" ? "TR" : "US",
  promotes: "product",
  profession: null,
})

const everywhere = (text: string, language: Language) =>
  (["US", "UK", "EU", "TR"] as const).flatMap((market) =>
    checkClaims(text, { ...context(language), market }).map(({ rule }) => rule),
  )

test.each([
  ["Soru kelimesi kelimesine şu: “Sarı kantaron çayı depresyona iyi gelir mi?”", "turkish", "TR"],
  ["Soru kelimesi kelimesine şu: “Çörek otu astıma iyi gelir mi?”", "turkish", "TR"],
  ["The question, word for word: “Does black seed cure asthma?”", "english", "UK"],
] as const)("a question that is quoted is no claim: %s", (text, language, market) => {
  const context = { language, market, promotes: "nothing", profession: null } as const
  expect(checkClaims(text, context).filter(({ severity }) => severity === "block")).toEqual([])
})

test.each([
  ["How do I get rid of acne scars?", "english"],
  ["How do I get rid of warts?", "english"],
  ["Şeker hastalığı nasıl yok edilir?", "turkish"],
] as const)("who asks for the way promises nobody anything: %s", (text, language) => {
  for (const check of [checkClaims, checkMeaning])
    expect(check(text, context(language)).filter(({ severity }) => severity === "block")).toEqual([])
})

test.each([
  ["How do you make vertigo quit? One drop per ear, that's how.", "english"],
  ["Baş dönmesi nasıl defolur? Kulak başına bir damla, böyle.", "turkish"],
  ["Why do vaccines cause autism?", "english"],
] as const)("a promise behind the question, or in it, stays one: %s", (text, language) => {
  expect(checkMeaning(text, context(language)).some(({ severity }) => severity === "block")).toBe(true)
})

test("a claim before a quoted question stays one", () => {
  const context = { language: "turkish", market: "TR", promotes: "nothing", profession: null } as const
  const text = "Sarı kantaron çayı depresyonu tamamen iyileştirir, siz yine de bana sorun: “Denediniz mi?”"
  expect(checkClaims(text, context).length).toBeGreaterThan(0)
})

describe("the sentence rules", () => {
  test("are the 42 of the table, and the one on honey for infants", () => {
    expect(claimRules.map(({ id }) => id).toSorted()).toEqual(examples.map(({ rule }) => rule).toSorted())
    expect(claimRules).toHaveLength(43)
  })

  const cases = (side: "flags" | "passes") =>
    examples.flatMap(({ rule, [side]: texts }) =>
      (["english", "turkish"] as const).flatMap((language) =>
        texts[language].map((text) => [rule, text, language] as const),
      ),
    )

  test.each(cases("flags"))("%s flags: %s", (rule, text, language) => {
    expect(everywhere(text, language)).toContain(rule)
  })

  test.each(cases("passes"))("%s lets pass: %s", (rule, text, language) => {
    expect(everywhere(text, language)).not.toContain(rule)
  })
})
