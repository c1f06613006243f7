import { contract } from "@rounds/core/contract/contract.ts"
import type { Endpoint } from "@rounds/core/contract/endpoint.ts"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import { describe, expect, test } from "vitest"
import { decodePart } from "./decode.ts"

const inputs = contract.flatMap((endpoint: Endpoint) =>
  (["params", "query", "body"] as const).flatMap((part) => {
    const schema = endpoint[part]
    return schema === undefined ? [] : [[`${endpoint.method} ${endpoint.path} ${part}`, schema] as const]
  }),
)

const messagesOf = (schema: (typeof inputs)[number][1], input: unknown): ReadonlyArray<string> => {
  const exit = Effect.runSyncExit(Effect.flip(decodePart(schema, input)))
  return Exit.isSuccess(exit) ? exit.value.errors.map(({ message }) => message) : []
}

/** Fields of a part, as its own complaint about an empty one and about every wrong kind of value names them. */
const wrong: ReadonlyArray<unknown> = [undefined, null, 7, "", "nonsense", "x".repeat(5_000), true, [], {}]
const names =
  "id topicId key token email name topicTitle language duration planId limit cursor q specialty platform profession experienceLevel preferredTone targetAudience billingFrequency angle scriptFormat contentTone targetPlatform other".split(
    " ",
  )

describe("what is said about a field", () => {
  test.each(inputs)("of %s is for people", (_, schema) => {
    const said = wrong.flatMap((value) => [
      ...messagesOf(schema, value),
      ...messagesOf(schema, Object.fromEntries(names.map((name) => [name, value]))),
      ...names.flatMap((name) => messagesOf(schema, { [name]: value })),
    ])
    expect(said.length).toBeGreaterThan(0)
    for (const message of new Set(said)) {
      expect(message).toMatch(/^[A-Z][^|"]*[.!?a-z)0-9]$/)
      expect(message).not.toMatch(/Expected|Missing key|Unexpected|UUID|undefined|length of/)
    }
  })

  test("names the choices there are, and the length there may be", () => {
    const find = (path: string, method: string) =>
      contract.find((one: Endpoint) => one.path === path && one.method === method)
    const body = (path: string): Endpoint["body"] => {
      const endpoint: Endpoint | undefined = find(path, "POST")
      return endpoint?.body
    }
    const order = body("/api/generate-script")
    if (order === undefined) throw new Error("the call is gone")
    expect(messagesOf(order, { topicTitle: "Sleep", language: "latin" })).toEqual([
      "Choose one of: english, turkish",
    ])
    expect(messagesOf(order, { topicTitle: "x".repeat(301) })).toEqual(["Use at most 300 characters"])
    expect(messagesOf(order, { topicTitle: "   " })).toEqual(["Topic title is required"])
    expect(messagesOf(order, { topicTitle: "Sleep", colour: "red" })).toEqual(["There is no such field"])
  })
})
