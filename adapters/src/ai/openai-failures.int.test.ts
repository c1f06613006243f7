import { ScriptWriter } from "@rounds/core/script/ports.ts"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Latch from "effect/Latch"
import * as Logger from "effect/Logger"
import { afterAll, describe, expect, test } from "vitest"
import { fakedWriter, order, recorded } from "#testing/faked-writer.ts"
import { problemOfEndpoint } from "./openai.ts"

const { endpoint, settings, Writer, write, refusalOf } = await fakedWriter()
afterAll(endpoint.stop)

/** In which form the answer was asked for. */
const formOf = ({ body }: { readonly body: { readonly [name: string]: unknown } }): string => {
  const format = body["response_format"]
  return typeof format === "object" && format !== null && "type" in format ? String(format.type) : "plain"
}

describe("the writer with an endpoint that fails", () => {
  test.each([
    ["seconds", "1800", 1_800],
    ["a date", new Date(Date.now() + 1_800_000).toUTCString(), 1_800],
    ["far too long", "86400", 3_600],
    ["a date that has passed", new Date(0).toUTCString(), 0],
    ["nonsense", "soon", null],
  ])("says when to come back, told in %s", async (_, header, expected) => {
    const headers = { "retry-after": header, "x-should-retry": "false" }
    endpoint.behave({ content: recorded, failures: [{ status: 429, headers }] })
    const refusal = await refusalOf(write())
    const told = refusal._tag === "WriterUnavailable" ? refusal.retryAfterSeconds : -1
    // A date is as old as the test by now.
    expect(told === null ? null : Math.round(told / 60)).toBe(expected === null ? null : expected / 60)
  })

  test("tries twice more when the endpoint is busy", async () => {
    const busy = { status: 429, headers: { "retry-after-ms": "10" } }
    endpoint.behave({ content: recorded, failures: [busy, busy] })
    await Effect.runPromise(write())
    expect(endpoint.seen).toHaveLength(3)
  })

  test.each([
    [
      "stays busy",
      { failures: Array.from({ length: 3 }, () => ({ status: 429, headers: { "retry-after": "0" } })) },
      3,
    ],
    [
      "breaks down",
      { failures: Array.from({ length: 3 }, () => ({ status: 500, headers: { "retry-after-ms": "1" } })) },
      3,
    ],
    ["breaks off in the middle", { trouble: "broken" as const }, 1],
  ])("is unavailable when the endpoint %s", async (_, behaviour, tries) => {
    endpoint.behave({ content: recorded, ...behaviour })
    expect(await refusalOf(write())).toMatchObject({ _tag: "WriterUnavailable" })
    expect(endpoint.seen).toHaveLength(tries)
  })

  test.each([
    [401, "key"],
    [403, "key"],
    [404, "model"],
  ])("is not set up when the endpoint answers %i: the %s is to be mended", async (status, problem) => {
    endpoint.behave({ content: recorded, failures: [{ status }] })
    expect(await refusalOf(write())).toMatchObject({ _tag: "WriterMisconfigured", problem })
    expect(endpoint.seen).toHaveLength(1)
  })

  test.each([400, 422])(
    "is not set up when the endpoint answers %i to every form of request",
    async (status) => {
      endpoint.behave({ content: recorded, failures: [{ status }, { status }, { status }] })
      expect(await refusalOf(write())).toMatchObject({ _tag: "WriterMisconfigured", problem: "request" })
      expect(endpoint.seen.map(formOf)).toEqual(["json_schema", "json_object", "plain"])
    },
  )

  test.each([
    ["no schema", 1, "json_object"],
    ["no form at all", 2, "plain"],
  ])("asks an endpoint that takes %s for the shape in words, and remembers it", async (_, refusals, form) => {
    const failures = Array.from({ length: refusals }, () => ({ status: 400 }))
    endpoint.behave({ content: `Here you are:\n${recorded}`, failures })
    await Effect.runPromise(
      Effect.gen(function* () {
        const writer = yield* ScriptWriter
        const first = yield* writer.write(order, () => Effect.void)
        expect(first).toMatchObject({ draft: { hashtags: ["#magnesium", "#sleep", "#pharmacist"] } })
        yield* writer.write(order, () => Effect.void)
      }).pipe(Effect.provide(Writer)),
    )
    expect(endpoint.seen.slice(-2).map(formOf)).toEqual([form, form])
    expect(endpoint.seen).toHaveLength(refusals + 2)
    expect(JSON.stringify(endpoint.seen.at(-1)?.body["messages"])).toContain("one JSON object")
  })

  test.each([
    ["breaks off", { trouble: "broken" as const }],
    ["hangs and is given up", { trouble: "middle" as const }],
  ])("says what a call took that %s", async (_, behaviour) => {
    endpoint.behave({ content: recorded, ...behaviour })
    const lost: Array<{ readonly tokens: number; readonly cost: number | null }> = []
    const begun = Latch.makeUnsafe()
    const fiber = Effect.runFork(
      ScriptWriter.use((writer) =>
        writer.write(
          order,
          () => Effect.asVoid(begun.open),
          (taken) => Effect.sync(() => void lost.push(taken)),
        ),
      ).pipe(Effect.exit, Effect.provide(Writer)),
    )
    while (endpoint.seen.length === 0) await new Promise((resolve) => setImmediate(resolve))
    if (behaviour.trouble === "middle") {
      await Effect.runPromise(Effect.timeoutOption(begun.await, "1 second"))
      await Effect.runPromise(Fiber.interrupt(fiber))
    } else await Effect.runPromise(Fiber.await(fiber))
    expect(lost).toEqual([{ tokens: expect.any(Number), cost: expect.any(Number) }])
    // Instructions of this length are a thousand tokens and more.
    expect(lost[0]?.tokens).toBeGreaterThan(1_000)
  })

  test("says in the log once a minute that it is not set up, without the key", async () => {
    const lines: string[] = []
    const keep = Logger.layer([Logger.make(({ message }) => void lines.push(String(message)))])
    const refused = { status: 401 }
    endpoint.behave({ content: recorded, failures: [refused, refused, refused] })
    await Effect.runPromise(
      Effect.gen(function* () {
        const writer = yield* ScriptWriter
        const attempt = Effect.flip(writer.write(order, () => Effect.void))
        yield* attempt
        yield* attempt
        yield* attempt
      }).pipe(Effect.provide([Writer, keep])),
    )
    expect(lines).toEqual([
      "No script can be written: the AI endpoint refuses OPENAI_API_KEY (model model-x)",
    ])
  })

  test.each([
    ["takes key and model", { content: "ok", plain: true as const }, null],
    [
      "refuses the key",
      { content: "", failures: [{ status: 401 }] },
      "the AI endpoint refuses OPENAI_API_KEY",
    ],
    [
      "does not know the model",
      { content: "", failures: [{ status: 404 }] },
      "the AI endpoint does not know OPENAI_MODEL",
    ],
    ["finds the question malformed", { content: "", failures: [{ status: 400 }] }, null],
    ["breaks down", { content: "", failures: [{ status: 500 }] }, "the AI endpoint does not answer"],
  ])("an operator is told at once when the endpoint %s", async (_, behaviour, expected) => {
    endpoint.behave(behaviour)
    expect(await problemOfEndpoint(settings)).toBe(expected)
    expect(endpoint.seen).toHaveLength(1)
  })

  test.each(["before", "middle"] as const)(
    "lets go of an endpoint that hangs (%s), when interrupted",
    async (trouble) => {
      endpoint.behave({ content: recorded, trouble })
      const begun = Latch.makeUnsafe()
      const fiber = Effect.runFork(write(() => Effect.asVoid(begun.open)))
      while (endpoint.seen.length === 0) await new Promise((resolve) => setImmediate(resolve))
      if (trouble === "middle") await Effect.runPromise(Effect.timeoutOption(begun.await, "1 second"))
      await Effect.runPromise(Fiber.interrupt(fiber))
      await endpoint.seen[0]?.closed
      expect(endpoint.seen).toHaveLength(1)
    },
  )
})
