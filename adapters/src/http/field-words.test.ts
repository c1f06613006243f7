import { contract } from "@rounds/core/contract/contract.ts"
import type { Endpoint } from "@rounds/core/contract/endpoint.ts"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import { describe, expect, test } from "vitest"
import { fields as english } from "#language/english/fields.ts"
import { fieldErrors, type FieldWords } from "#language/fields.ts"
import { fields as turkish } from "#language/turkish/fields.ts"
import { decodePart } from "./decode.ts"

const inputs = contract.flatMap((endpoint: Endpoint) =>
  (["params", "query", "body"] as const).flatMap((part) => {
    const schema = endpoint[part]
    return schema === undefined ? [] : [[`${endpoint.method} ${endpoint.path} ${part}`, schema] as const]
  }),
)

const messagesOf = (
  words: FieldWords,
  schema: (typeof inputs)[number][1],
  input: unknown,
): ReadonlyArray<string> => {
  const exit = Effect.runSyncExit(Effect.flip(decodePart(schema, input)))
  return Exit.isSuccess(exit) ? fieldErrors(words, exit.value.errors).map(({ message }) => message) : []
}

/** Fields of a part, as its own complaint about an empty one and about every wrong kind of value names them. */
const wrong: ReadonlyArray<unknown> = [undefined, null, 7, "", "nonsense", "x".repeat(5_000), true, [], {}]
const names =
  "id topicId key token email name topicTitle language duration planId limit cursor q specialty platform profession experienceLevel preferredTone targetAudience billingFrequency angle scriptFormat contentTone targetPlatform other".split(
    " ",
  )

describe.each([
  ["English", english],
  ["Turkish", turkish],
] as const)("what is said about a field in %s", (_, words) => {
  test.each(inputs)("of %s is for people", (_, schema) => {
    const said = wrong.flatMap((value) => [
      ...messagesOf(words, schema, value),
      ...messagesOf(words, schema, Object.fromEntries(names.map((name) => [name, value]))),
      ...names.flatMap((name) => messagesOf(words, schema, { [name]: value })),
    ])
    expect(said.length).toBeGreaterThan(0)
    for (const message of new Set(said)) {
      expect(message).toMatch(/^(?:[\p{Lu}\d][^|"]*[.!?\p{L})0-9]|must be a day.*|bir gün olmalı.*)$/u)
      expect(message).not.toMatch(/Expected|Missing key|Unexpected|UUID|undefined|length of/)
    }
  })
})

test("a fault names the choices there are, and the length there may be, in the reader's language", () => {
  const order = contract.find(({ path }: Endpoint) => path === "/api/generate-script")
  if (order === undefined || !("body" in order)) throw new Error("the call is gone")
  const said = (words: FieldWords, input: object) => messagesOf(words, order.body, input)
  expect(said(english, { topicTitle: "Sleep", language: "latin" })).toEqual([
    "Choose one of: english, turkish",
  ])
  expect(said(english, { topicTitle: "x".repeat(301) })).toEqual(["Use at most 300 characters"])
  expect(said(english, { topicTitle: "   " })).toEqual(["Topic title is required"])
  expect(said(english, { topicTitle: "Sleep", colour: "red" })).toEqual(["There is no such field"])
  expect(said(turkish, { topicTitle: "x".repeat(301) })).toEqual(["En çok 300 karakter yazın"])
  expect(said(turkish, { topicTitle: "   " })).toEqual(["Konu başlığı gerekli"])
  expect(said(turkish, { topicTitle: "Sleep", colour: "red" })).toEqual(["Böyle bir alan yok"])
})
