import * as Result from "effect/Result"
import { expect, test } from "vitest"
import { confirmedFor, mayBeginScript } from "./confirmed.ts"

const unconfirmed = { emailVerified: false }
const confirmed = { emailVerified: true }

test.each([
  [0, unconfirmed, true],
  [1, unconfirmed, false],
  [4, unconfirmed, false],
  [0, confirmed, true],
  [400, confirmed, true],
])("after %i scripts, an account with %j may begin another: %s", (begun, account, allowed) => {
  expect(Result.isSuccess(mayBeginScript(begun, account))).toBe(allowed)
})

test("a checkout waits for the confirmed address, and the refusal says what waited", () => {
  expect(confirmedFor("checkout", unconfirmed)).toMatchObject({
    failure: { _tag: "AddressNotConfirmed", before: "checkout" },
  })
  expect(Result.isSuccess(confirmedFor("checkout", confirmed))).toBe(true)
})
