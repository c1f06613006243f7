import { GenerateScript, readScript } from "@rounds/core/contract/scripts.ts"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { expect, test } from "vitest"
import { fields } from "#language/english/fields.ts"
import { fieldErrors } from "#language/fields.ts"
import { decodePart } from "./decode.ts"

const messageOf = async (schema: Schema.Codec<unknown, unknown>, input: unknown) => {
  const { errors } = await Effect.runPromise(Effect.flip(decodePart(schema, input)))
  return fieldErrors(fields, errors).map(({ field, message }) => `${field}: ${message}`)
}

const title = { topicTitle: "Magnesium" }

test.each([
  [{}, ["topicTitle: Topic title is required"]],
  [{ topicTitle: "  " }, ["topicTitle: Topic title is required"]],
  [{ topicTitle: 3 }, ["topicTitle: This must be text"]],
  [{ ...title, language: "german" }, ["language: Choose one of: english, turkish"]],
  [
    { ...title, duration: "3_minutes" },
    ["duration: Choose one of: 30_seconds, 60_seconds, 90_seconds, 2_minutes"],
  ],
  [{ ...title, colour: "red" }, ["colour: There is no such field"]],
  // What is wrong with a field that there is comes first.
  [{ colour: "red" }, ["topicTitle: Topic title is required", "colour: There is no such field"]],
])("the form %j is refused in words for people", async (input, expected) => {
  expect(await messageOf(GenerateScript, input)).toEqual(expected)
})

test("an id that is none is refused in words for people", async () => {
  expect(await messageOf(readScript.params, { id: "zzz" })).toEqual(["id: This is not one of our ids"])
  expect(await messageOf(readScript.params, {})).toEqual(["id: This is needed"])
})

test("a field has one fault, however many of its readers refused it", async () => {
  const form = Schema.Struct({ limit: Schema.Union([Schema.Natural, Schema.Literal("none")]) })
  expect(await messageOf(form, { limit: "many" })).toHaveLength(1)
})
