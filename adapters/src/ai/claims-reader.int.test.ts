import { checkWithReader } from "@rounds/core/script/claims/reader.ts"
import type { ClaimContext } from "@rounds/core/script/claims/check-claims.ts"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { afterAll, describe, expect, test } from "vitest"
import { claimsReaderOff, openAiClaimsReader } from "./claims-reader.ts"
import { readClaims } from "./claims.wire.ts"
import { fakeEndpoint } from "./fake-endpoint.ts"

const endpoint = await fakeEndpoint()
afterAll(endpoint.stop)

const Reader = openAiClaimsReader({
  baseUrl: endpoint.url,
  apiKey: Redacted.make("sk-test"),
  model: "model-x",
})
const context: ClaimContext = { language: "english", market: "US", promotes: "product", profession: null }
const text = "Garlic cures cancer. The kettle is on."

const checked = (layer: typeof Reader, words = text) =>
  Effect.runPromise(checkWithReader(words, context).pipe(Effect.provide(layer)))

describe("a language model that reads beside the claims check", () => {
  test("is off unless it is set up, which takes no finding away", async () => {
    const { findings, model } = await checked(claimsReaderOff)
    expect(model).toBe("off")
    expect(findings.map(({ rule }) => rule)).toContain("HC-CURE")
  })

  test("that fails is said not to have read, and holds nothing up", async () => {
    endpoint.behave({ content: "", failures: [{ status: 500 }] })
    const { findings, model } = await checked(Reader)
    expect(model).toBe("unreachable")
    expect(findings.map(({ rule }) => rule)).toContain("HC-CURE")
  })
})

describe("a model's answer", () => {
  test("names sentences that there are and classes that are known", () => {
    const content =
      '```json\n{"claims":[{"sentence":1,"class":"cure"},{"sentence":9,"class":"cure"},{"sentence":0,"class":"x"}]}\n```'
    expect(readClaims(content, 2)).toEqual([{ sentence: 1, claimClass: "cure" }])
  })

  test.each(["", "no JSON", "{}", '{"claims":[{"sentence":-1,"class":"cure"}]}', "[]"])(
    "that cannot be read is none: %s",
    (content) => {
      expect(readClaims(content, 2)).toBeNull()
    },
  )
})
