import * as Schema from "effect/Schema"
import type * as SchemaAST from "effect/SchemaAST"
import { describe, expect, test } from "vitest"
import { worseThanLinear } from "#testing/growth.ts"
import { contract } from "./contract.ts"
import { type Endpoint, IdempotencyKey } from "./endpoint.ts"

interface Text {
  readonly path: string
  readonly ast: SchemaAST.String
}

/** Every text that a schema reads, with where it stands. */
const textsIn = (ast: SchemaAST.AST, path: string, seen = new Set<SchemaAST.AST>()): ReadonlyArray<Text> => {
  const inside = (inner: SchemaAST.AST, at = path) => textsIn(inner, at, seen)
  switch (ast._tag) {
    case "String":
      return [{ path, ast }]
    case "Objects":
      return [
        ...ast.propertySignatures.flatMap(({ name, type }) => inside(type, `${path}.${String(name)}`)),
        ...ast.indexSignatures.flatMap(({ parameter, type }) => [
          ...inside(parameter, `${path}.key`),
          ...inside(type, `${path}.*`),
        ]),
      ]
    case "Arrays":
      return [...ast.elements, ...ast.rest].flatMap((inner) => inside(inner, `${path}[]`))
    case "Union":
      return ast.types.flatMap((inner) => inside(inner))
    case "Suspend":
      if (seen.has(ast)) return []
      seen.add(ast)
      return inside(ast.thunk())
    case "Declaration":
      return ast.typeParameters.flatMap((inner) => inside(inner))
    case "Any":
    case "BigInt":
    case "Boolean":
    case "Enum":
    case "Literal":
    case "Never":
    case "Null":
    case "Number":
    case "ObjectKeyword":
    case "Symbol":
    case "TemplateLiteral":
    case "Undefined":
    case "UniqueSymbol":
    case "Unknown":
    case "Void":
      return []
  }
}

const unboundedIn = (ast: SchemaAST.AST, name: string): ReadonlyArray<string> =>
  textsIn(ast, name)
    .filter(({ ast: { checks } }) => {
      const first = checks?.[0]
      const isLength = first?.annotations?.representation?.id === "effect/schema/isMaxLength"
      return !(isLength && first?._tag === "Filter" && first.aborted)
    })
    .map(({ path }) => path)

const parts = (endpoint: Endpoint) =>
  (["params", "query", "body"] as const).flatMap((part) => {
    const codec = endpoint[part]
    return codec === undefined ? [] : [{ name: `${endpoint.method} ${endpoint.path} ${part}`, codec }]
  })
const inputs = [
  ...contract.flatMap((endpoint: Endpoint) => parts(endpoint)),
  { name: "Idempotency-Key", codec: IdempotencyKey },
]

test("a text without a length, or with a pattern before it, is found wherever it stands", () => {
  const length = Schema.isMaxLength(9)
  const pattern = Schema.isPattern(/a+$/)
  const form = Schema.Struct({
    bare: Schema.String,
    inList: Schema.Array(Schema.NullOr(Schema.String)),
    goesOn: Schema.optionalKey(Schema.String.check(length, pattern)),
    patternFirst: Schema.String.check(pattern, length.abort()),
    good: Schema.String.check(length.abort(), pattern),
  })
  expect(unboundedIn(form.ast, "form")).toEqual([
    "form.bare",
    "form.inList[]",
    "form.goesOn",
    "form.patternFirst",
  ])
})

describe.each(inputs.map((input) => [input.name, input] as const))("%s", (name, { codec }) => {
  test("looks at the length of each text first, and at nothing more of one that is too long", () => {
    expect(unboundedIn(codec.ast, name)).toEqual([])
  })

  test("costs no more than the length of what is sent", () => {
    const decode = Schema.decodeUnknownExit(codec, { onExcessProperty: "error", errors: "all" })
    const fields = textsIn(codec.ast, "").map(({ path }) => path.slice(1))
    const filled = (text: string): unknown =>
      fields.includes("") ? text : Object.fromEntries(fields.map((field) => [field, text]))
    expect(worseThanLinear((text) => decode(filled(text)))).toEqual([])
    expect(worseThanLinear((text) => decode({ [text]: text }))).toEqual([])
  })
})
