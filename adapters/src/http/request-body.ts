import { isUtf8 } from "node:buffer"
import { contract } from "@rounds/core/contract/contract.ts"
import { NotSignedIn } from "@rounds/core/account/rejections.ts"
import {
  BodyTooLarge,
  CrossSiteRequest,
  type DoorRejection,
  InvalidRequest,
  MethodNotAllowed,
  NotFound,
  NotJson,
} from "@rounds/core/contract/door.ts"
import { type FaultCode, fieldFault } from "@rounds/core/kernel/fault.ts"
import { Unstorable, unstorableIn } from "@rounds/core/kernel/unstorable.ts"
import { setImmediate as nobodyWaits } from "node:timers/promises"
import * as Effect from "effect/Effect"
import express, { type Request, type RequestHandler } from "express"

const LIMIT_BYTES = 100_000

/** Refuses a body of another type before it is read. */
const onlyJson: RequestHandler = (request, _response, next) => {
  const hasBody =
    request.headers["transfer-encoding"] !== undefined || Number(request.headers["content-length"]) > 0
  if (hasBody && request.is("application/json") === false) throw new NotJson()
  next()
}

/** Names the field that holds what no table takes. The parts of the path are looked at where they are decoded. */
const refuseHostile = ({ body, query }: Request): void => {
  const field = unstorableIn(body) ?? unstorableIn(query)
  if (field !== null) throw new InvalidRequest({ errors: [fieldFault(field, "not_storable")] })
}

/** Reads a JSON body: so many bytes, uncompressed, UTF-8, no NUL and no half surrogates, not absurdly deep. */
const reading: ReadonlyArray<RequestHandler> = [
  onlyJson,
  express.json({
    limit: LIMIT_BYTES,
    inflate: false,
    verify: (_request, _response, bytes, encoding) => {
      if (encoding !== "utf-8") throw new NotJson()
      if (!isUtf8(bytes)) throw new TypeError("not UTF-8")
    },
  }),
  (request, _response, next) => {
    refuseHostile(request)
    next()
  },
]

/** The calls that may have a longer body. */
const long = new Set(
  contract.flatMap(({ method, path, ...rest }) => ("longestBody" in rest ? [`${method} ${path}`] : [])),
)

/** Reads the body of a call, at most 100 kB, unless the call itself reads a longer one. */
export const readBody: ReadonlyArray<RequestHandler> = reading.map(
  (read): RequestHandler =>
    (request, response, next) =>
      long.has(`${request.method} ${request.baseUrl}${request.path}`)
        ? next()
        : read(request, response, next),
)

/** Reads a body of so many bytes, once it is known who asks. */
export const readLongBody = (request: Request, limit: number): Effect.Effect<void, DoorRejection> =>
  Effect.tryPromise({
    try: async () => {
      const { res } = request
      if (res === undefined) return
      for (const read of [onlyJson, express.raw({ type: "application/json", limit, inflate: false })])
        await new Promise<void>((resolve, reject) => {
          void read(request, res, (fault: unknown) => (fault === undefined ? resolve() : reject(fault)))
        })
      request.body = await parsedInTurns(request)
      refuseHostile(request)
    },
    catch: (fault) => fault,
  }).pipe(
    Effect.catch((fault) => {
      const rejection = rejectionOf(fault)
      return rejection === null ? Effect.die(fault) : Effect.fail(rejection)
    }),
  )

/** What the bytes of a long body say. Each step takes its time at ten megabytes: who else asks comes between them. */
const parsedInTurns = async ({ body, headers }: Request): Promise<unknown> => {
  if (!Buffer.isBuffer(body)) return undefined
  if (/charset=(?!"?utf-?8\b)/i.test(headers["content-type"] ?? "")) throw new NotJson()
  try {
    await nobodyWaits()
    const text = new TextDecoder("utf-8", { fatal: true }).decode(body)
    await nobodyWaits()
    const parsed: unknown = JSON.parse(text)
    await nobodyWaits()
    return parsed
  } catch {
    throw malformed("not_json")
  }
}

const malformed = (code: FaultCode) => new InvalidRequest({ errors: [fieldFault("", code)] })

/** What went wrong before a handler was reached, as a rejection; `null` when it is our own fault. */
export const rejectionOf = (error: unknown): DoorRejection | null => {
  if (
    error instanceof NotJson ||
    error instanceof InvalidRequest ||
    error instanceof CrossSiteRequest ||
    error instanceof NotFound ||
    error instanceof NotSignedIn ||
    error instanceof BodyTooLarge ||
    error instanceof MethodNotAllowed
  ) {
    return error
  }
  if (error instanceof Unstorable) return malformed("not_storable")
  switch (statusOf(error)) {
    case 413:
      return new BodyTooLarge({ limitBytes: limitOf(error) })
    case 415:
      return new NotJson()
    case 400:
    case 403:
      return malformed("not_json")
    default:
      return null
  }
}

/** The limit that was in force where the body was read. */
const limitOf = (error: unknown): number =>
  error instanceof Error && "limit" in error && typeof error.limit === "number" ? error.limit : LIMIT_BYTES

const statusOf = (error: unknown): number =>
  error instanceof Error && "status" in error && typeof error.status === "number" ? error.status : 500
