import { DoorRejection } from "@rounds/core/contract/door.ts"
import type { Endpoint } from "@rounds/core/contract/endpoint.ts"
import type { Rejection } from "@rounds/core/contract/rejections.ts"
import * as Schema from "effect/Schema"
import type { Presented } from "./presented.ts"
import { codeOf, words } from "./problem-words.ts"

interface JsonSchema {
  readonly $ref?: string
  readonly type?: string
  readonly enum?: ReadonlyArray<unknown>
  readonly anyOf?: ReadonlyArray<JsonSchema>
  readonly properties?: { readonly [name: string]: JsonSchema }
  readonly required?: ReadonlyArray<string>
}

/** A refusal as a caller sees it. */
export interface Refusal {
  readonly code: string
  readonly status: number
  readonly waits: boolean
}

/** What the door may refuse of this call: nothing that its method, its path or its access rules out. */
const fits: { readonly [Tag in DoorRejection["_tag"]]: (endpoint: Endpoint) => boolean } = {
  InvalidRequest: () => true,
  NotSignedIn: (endpoint) =>
    endpoint.access !== "public" || endpoint.shared === undefined || isForSome(endpoint),
  AccountSuspended: (endpoint) =>
    endpoint.access === "active" || endpoint.access === "admin" || isForSome(endpoint),
  AdminOnly: ({ access }) => access === "admin",
  // Trials, purchases and further scripts wait for a confirmed address, as an administrator's rights do.
  AddressNotConfirmed: ({ access, expensive }) => access === "admin" || expensive === true,
  SecondFactorMissing: ({ access }) => access === "admin",
  CallRunning: ({ idempotencyKey }) => idempotencyKey !== undefined,
  IdempotencyKeyReused: ({ idempotencyKey }) => idempotencyKey !== undefined,
  CrossSiteRequest: ({ method }) => method !== "GET",
  NotFound: ({ params }) => params !== undefined,
  // Another method is another call.
  MethodNotAllowed: () => false,
  TooManyRequests: () => true,
  NotJson: ({ method }) => method !== "GET",
  BodyTooLarge: ({ method }) => method !== "GET",
}

/** A public call that serves some people more when they ask for more. */
const isForSome = ({ access, query }: Endpoint): boolean => access === "public" && query !== undefined

/** Everything a call may be refused for, and the two ways it may fail, by status. */
export const refusalsOf = (endpoint: Endpoint): ReadonlyMap<number, ReadonlyArray<Refusal>> => {
  const own = endpoint.rejections === undefined ? [] : examplesOf(endpoint.rejections)
  const door = examplesOf(DoorRejection).filter(({ _tag }) => isDoor(_tag) && fits[_tag](endpoint))
  const refusals = [
    ...[...door, ...own].map(refusalOf),
    { code: "Outage", status: 503, waits: true },
    { code: "Unexpected", status: 500, waits: false },
  ]
  const byStatus = new Map<number, ReadonlyArray<Refusal>>()
  for (const refusal of refusals.toSorted((a, b) => a.code.localeCompare(b.code))) {
    const known = byStatus.get(refusal.status) ?? []
    if (!known.some(({ code }) => code === refusal.code)) byStatus.set(refusal.status, [...known, refusal])
  }
  return byStatus
}

const isDoor = (tag: string): tag is DoorRejection["_tag"] => Object.hasOwn(fits, tag)

const refusalOf = (example: Rejection): Refusal => {
  // The table has for every tag a function of exactly that rejection; TypeScript cannot follow the pairing.
  const { status, retryAfterSeconds } = (words[example._tag] as (rejection: Rejection) => Presented)(example)
  return { code: codeOf(example._tag), status, waits: retryAfterSeconds !== undefined }
}

/** One example of each rejection: the smallest that its schema allows. */
const examplesOf = (rejections: Schema.Codec<unknown, unknown>): ReadonlyArray<Rejection> => {
  const { schema, definitions } = Schema.toJsonSchemaDocument(rejections)
  const resolve = (part: JsonSchema): JsonSchema =>
    part.$ref === undefined ? part : resolve(definitions[part.$ref.replace("#/$defs/", "")] as JsonSchema)
  const smallest = (part: JsonSchema): unknown => {
    const { anyOf, enum: values, type, properties = {}, required = [] } = resolve(part)
    if (values !== undefined) return values[0]
    if (anyOf?.[0] !== undefined) return smallest(anyOf[0])
    switch (type) {
      case "object":
        return Object.fromEntries(
          Object.entries(properties)
            .filter(([name]) => required.includes(name))
            .map(([name, value]) => [name, smallest(value)]),
        )
      case "array":
        return []
      case "integer":
      case "number":
        return 0
      case "boolean":
        return false
      case "null":
        return null
      case undefined:
      default:
        return ""
    }
  }
  const whole = resolve(schema as JsonSchema)
  // Each alternative is the encoded side of one rejection, whose fields are plain JSON.
  return (whole.anyOf ?? [whole]).map((part) => smallest(part) as Rejection)
}
