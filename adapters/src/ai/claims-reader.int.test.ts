import type { ClaimContext } from "@rounds/core/script/claims/check-claims.ts"
import { checkMeaning } from "@rounds/core/script/claims/check-meaning.ts"
import { addedByReader } from "@rounds/core/script/claims/reader.ts"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Redacted from "effect/Redacted"
import { afterAll, describe, expect, test } from "vitest"
import { openAiClaimsReader } from "./claims-reader.ts"
import { readClaims } from "./claims.wire.ts"
import { fakeEndpoint } from "./fake-endpoint.ts"

const endpoint = await fakeEndpoint()
afterAll(endpoint.stop)

const readerAt = (baseUrl: string) =>
  openAiClaimsReader({
    baseUrl,
    apiKey: Redacted.make("sk-test"),
    model: "model-x",
    price: { input: 2, output: 10 },
  })
const Reader = readerAt(endpoint.url)
const context: ClaimContext = { language: "english", market: "US", promotes: "product", profession: null }
const text = "Garlic cures cancer. The kettle is on."

/** Characters of the messages of a request. */
const sentTo = (body: { readonly [name: string]: unknown } | undefined): number => {
  // A chat request holds messages.
  const messages = (body?.["messages"] ?? []) as ReadonlyArray<{ readonly content: string }>
  return messages.reduce((sum, { content }) => sum + content.length, 0)
}

const added = (reader = Reader) =>
  Effect.runPromise(
    addedByReader(text, context, checkMeaning(text, context), new Set()).pipe(Effect.provide(reader)),
  )

describe("a language model that reads beside the claims check", () => {
  test("is asked once, in the form of the endpoint, and its call is counted", async () => {
    endpoint.behave({ content: '{"claims":[{"sentence":1,"class":"guarantee"}]}', plain: true })
    const { findings, model, tokens, cost } = await added()
    expect(findings.map(({ rule, sentence }) => [rule, sentence])).toEqual([
      ["EV-GUARANTEE", "The kettle is on."],
    ])
    // 900 tokens sent at 2 dollars a million, 300 written at 10.
    expect({ model, tokens, cost }).toEqual({ model: "read", tokens: 1_200, cost: 0.0048 })
    expect(endpoint.seen).toHaveLength(1)
    const [seen] = endpoint.seen
    expect(seen).toMatchObject({
      path: "/v1/chat/completions",
      authorization: "Bearer sk-test",
      body: { model: "model-x", response_format: { type: "json_object" } },
    })
    expect(JSON.stringify(seen?.body)).toContain("0: Garlic cures cancer.\\n1: The kettle is on.")
  })

  test.each([401, 429, 500])(
    "that answers %i is said not to have read, and is not asked again",
    async (status) => {
      endpoint.behave({ content: "", failures: [{ status }] })
      expect(await added()).toEqual({
        sentences: [],
        findings: [],
        model: "unreachable",
        tokens: 0,
        cost: null,
      })
      expect(endpoint.seen).toHaveLength(1)
    },
  )

  test.each([400, 422])(
    "whose endpoint answers %i to a form of answer is asked without one, from then on",
    async (status) => {
      const claims = '{"claims":[{"sentence":1,"class":"guarantee"}]}'
      const reader = readerAt(endpoint.url)
      endpoint.behave({ content: claims, plain: true, failures: [{ status }] })
      expect(await added(reader)).toMatchObject({ model: "read", findings: [{ rule: "EV-GUARANTEE" }] })
      expect(endpoint.seen.map(({ body }) => Object.keys(body).toSorted())).toEqual([
        ["max_completion_tokens", "messages", "model", "response_format", "temperature"],
        ["messages", "model"],
      ])
    },
  )

  test("that refuses every form has read nothing", async () => {
    endpoint.behave({ content: "", failures: [{ status: 400 }, { status: 400 }] })
    expect(await added(readerAt(endpoint.url))).toMatchObject({ model: "unreachable", tokens: 0 })
    expect(endpoint.seen).toHaveLength(2)
  })

  test("whose answer is lost on the way is counted by what was sent", async () => {
    endpoint.behave({ content: "{}", trouble: "broken" })
    const { findings, model, tokens, cost } = await added()
    expect({ findings, model }).toEqual({ findings: [], model: "unreachable" })
    expect(tokens).toBe(Math.ceil(sentTo(endpoint.seen[0]?.body) / 4))
    expect(cost).toBeCloseTo((tokens * 2) / 1_000_000, 12)
  })

  test("that is given up is counted by what was sent", async () => {
    endpoint.behave({ content: "{}", trouble: "before" })
    const lost: Array<number> = []
    const fiber = Effect.runFork(
      addedByReader(text, context, [], new Set(), ({ tokens }) =>
        Effect.sync(() => void lost.push(tokens)),
      ).pipe(Effect.provide(Reader)),
    )
    while (endpoint.seen.length === 0) await new Promise((resolve) => setImmediate(resolve))
    await Effect.runPromise(Fiber.interrupt(fiber))
    await endpoint.seen[0]?.closed
    expect(lost).toEqual([Math.ceil(sentTo(endpoint.seen[0]?.body) / 4)])
  })

  test("that no request has come to costs nothing", async () => {
    const gone = await fakeEndpoint()
    await gone.stop()
    expect(await added(readerAt(gone.url))).toMatchObject({ model: "unreachable", tokens: 0, cost: null })
  })

  test("whose answer cannot be read adds nothing, and is counted all the same", async () => {
    endpoint.behave({ content: "I would rather not.", plain: true })
    expect(await added()).toMatchObject({ findings: [], model: "unreadable", tokens: 1_200 })
  })
})

describe("a model's answer", () => {
  test("names sentences that there are and classes that are known", () => {
    const content =
      '```json\n{"claims":[{"sentence":1,"class":"cure"},{"sentence":9,"class":"cure"},{"sentence":0,"class":"x"}]}\n```'
    expect(readClaims(content, 2)).toEqual([{ sentence: 1, claimClass: "cure" }])
  })

  test("says what it would only look at again", () => {
    const content =
      '{"claims":[{"sentence":0,"class":"cure","sure":false},{"sentence":1,"class":"hype","sure":"x"}]}'
    expect(readClaims(content, 2)).toEqual([
      { sentence: 0, claimClass: "cure", isUnsure: true },
      { sentence: 1, claimClass: "hype" },
    ])
  })

  test.each(["", "no JSON", "{}", '{"claims":[{"sentence":-1,"class":"cure"}]}', "[]"])(
    "that cannot be read is none: %s",
    (content) => {
      expect(readClaims(content, 2)).toBeNull()
    },
  )
})
