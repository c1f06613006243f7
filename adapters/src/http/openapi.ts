import { contract } from "@rounds/core/contract/contract.ts"
import { DoorRejection } from "@rounds/core/contract/door.ts"
import type { Endpoint } from "@rounds/core/contract/endpoint.ts"
import { Problem } from "@rounds/core/contract/problem.ts"
import { readOpenApi } from "@rounds/core/contract/public.ts"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { type Host, mount } from "./mount.ts"
import { codeOf } from "./problem-words.ts"

interface JsonObject {
  readonly [key: string]: unknown
}

export const mountOpenApi = <R>(host: Host<R>): void => {
  const document = openApi(contract)
  mount(host, readOpenApi, () => Effect.succeed(document))
}

/** OpenAPI 3.1 of the given calls. Whatever the contract says is here, and nothing else. */
export const openApi = (endpoints: ReadonlyArray<Endpoint>): JsonObject => {
  const components = new Map<string, unknown>()
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
    servers: [{ url: "/" }],
    tags: [...new Set(endpoints.map(tagOf))].map((name) => ({ name })),
    paths,
    components: {
      schemas: Object.fromEntries([...components].toSorted(([a], [b]) => a.localeCompare(b))),
      securitySchemes: {
        session: { type: "apiKey", in: "cookie", name: "rounds.session_token" },
        bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
      },
    },
  }
}

const operation = (endpoint: Endpoint, components: Map<string, unknown>): JsonObject => {
  const schema: ToJson = (codec) => jsonSchema(codec, components)
  const success = schema(endpoint.success)
  return {
    operationId: operationId(endpoint),
    tags: [tagOf(endpoint)],
    summary: endpoint.summary,
    security: endpoint.access === "public" ? [] : [{ session: [] }, { bearer: [] }],
    parameters: [
      ...parameters("path", endpoint.params, schema),
      ...parameters("query", endpoint.query, schema),
      ...(endpoint.idempotencyKey !== undefined ? [idempotencyKey] : []),
    ],
    ...(endpoint.body === undefined
      ? {}
      : {
          requestBody: { required: true, content: { "application/json": { schema: schema(endpoint.body) } } },
        }),
    responses: {
      "200": {
        description: "Done",
        headers: { "X-Request-Id": { schema: { type: "string", format: "uuid" } } },
        content: {
          "application/json": { schema: success },
          ...(endpoint.streams === undefined
            ? {}
            : { "text/event-stream": { schema: events(endpoint, schema) } }),
        },
      },
      default: {
        description: "Refused or failed; `code` says why",
        content: {
          "application/problem+json": {
            schema: { allOf: [schema(Problem), { properties: { code: { enum: problemCodes(endpoint) } } }] },
          },
        },
      },
    },
  }
}

/** Codes of everything this call may refuse, and of the two ways it may fail. */
export const problemCodes = (endpoint: Endpoint): ReadonlyArray<string> =>
  [
    ...tagsOf(DoorRejection),
    ...(endpoint.rejections === undefined ? [] : tagsOf(endpoint.rejections)),
    "Outage",
    "Unexpected",
  ]
    .map(codeOf)
    .toSorted()

type Codec = Schema.Codec<unknown, unknown>
type ToJson = (codec: Codec) => unknown

/** Every rejection carries its tag as a one-value enum. */
const tagsOf = (rejections: Codec): ReadonlyArray<string> =>
  [
    ...JSON.stringify(Schema.toJsonSchemaDocument(rejections)).matchAll(
      /"_tag":\{"type":"string","enum":\["(\w+)"\]/g,
    ),
  ].flatMap(([, tag]) => tag ?? [])

/** The schema of the encoded side; named parts become components, as OpenAPI addresses them. */
const jsonSchema = (codec: Codec, components: Map<string, unknown>): unknown => {
  const { schema, definitions } = Schema.toJsonSchemaDocument(codec)
  for (const [name, definition] of Object.entries(definitions)) components.set(name, addressed(definition))
  return addressed(schema)
}

const addressed = (schema: unknown): unknown =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'))

const parameters = (
  place: "path" | "query",
  codec: Codec | undefined,
  schema: ToJson,
): ReadonlyArray<JsonObject> => {
  if (codec === undefined) return []
  const described = parametersOf(schema(codec))
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
  "x-events": {
    ...(streams === undefined ? {} : { stage: schema(streams.stage), delta: schema(streams.delta) }),
    done: schema(success),
    error: schema(Problem),
  },
})

const operationId = ({ method, path }: Endpoint): string =>
  `${method.toLowerCase()} ${path.replace("/api/", "")}`.replaceAll(
    /[^a-zA-Z]+(\w)?/g,
    (_, letter: string | undefined) => (letter ?? "").toUpperCase(),
  )

/** The first part of the path: who a call is for. */
const tagOf = ({ path }: Endpoint): string => path.split("/")[2] ?? "other"
