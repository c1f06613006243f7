import type { Endpoint } from "@rounds/core/contract/endpoint.ts"
import type { Problem } from "@rounds/core/contract/problem.ts"
import type { Rejection } from "@rounds/core/contract/rejections.ts"
import * as Exit from "effect/Exit"
import type { Response } from "express"
import { languageOf } from "./language.ts"
import { problemOf } from "./problem.ts"

/** A success as JSON value and as the bytes that are sent. `etag` where it was worth computing once for many. */
export interface Encoded {
  readonly value: unknown
  readonly bytes: Buffer
  readonly etag?: string
}

/** Writes the outcome of one call. A client that has left gets nothing. */
export const answer = (response: Response, exit: Exit.Exit<Encoded, Rejection>, endpoint: Endpoint): void => {
  if (response.writableEnded || response.destroyed) return
  if (Exit.isFailure(exit))
    return sendProblem(response, problemOf(exit.cause, requestIdOf(response), languageOf(response)))
  response.setHeader("cache-control", endpoint.shared ? "no-cache" : "no-store")
  if (exit.value.etag !== undefined) response.setHeader("etag", exit.value.etag)
  // Express answers 304 where the client has these bytes.
  response.status(200).type("application/json").send(exit.value.bytes)
}

export const sendProblem = (response: Response, problem: Problem): void => {
  if (problem.retryAfterSeconds !== undefined)
    response.setHeader("retry-after", `${problem.retryAfterSeconds}`)
  response.setHeader("cache-control", "no-store")
  response.status(problem.status).type("application/problem+json").send(JSON.stringify(problem))
}

/** Every answer carries its id; a problem repeats it, so that a user can name it to support. */
export const requestIdOf = (response: Response): string => String(response.getHeader("x-request-id") ?? "")
