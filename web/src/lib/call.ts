import type { BodyOf, CallName, ParamsOf, QueryOf, SuccessOf } from "@rounds/core/contract/contract.ts"
import { provider } from "./provider.ts"
import { answerLost, ApiError, problemOf, unreachable } from "./problem.ts"
import { tellServerLost } from "./server-lost.ts"
import { tellSessionLost } from "./session-lost.ts"

type Part<Key extends string, Value> = [Value] extends [undefined] ? unknown : { readonly [K in Key]: Value }
type OptionalPart<Key extends string, Value> = [Value] extends [undefined]
  ? unknown
  : { readonly [K in Key]?: Value }

/** What a call takes: only the parts that its contract names. */
export type Input<Name extends CallName> = Part<"params", ParamsOf<Name>> &
  OptionalPart<"query", QueryOf<Name>> &
  Part<"body", BodyOf<Name>>

/** The same with every part optional: what the sending code reads. */
interface Loose {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string | undefined>>
  readonly body?: unknown
}

export interface CallOptions {
  readonly signal?: AbortSignal | undefined
  /** A retried click with the same key is the same click. */
  readonly idempotencyKey?: string | undefined
}

/** Path parts of a call with its parameters filled in: also the query key. */
export const partsOf = <Name extends CallName>(name: Name, input: Input<Name>): readonly string[] => {
  const { params } = loose(input)
  const path = name.slice(name.indexOf(" ") + 1)
  return path
    .split("/")
    .filter((part) => part !== "")
    .map((part) => (part.startsWith("{") ? (params?.[part.slice(1, -1)] ?? part) : part))
}

/** How long an answer may take: a read is asked for again, a change is not given up lightly. */
const patienceMs = { read: 30_000, change: 120_000 }

/** One HTTP call of the contract. Answers its success; anything else is thrown as an `ApiError`. */
export const call = async <Name extends CallName>(
  name: Name,
  input: Input<Name>,
  options: CallOptions = {},
): Promise<SuccessOf<Name>> => {
  const given = options.signal
  const patience = AbortSignal.timeout(name.startsWith("GET ") ? patienceMs.read : patienceMs.change)
  const signal = given === undefined ? patience : AbortSignal.any([given, patience])
  try {
    const response = await send(name, input, "application/json", { ...options, signal })
    // The contract is the server's own: what it answers with success has this shape.
    return (await response.json()) as SuccessOf<Name>
  } catch (cause) {
    if (cause instanceof ApiError || given?.aborted === true) throw cause
    tellServerLost()
    throw signal.aborted ? unreachable() : answerLost()
  }
}

/** Sends a call and hands over the response when it is a success. */
export const send = async <Name extends CallName>(
  name: Name,
  input: Input<Name>,
  accept: string,
  { signal, idempotencyKey }: CallOptions,
): Promise<Response> => {
  const { query, body } = loose(input)
  const headers = new Headers({ accept })
  if (body !== undefined) headers.set("content-type", "application/json")
  if (idempotencyKey !== undefined) headers.set("idempotency-key", idempotencyKey)
  // Without a token the call goes on as a visitor's.
  const token = await provider()
    ?.then((session) => session.token())
    .catch(() => null)
  if (token) headers.set("authorization", `Bearer ${token}`)
  const path = partsOf(name, input).map(encodeURIComponent).join("/")
  const response = await fetch(`/${path}${searchOf(query)}`, {
    method: name.slice(0, name.indexOf(" ")),
    headers,
    credentials: "same-origin",
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal === undefined ? {} : { signal }),
  }).catch((cause: unknown) => {
    if (signal?.aborted === true) throw cause
    tellServerLost()
    throw unreachable()
  })
  if (!response.ok) {
    const problem = await problemOf(response)
    if (problem.code === "NotSignedIn") tellSessionLost()
    // A proxy with nobody behind it.
    if (problem.code === "Unknown" && problem.status >= 502) tellServerLost()
    throw problem
  }
  return response
}

// Every `Input` is made of these three parts; a part that a call does not take is absent.
const loose = (input: unknown) => (input ?? {}) as Loose

const searchOf = (query: Loose["query"]) => {
  const given = Object.entries(query ?? {}).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, value]],
  )
  return given.length === 0 ? "" : `?${new URLSearchParams(given).toString()}`
}

/** A new key for one click, also where the page is not served over HTTPS. */
export const newIdempotencyKey = () => {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")
  return [4, 6, 8, 10].reduceRight(
    (text, at) => `${text.slice(0, at * 2)}-${text.slice(at * 2)}`,
    `${hex.slice(0, 12)}4${hex.slice(13, 16)}8${hex.slice(17)}`,
  )
}
