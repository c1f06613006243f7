import { afterEach, expect, test, vi } from "vitest"
import { failureWords, identity } from "./identity.ts"
import { ApiError } from "./problem.ts"

afterEach(() => vi.unstubAllGlobals())

/** What a person is told when the sign-in service refuses with this. */
const toldOf = async (status: number, body: object, headers: Readonly<Record<string, string>> = {}) => {
  vi.stubGlobal("fetch", async () => Response.json(body, { status, headers }))
  return failureWords(await identity("change-address", {}).catch((error: unknown) => error))
}

test.each([
  ["SESSION_REQUIRED", "Please sign in to continue."],
  ["DemoAccount", "This demo account is shared: its sign-in stays as it is."],
  [
    "ENOUGH_LETTERS",
    "We have sent several e-mails to this address. Look in your inbox and spam folder, or try again in an hour.",
  ],
  [
    "KEY_DID_NOT_ASK",
    "This key was used without fingerprint, face or PIN. Turn one on for it, or choose another key.",
  ],
  ["INVALID_EMAIL", "Enter a complete e-mail address, such as name@clinic.org."],
  ["NOT_ANOTHER_ADDRESS", "Enter a complete address that is not your present one."],
  ["PASSWORD_TOO_SHORT", "Use at least 12 characters."],
  ["PASSWORD_LEAKED", "This password is in a known leak. Choose another one."],
])("%s is told by its code, not in the words of the service", async (code, words) => {
  expect(await toldOf(400, { code, message: "Words of the service" })).toBe(words)
})

test("a code that no sentence is written for is told in general", async () => {
  const general = "That did not work. Please try again."
  expect(await toldOf(400, { code: "FIELD_NOT_ALLOWED", message: "Field not allowed to be set" })).toBe(
    general,
  )
  expect(await toldOf(404, { message: "Words of the service" })).toBe(general)
})

test("what our own server refused is told in its words, which are in the language of the screens", async () => {
  const headers = { "content-type": "application/problem+json; charset=utf-8" }
  const message = "Bu alan eksik."
  expect(await toldOf(400, { code: "InvalidRequest", message }, headers)).toBe(message)
})

test("the wait is told in seconds, and a long one in minutes", async () => {
  const wait = (seconds: number) => toldOf(429, { message: "Too many" }, { "x-retry-after": `${seconds}` })
  expect(await wait(30)).toBe("Too many attempts. Please try again in 30 seconds.")
  expect(await wait(240)).toBe("Too many attempts. Please try again in 4 minutes.")
})

test("a fault of the browser is told in general, and one of the connection by its own sentence", () => {
  expect(failureWords(new TypeError("x is not a function"))).toBe("That did not work. Please try again.")
  const outage = {
    type: "about:blank",
    title: "",
    status: 503,
    detail: "",
    message: "Bekleyin.",
    code: "Outage",
  }
  expect(failureWords(new ApiError(outage))).toBe("Bekleyin.")
})
