import { InvalidRequest } from "@rounds/core/contract/door.ts"
import type { FieldError } from "@rounds/core/contract/problem.ts"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import * as SchemaIssue from "effect/SchemaIssue"

const nothing = Schema.Struct({})
const strict = { onExcessProperty: "error", errors: "all" } as const
const format = SchemaIssue.makeFormatterStandardSchemaV1({
  leafHook: (issue) =>
    issue._tag === "UnexpectedKey" ? "There is no such field" : SchemaIssue.defaultLeafHook(issue),
})

/** The schema's own words where they speak of keys and types, in words for whoever fills in a form. */
const forPeople = (message: string): string => {
  if (message === "Missing key") return "This is needed"
  const choices = /^Expected ((?:"[^"]*" \| )*"[^"]*")(?:, got|$)/.exec(message)?.[1]
  if (choices !== undefined) return `Choose one of: ${choices.replaceAll('"', "").replaceAll(" | ", ", ")}`
  if (/^Expected (?:a )?UUID/i.test(message)) return "This is not one of our ids"
  if (/^Expected (?:a )?string/i.test(message)) return "This is needed as text"
  return message
}

/**
 * Decodes one part of a request. A part the contract does not name must be empty; a key it does not name is refused. */
export const decodePart = (
  schema: Schema.Codec<unknown, unknown> | undefined,
  input: unknown,
): Effect.Effect<unknown, InvalidRequest> =>
  Schema.decodeUnknownEffect(
    schema ?? nothing,
    strict,
  )(input ?? {}).pipe(
    Effect.map((value) => (schema === undefined ? undefined : value)),
    Effect.mapError((error) => new InvalidRequest({ errors: fieldErrors(error) })),
  )

/** At most 20: a form has fewer fields, and nobody reads more. */
const fieldErrors = (error: Schema.SchemaError): ReadonlyArray<FieldError> =>
  format(error.issue)
    .issues.slice(0, 20)
    .map(({ path, message }) => ({
      field: (path ?? []).map((part) => String(typeof part === "object" ? part.key : part)).join("."),
      message: forPeople(message).slice(0, 200),
    }))
