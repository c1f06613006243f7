import { expect, test } from "vitest"
import { choiceIn } from "./kept-choice.ts"

test("a stored trial intent without details is Creator Pro, monthly", () => {
  expect(choiceIn('{"isTrial":true}')).toEqual({ planId: "creator_pro", billingFrequency: "monthly" })
})

test("a stored choice keeps its plan and frequency", () => {
  expect(choiceIn('{"isTrial":false,"planId":"professional","billingFrequency":"yearly"}')).toEqual({
    planId: "professional",
    billingFrequency: "yearly",
  })
})

test.each(["", "{", "null", "7", '"creator_pro"', '{"planId":"admin"}', '{"billingFrequency":"daily"}'])(
  "a malformed intent is discarded: %s",
  (text) => {
    expect(choiceIn(text)).toBeUndefined()
  },
)
