import { InvalidRequest } from "@rounds/core/contract/door.ts"
import { fieldFault, type FieldFault, says } from "@rounds/core/kernel/fault.ts"
import { unstorableIn } from "@rounds/core/kernel/unstorable.ts"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import * as SchemaIssue from "effect/SchemaIssue"
import { faultOf } from "./field-words.ts"

const strict = { onExcessProperty: "error", errors: "all" } as const
const format = SchemaIssue.makeFormatterStandardSchemaV1({
  leafHook: (issue) => (issue._tag === "UnexpectedKey" ? noSuchField : SchemaIssue.defaultLeafHook(issue)),
})
const noSuchField = says("no_such_field")

/** The parts of a path are decoded by the router, and nothing has looked at what they hold. */
export const decodeParams = (
  schema: Schema.Codec<unknown, unknown> | undefined,
  params: unknown,
): Effect.Effect<unknown, InvalidRequest> => {
  const field = unstorableIn(params)
  return field === null
    ? decodePart(schema, params)
    : Effect.fail(new InvalidRequest({ errors: [fieldFault(field, "not_storable")] }))
}

/** Decodes one part of a request. A part the contract does not name must be empty; a key it does not name is refused. */
export const decodePart = (
  schema: Schema.Codec<unknown, unknown> | undefined,
  input: unknown,
): Effect.Effect<unknown, InvalidRequest> =>
  schema === undefined
    ? empty(input)
    : Schema.decodeUnknownEffect(
        schema,
        strict,
      )(input ?? {}).pipe(Effect.mapError((error) => new InvalidRequest({ errors: fieldFaults(error) })))

const empty = (input: unknown): Effect.Effect<undefined, InvalidRequest> => {
  const keys = typeof input === "object" && input !== null ? Object.keys(input) : []
  if (keys.length === 0) return Effect.succeed(undefined)
  const errors = keys.slice(0, MOST_ERRORS).map((field) => fieldFault(field.slice(0, 100), noSuchField))
  return Effect.fail(new InvalidRequest({ errors }))
}

/** A form has fewer fields, and nobody reads more. */
const MOST_ERRORS = 20

/** What is wrong with the fields that there are comes first, and of one field one fault: the first that was found. */
const fieldFaults = (error: Schema.SchemaError): ReadonlyArray<FieldFault> => {
  const faults = format(error.issue).issues.map(({ path, message }) => ({
    field: (path ?? []).map((part) => String(typeof part === "object" ? part.key : part)).join("."),
    ...faultOf(message),
  }))
  const isUnknown = ({ code }: FieldFault): boolean => code === noSuchField
  const byField = Map.groupBy(
    [...faults.filter((fault) => !isUnknown(fault)), ...faults.filter(isUnknown)],
    ({ field }) => field,
  )
  return [...byField.values()].flatMap(([first]) => first ?? []).slice(0, MOST_ERRORS)
}
