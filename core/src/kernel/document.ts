import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import * as SchemaIssue from "effect/SchemaIssue"

/**
 * A key of a stored document that an older release may not have written: it then stands for `value`. A document is
 * JSON that is kept; its schema lists its keys itself, so that a new key of the domain type does not compile before it
 * is decided here what the rows that lack it mean.
 */
export const lacking = <S extends Schema.Constraint>(schema: S, value: S["Encoded"]) =>
  Schema.withDecodingDefaultKey<S>(Effect.succeed(value))(schema)

/** A stored document that this release cannot read. Says where, never what stands there. */
export class UnreadableDocument extends Schema.TaggedError<UnreadableDocument>()("UnreadableDocument", {
  kind: Schema.String,
  id: Schema.String,
  fields: Schema.Array(Schema.String),
}) {}

/** Reads stored documents of one kind, each on its own. */
export const documentReader =
  <S extends Schema.ConstraintDecoder<unknown>>(kind: string, schema: S) =>
  (id: string, stored: unknown): Result.Result<S["Type"], UnreadableDocument> =>
    Result.mapError(
      Schema.decodeUnknownResult(schema, { errors: "all" })(stored),
      ({ issue }) => new UnreadableDocument({ kind, id, fields: fieldsOf(issue) }),
    )

const format = SchemaIssue.makeFormatterStandardSchemaV1()

/** At most ten: enough to see what kind of fault it is. */
const fieldsOf = (issue: SchemaIssue.Issue): ReadonlyArray<string> =>
  format(issue)
    .issues.slice(0, 10)
    .map(({ path }) =>
      (path ?? []).map((part) => String(typeof part === "object" ? part.key : part)).join("."),
    )
