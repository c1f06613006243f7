import { expect, test } from "vitest"
import { foreignMatterIn } from "./foreign-matter.ts"

test.each(["SAVE20 at the checkout.", "Enter KREATIN15 when you pay."])("sees a voucher code: %s", (text) => {
  expect(foreignMatterIn(text)).toBe("No voucher codes.")
})

test.each([
  "CoQ10 did not help, in a trial.",
  "Vitamin B12 and SPF 50.",
  "Omega-3 and D3 vitamini.",
  "Your VO2max rises with training.",
  "VO2max'ı saatiniz tahmin eder.",
  "Half of those who had quit were back on it.",
])("takes no substance and no number for a code: %s", (text) => {
  expect(foreignMatterIn(text)).toBeNull()
})
