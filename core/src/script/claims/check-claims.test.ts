import { describe, expect, test } from "vitest"
import type { Language } from "#script/settings.ts"
import { type ClaimContext, checkClaims } from "./check-claims.ts"
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

describe("the sentence rules", () => {
  test("are the 42 of the table", () => {
    expect(claimRules.map(({ id }) => id).toSorted()).toEqual(examples.map(({ rule }) => rule).toSorted())
    expect(claimRules).toHaveLength(42)
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
