import { createHash } from "node:crypto"
import { AccountErased } from "@rounds/core/account/account-erased.ts"
import { mayCall } from "@rounds/core/account/access.ts"
import type { SignedInAccount } from "@rounds/core/account/account.ts"
import { NotSignedIn } from "@rounds/core/account/rejections.ts"
import { type DoorRejection, NotFound } from "@rounds/core/contract/door.ts"
import type { Language } from "@rounds/core/script/settings.ts"
import type { Endpoint } from "@rounds/core/contract/endpoint.ts"
import type { Rejection } from "@rounds/core/contract/rejections.ts"
import * as Effect from "effect/Effect"
import type * as Exit from "effect/Exit"
import * as Schema from "effect/Schema"
import type { Request, Response, Router } from "express"
import { answer, type Encoded } from "./answer.ts"
import { decodeParams, decodePart } from "./decode.ts"
import { languageOf } from "./language.ts"
import { readLongBody } from "./request-body.ts"

/** What the HTTP side needs of the running product. `R`: the ports its handlers use. */
export interface Host<R> {
  readonly router: Router
  readonly run: <A>(
    effect: Effect.Effect<A, Rejection, R>,
    signal: AbortSignal,
  ) => Promise<Exit.Exit<A, Rejection>>
  /** Who asks: the account of a valid session or token, `null` for a visitor, a rejection for a bad token. */
  readonly authenticate: (request: Request) => Effect.Effect<SignedInAccount | null, NotSignedIn, R>
  /** Counts the request, and holds a place for as long as the scope of an expensive one. */
  readonly limit: <A, E>(
    endpoint: Endpoint,
    request: Request,
    account: SignedInAccount | null,
    work: Effect.Effect<A, E, R>,
  ) => Effect.Effect<A, E | DoorRejection, R>
  /** Remembers a refusal that somebody who tries doors would meet. */
  readonly refused: (
    rejection: unknown,
    endpoint: Endpoint,
    request: Request,
    account: SignedInAccount | null,
  ) => Effect.Effect<void, never, R>
  /** Carries out a call with an Idempotency-Key once, and gives its answer again. */
  readonly once: <Err>(
    endpoint: Endpoint,
    admitted: Omit<Admitted, "setHeader">,
    work: Effect.Effect<Encoded, Err, R>,
  ) => Effect.Effect<Encoded, Err | DoorRejection, R>
  /** What a page inlines on its first load: the mounted reads, by "METHOD /path". */
  readonly reads: Map<string, (request: Request) => Effect.Effect<unknown, Rejection, R>>
}

type TypeOf<E, Part extends string> = E extends { readonly [P in Part]: { readonly Type: infer T } }
  ? T
  : undefined

export type SuccessType<E extends Endpoint> = E["success"]["Type"]
export type RejectionType<E extends Endpoint> = E extends { readonly rejections: { readonly Type: infer T } }
  ? Extract<T, Rejection>
  : never

/** One decoded request. `account` is null only where visitors may call. */
export interface Call<E extends Endpoint> {
  readonly params: TypeOf<E, "params">
  readonly query: TypeOf<E, "query">
  readonly body: TypeOf<E, "body">
  readonly account: E["access"] extends "public" ? SignedInAccount | null : SignedInAccount
  readonly request: Request
  /** That the answer is written in. */
  readonly language: Language
  readonly setHeader: (name: string, value: string) => void
}

export type Handler<E extends Endpoint, R> = (
  call: Call<E>,
) => Effect.Effect<SuccessType<E>, RejectionType<E> | DoorRejection, R>

/** Mounts one endpoint of the contract: who asks, may they, what do they ask; then handle, encode and answer. */
export const mount = <const E extends Endpoint, R>(
  host: Host<R>,
  endpoint: E,
  handle: Handler<E, R>,
): void => {
  const encode = encoder(endpoint)
  const perform = (request: Request, setHeader: Call<E>["setHeader"]) =>
    admit(host, endpoint, request, (admitted) =>
      host.once(endpoint, admitted, Effect.flatMap(handle(callOf<E>({ ...admitted, setHeader })), encode)),
    )

  if (endpoint.method === "GET") {
    host.reads.set(`GET ${endpoint.path}`, (request) =>
      Effect.map(
        perform(request, () => {}),
        (encoded) => encoded.value,
      ),
    )
  }
  route(host, endpoint, async (request, response, signal) => {
    const exit = await host.run(
      perform(request, (name, value) => void response.setHeader(name, value)),
      signal,
    )
    answer(response, exit, endpoint)
  })
}

/** Registers the path; the signal fires when the client leaves before its answer. */
export const route = <R>(
  { router }: Host<R>,
  endpoint: Endpoint,
  respond: (request: Request, response: Response, signal: AbortSignal) => Promise<void>,
): void => {
  const method = methods[endpoint.method]
  router[method](expressPath(endpoint.path), (request, response) => {
    const gone = new AbortController()
    response.once("close", () => {
      if (!response.writableFinished) gone.abort()
    })
    return respond(request, response, gone.signal)
  })
}

/** A path of the contract as the router writes it. */
export const expressPath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ":$1")

const methods = { GET: "get", POST: "post", PUT: "put", PATCH: "patch", DELETE: "delete" } as const

/** A request after the door: who asks is known, and every part is decoded. */
interface Admitted {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
  readonly account: SignedInAccount | null
  readonly request: Request
  readonly language: Language
  readonly setHeader: (name: string, value: string) => void
}

/**
 * The parts were decoded by the very schemas their types come from, and `mayCall` has refused a visitor wherever
 * `account` may not be null.
 */
export const callOf = <E extends Endpoint>(admitted: Admitted): Call<E> => admitted as Call<E>

/** Everything between the wire and the handler. */
export const admit = <A, Err, R>(
  host: Host<R>,
  endpoint: Endpoint,
  request: Request,
  work: (admitted: Omit<Admitted, "setHeader">) => Effect.Effect<A, Err, R>,
): Effect.Effect<A, Err | DoorRejection, R> =>
  Effect.gen(function* () {
    const report = (by: SignedInAccount | null) => (rejection: unknown) =>
      host.refused(rejection, endpoint, request, by)
    const account = needsNobody(endpoint, request)
      ? null
      : yield* host.authenticate(request).pipe(Effect.tapError(report(null)))
    yield* Effect.fromResult(mayCall(endpoint.access, account)).pipe(Effect.tapError(report(account)))
    const decoded = Effect.gen(function* () {
      if (endpoint.longestBody !== undefined) yield* readLongBody(request, endpoint.longestBody)
      const params = yield* decodeParams(endpoint.params, request.params)
      const query = yield* decodePart(endpoint.query, request.query)
      const body = yield* decodePart(endpoint.body, request.body)
      return yield* work({ params, query, body, account, request, language: languageOf(request.res) })
    })
    return yield* host
      .limit(endpoint, request, account, decoded)
      .pipe(goneMeanwhile(endpoint), Effect.tapError(report(account)))
  })

/** Whose call it is was erased while it was under way, or whom an administrator's is about. */
const goneMeanwhile =
  ({ access }: Endpoint) =>
  <A, E, R>(work: Effect.Effect<A, E, R>) =>
    Effect.catchDefect(work, (defect): Effect.Effect<never, DoorRejection> =>
      defect instanceof AccountErased
        ? Effect.fail(access === "admin" ? new NotFound() : new NotSignedIn())
        : Effect.die(defect),
    )

/** An answer that is the same for everybody needs no look at who asks, unless they send parameters that cost. */
const needsNobody = (endpoint: Endpoint, request: Request): boolean =>
  endpoint.access === "public" && (endpoint.shared ?? false) && Object.keys(request.query).length === 0

/** A shared answer is encoded once for as long as its handler gives the same object. */
const encoder = (endpoint: Endpoint): ((success: unknown) => Effect.Effect<Encoded>) => {
  const encodeValue = Schema.encodeUnknownEffect(endpoint.success)
  const fresh = (success: unknown): Effect.Effect<Encoded> =>
    encodeValue(success).pipe(
      Effect.orDie,
      Effect.map((value) => ({ value, bytes: Buffer.from(JSON.stringify(value)) })),
    )
  if (!endpoint.shared) return fresh
  const known = new WeakMap<object, Encoded>()
  return (success) => {
    if (typeof success !== "object" || success === null) return fresh(success)
    const before = known.get(success)
    if (before !== undefined) return Effect.succeed(before)
    return Effect.map(fresh(success), (encoded) => {
      const tagged = {
        ...encoded,
        etag: `W/"${createHash("sha256").update(encoded.bytes).digest("base64url")}"`,
      }
      known.set(success, tagged)
      return tagged
    })
  }
}
