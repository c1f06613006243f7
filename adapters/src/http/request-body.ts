import {
  BodyTooLarge,
  CrossSiteRequest,
  InvalidRequest,
  MethodNotAllowed,
  NotFound,
  NotJson,
} from "@rounds/core/contract/door.ts"
import type { Rejection } from "@rounds/core/contract/rejections.ts"
import { wellFormed } from "@rounds/core/kernel/well-formed.ts"
import express, { type RequestHandler } from "express"

const LIMIT_BYTES = 100_000
const MAX_DEPTH = 32

/** Reads a JSON body: at most 100 kB, uncompressed, UTF-8, no NUL and no half surrogates, not absurdly deep. */
export const readBody: ReadonlyArray<RequestHandler> = [
  (request, _response, next) => {
    const hasBody =
      request.headers["transfer-encoding"] !== undefined || Number(request.headers["content-length"]) > 0
    if (hasBody && request.is("application/json") === false) throw new NotJson()
    next()
  },
  express.json({
    limit: LIMIT_BYTES,
    inflate: false,
    verify: (_request, _response, bytes, encoding) => {
      if (encoding !== "utf-8") throw new NotJson()
      new TextDecoder("utf-8", { fatal: true }).decode(bytes)
    },
  }),
  (request, _response, next) => {
    if (isHostile(request.body) || isHostile(request.query)) throw malformed("This text cannot be stored.")
    next()
  },
]

/** Walks without recursion: the input decides the depth. */
const isHostile = (input: unknown): boolean => {
  const open: Array<{ readonly value: unknown; readonly depth: number }> = [{ value: input, depth: 0 }]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, depth } = next
    if (typeof value === "string" && isUnstorable(value)) return true
    if (typeof value !== "object" || value === null) continue
    if (depth === MAX_DEPTH) return true
    for (const [key, inner] of Object.entries(value)) {
      if (isUnstorable(key)) return true
      open.push({ value: inner, depth: depth + 1 })
    }
  }
  return false
}

const isUnstorable = (text: string): boolean => wellFormed(text) !== text

const malformed = (message: string) => new InvalidRequest({ errors: [{ field: "", message }] })

/** What went wrong before a handler was reached, as a rejection; `null` when it is our own fault. */
export const rejectionOf = (error: unknown): Rejection | null => {
  if (
    error instanceof NotJson ||
    error instanceof InvalidRequest ||
    error instanceof CrossSiteRequest ||
    error instanceof NotFound ||
    error instanceof BodyTooLarge ||
    error instanceof MethodNotAllowed
  ) {
    return error
  }
  switch (statusOf(error)) {
    case 413:
      return new BodyTooLarge({ limitBytes: limitOf(error) })
    case 415:
      return new NotJson()
    case 400:
    case 403:
      return malformed("The request is not well-formed JSON in UTF-8.")
    default:
      return null
  }
}

/** The limit that was in force where the body was read. */
const limitOf = (error: unknown): number =>
  error instanceof Error && "limit" in error && typeof error.limit === "number" ? error.limit : LIMIT_BYTES

const statusOf = (error: unknown): number =>
  error instanceof Error && "status" in error && typeof error.status === "number" ? error.status : 500
