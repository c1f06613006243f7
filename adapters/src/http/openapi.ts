import { contract } from "@rounds/core/contract/contract.ts"
import type { Endpoint } from "@rounds/core/contract/endpoint.ts"
import { Problem } from "@rounds/core/contract/problem.ts"
import { readOpenApi } from "@rounds/core/contract/public.ts"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Schema from "effect/Schema"
import { type Host, mount } from "./mount.ts"
import { pathsBeside } from "./openapi-beside.ts"
import { type Refusal, refusalsOf } from "./openapi-refusals.ts"

interface JsonObject {
  readonly [key: string]: unknown
}

export const mountOpenApi = <R>(host: Host<R>, publicUrl: string): void => {
  const document = openApi(contract, publicUrl)
  mount(host, readOpenApi, () => Effect.succeed(document))
}

/** OpenAPI 3.1 of the given calls, and of the few paths that are beside the contract. */
export const openApi = (endpoints: ReadonlyArray<Endpoint>, publicUrl: string): JsonObject => {
  const components = new Map<string, unknown>()
  const cookie = `${publicUrl.startsWith("https:") ? "__Secure-" : ""}rounds.session_token`
  const paths: Record<string, Record<string, unknown>> = {}
  for (const endpoint of endpoints) {
    const operations = (paths[endpoint.path] ??= {})
    operations[endpoint.method.toLowerCase()] = operation(endpoint, components)
  }
  return {
    openapi: "3.1.1",
    info: {
      title: "Rounds",
      version: "1",
      description: "Trending health topics and scripts about them. Times are ISO 8601 in UTC.",
      license: { name: "Proprietary", identifier: "LicenseRef-Proprietary" },
    },
    servers: [{ url: publicUrl }],
    tags: [...new Set([...endpoints.map(tagOf), "identity", "webhooks", "health"])].map((name) => ({
      name,
      description: tagWords[name] ?? `Calls about ${name.replaceAll("-", " ")}`,
    })),
    paths: { ...paths, ...pathsBeside },
    components: {
      schemas: Object.fromEntries([...components].toSorted(([a], [b]) => a.localeCompare(b))),
      securitySchemes: {
        session: { type: "apiKey", in: "cookie", name: cookie },
        bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
      },
    },
  }
}

const operation = (endpoint: Endpoint, components: Map<string, unknown>): JsonObject => {
  const schema: ToJson = (codec) => jsonSchema(codec, components)
  return {
    operationId: operationId(endpoint),
    tags: [tagOf(endpoint)],
    summary: endpoint.summary,
    security: securityOf(endpoint),
    parameters: [
      ...parameters("path", endpoint.params, components),
      ...parameters("query", endpoint.query, components),
      ...(endpoint.idempotencyKey !== undefined ? [idempotencyKey] : []),
    ],
    ...(endpoint.body === undefined
      ? {}
      : {
          requestBody: {
            required: true,
            content: { "application/json": { schema: bodySchema(endpoint.body, components) } },
          },
        }),
    responses: {
      "200": {
        description: "Done",
        headers: headersOf(endpoint),
        content: {
          "application/json": { schema: schema(endpoint.success) },
          ...(endpoint.streams === undefined
            ? {}
            : { "text/event-stream": { schema: events(endpoint, schema) } }),
        },
      },
      ...(endpoint.shared ? { "304": { description: "Not changed since `If-None-Match`" } } : {}),
      ...Object.fromEntries(
        [...refusalsOf(endpoint)].map(([status, refusals]) => [`${status}`, problemAnswer(refusals, schema)]),
      ),
    },
  }
}

/** Who may read with or without a filter differs only where a call serves both. */
const securityOf = ({ access, query }: Endpoint): ReadonlyArray<JsonObject> => {
  const signedIn = [{ session: [] }, { bearer: [] }]
  if (access !== "public") return signedIn
  return query === undefined ? [] : [{}, ...signedIn]
}

const header = (description: string, schema: JsonObject = { type: "string" }) => ({ description, schema })

const headersOf = ({ headers = {}, shared }: Endpoint): JsonObject => ({
  "X-Request-Id": requestId,
  ...(shared
    ? { ETag: header("Names this answer; send it as `If-None-Match` to ask whether it changed") }
    : {}),
  ...Object.fromEntries(Object.entries(headers).map(([name, says]) => [name, header(says)])),
})

const requestId = header("Names this answer; tell it to support", { type: "string", format: "uuid" })

const problemAnswer = (refusals: ReadonlyArray<Refusal>, schema: ToJson): JsonObject => ({
  description: refusals.map(({ code }) => code).join(", "),
  headers: {
    "X-Request-Id": requestId,
    ...(refusals.some(({ waits }) => waits)
      ? { "Retry-After": header("Seconds to wait", { type: "integer", minimum: 1 }) }
      : {}),
  },
  content: {
    "application/problem+json": {
      schema: {
        allOf: [schema(Problem), { properties: { code: { enum: refusals.map(({ code }) => code) } } }],
      },
    },
  },
})

type Codec = Schema.Codec<unknown, unknown>
type ToJson = (codec: Codec) => unknown

/** The schema of the encoded side; named parts become components, as OpenAPI addresses them. */
const jsonSchema = (codec: Codec, components: Map<string, unknown>): unknown => {
  const { schema, definitions } = Schema.toJsonSchemaDocument(codec)
  for (const [name, definition] of Object.entries(definitions)) components.set(name, addressed(definition))
  return addressed(schema)
}

/** A body may hold nothing else; what is taken when a field is absent stands beside it. */
const bodySchema = (codec: Codec, components: Map<string, unknown>): unknown => {
  const { schema, definitions } = Schema.toJsonSchemaDocument(codec, closed)
  for (const [name, definition] of Object.entries(definitions))
    components.set(name, addressed(withDefaults(definition, codec)))
  return addressed(withDefaults(schema, codec))
}

const closed = { onExcessProperty: "error", generateDescriptions: true } as const

/** Decodes a body that holds no more than it must: what appears in it are the defaults. */
const withDefaults = (schema: unknown, codec: Codec): unknown => {
  const described = parametersOf(schema)
  const least = Object.fromEntries(
    described.required.map((name) => [name, leastOf(described.properties[name])]),
  )
  const decoded = Schema.decodeUnknownExit(codec)(least)
  if (Exit.isFailure(decoded)) return schema
  const values = { ...(decoded.value as JsonObject) }
  const properties = Object.fromEntries(
    Object.entries(described.properties).map(([name, property]) => [
      name,
      name in least || values[name] === undefined
        ? property
        : { ...(property as JsonObject), default: values[name] },
    ]),
  )
  return { ...(schema as JsonObject), properties }
}

const leastOf = (property: unknown): unknown => {
  const { enum: values, minLength = 0 } = property as {
    readonly enum?: ReadonlyArray<unknown>
    readonly minLength?: number
  }
  return values === undefined ? "x".repeat(minLength) : values[0]
}

const addressed = (schema: unknown): unknown =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'))

const parameters = (
  place: "path" | "query",
  codec: Codec | undefined,
  components: Map<string, unknown>,
): ReadonlyArray<JsonObject> => {
  if (codec === undefined) return []
  // What the text in the address means, not that it is text.
  const described = parametersOf(jsonSchema(Schema.toType(codec), components))
  return Object.entries(described.properties).map(([name, value]) => ({
    name,
    in: place,
    required: described.required.includes(name),
    schema: value,
  }))
}

interface Described {
  readonly properties: JsonObject
  readonly required: ReadonlyArray<string>
}

/** Parameters are always one flat object: `required` is absent when nothing is. */
const parametersOf = (schema: unknown): Described => ({
  properties: {},
  required: [],
  ...(schema as Partial<Described>),
})

const idempotencyKey: JsonObject = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description: "Makes a retried call the same call: it is carried out once, and its answer is given again",
  schema: { type: "string", maxLength: 255 },
}

const events = ({ streams, success }: Endpoint, schema: ToJson): JsonObject => ({
  type: "string",
  description:
    "Events `stage` and `delta` as the work goes, then `done` (the JSON answer) or `error` (a problem)",
  contentMediaType: "text/event-stream",
  // By the name of the event: what its data are.
  contentSchema: {
    type: "object",
    properties: {
      ...(streams === undefined ? {} : { stage: schema(streams.stage), delta: schema(streams.delta) }),
      done: schema(success),
      error: schema(Problem),
    },
  },
})

const operationId = ({ method, path }: Endpoint): string =>
  `${method.toLowerCase()} ${path.replace("/api/", "")}`.replaceAll(
    /[^a-zA-Z]+(\w)?/g,
    (_, letter: string | undefined) => (letter ?? "").toUpperCase(),
  )

const tagWords: { readonly [tag: string]: string } = {
  identity: "Signing in with our own identity provider; another one has its own description",
  webhooks: "Messages of the payment provider",
  health: "Whether the process lives and can work",
}

/** The first part of the path: who a call is for. */
const tagOf = ({ path }: Endpoint): string => path.split("/")[2] ?? "other"
