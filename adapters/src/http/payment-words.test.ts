import { PaymentSetupFailed } from "@rounds/core/subscription/rejections.ts"
import { expect, test } from "vitest"
import { toProblem } from "./problem.ts"

const told = (left: PaymentSetupFailed["left"], language: "english" | "turkish") =>
  toProblem(new PaymentSetupFailed({ message: "The subscription has expired.", left }), "", language).detail

test.each(["english", "turkish"] as const)(
  "the provider's own words are nobody's to read (%s)",
  (language) => {
    for (const left of ["no_checkout", "unchanged", "unknown"] as const)
      expect(told(left, language)).not.toContain("expired")
  },
)

test("that nothing has changed is said only where it is known", () => {
  expect(told("unchanged", "english")).toContain("nothing has changed")
  expect(told("unchanged", "turkish")).toContain("hiçbir şey değişmedi")
  expect(told("unknown", "english")).not.toContain("nothing has changed")
  expect(told("unknown", "turkish")).not.toContain("değişmedi")
})
