import { ScriptWriter } from "@rounds/core/script/ports.ts"
import { review } from "@rounds/core/script/review.ts"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { afterAll, describe, expect, test } from "vitest"
import { fakedWriter, order, recorded } from "#testing/faked-writer.ts"
import { OpenAiScriptWriter } from "./writer.ts"

const { endpoint, write, refusalOf } = await fakedWriter()
afterAll(endpoint.stop)

describe("the writer with an OpenAI-compatible endpoint", () => {
  test("reads a streamed answer, tells its text as it arrives, and counts the tokens", async () => {
    endpoint.behave({ content: recorded })
    let told = ""
    const written = await Effect.runPromise(write((delta) => Effect.sync(() => void (told += delta))))
    expect(written).toMatchObject({
      tokens: 1_200,
      // 900 tokens at $2 and 300 at $8 for a million.
      cost: 0.0042,
      draft: { hashtags: ["#magnesium", "#sleep", "#pharmacist"] },
    })
    expect(told).toMatch(/^Magnesium for sleep: what holds up\?.*not medical advice\.$/s)
    expect(told).not.toContain("Close-up")
    const context = { language: "english", market: "US", promotes: "nothing", profession: null } as const
    expect(review(written.draft, order, [], context, "model")).toMatchObject({ _tag: "Passed", claims: [] })
  })

  test("sends the key, the model and a strict schema", async () => {
    endpoint.behave({ content: recorded })
    await Effect.runPromise(write())
    expect(endpoint.seen[0]).toMatchObject({
      authorization: "Bearer sk-test",
      body: { model: "model-x", stream: true, response_format: { json_schema: { strict: true } } },
    })
  })

  test("takes an address with a slash at its end", async () => {
    endpoint.behave({ content: recorded })
    const slashed = OpenAiScriptWriter({
      baseUrl: `${endpoint.url}/`,
      apiKey: Redacted.make("sk-test"),
      model: "model-x",
      price: null,
    })
    await Effect.runPromise(
      ScriptWriter.use((writer) => writer.write(order, () => Effect.void)).pipe(Effect.provide(slashed)),
    )
    expect(endpoint.seen.map(({ path }) => path)).toEqual(["/v1/chat/completions"])
  })

  test.each([
    ["an endpoint that does not stream", { content: recorded, plain: true as const }],
    ["an answer in a fence", { content: `\`\`\`json\n${recorded}\n\`\`\`` }],
    ["an answer in a fence, at once", { content: `\`\`\`\n${recorded}\`\`\`\n`, plain: true as const }],
  ])("takes %s", async (_, behaviour) => {
    endpoint.behave(behaviour)
    const written = await Effect.runPromise(write())
    expect(written).toMatchObject({ tokens: 1_200, cost: 0.0042, draft: { hashtags: expect.any(Array) } })
    expect(endpoint.seen).toHaveLength(1)
  })

  test.each([
    ["garbage", { content: "Sure! Here is your script." }, "unreadable"],
    ["an answer of another shape", { content: '{"beats":[{"name":1}]}' }, "unreadable"],
    [
      "an answer cut at its length limit",
      { content: recorded.slice(0, 400), finish: "length" as const },
      "unreadable",
    ],
    ["a refusal", { content: "", refusal: "I cannot help with that." }, "writer_declined"],
    ["a filtered answer", { content: "", finish: "content_filter" as const }, "writer_declined"],
    ["an endless answer", { content: "x".repeat(50_000) }, "unreadable"],
  ])("does not take %s for a draft", async (_, behaviour, reason) => {
    endpoint.behave(behaviour)
    expect(await refusalOf(write())).toMatchObject({
      _tag: "DraftUnusable",
      reason,
      ...(reason === "writer_declined" ? { tokens: 1_200, cost: 0.0042 } : {}),
    })
  })
})
