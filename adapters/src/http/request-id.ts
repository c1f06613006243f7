import { randomUUID } from "node:crypto"
import type { RequestHandler } from "express"

/** Names every answer, so that a user's report can be found in the log. */
export const requestId: RequestHandler = (_request, response, next) => {
  response.setHeader("x-request-id", randomUUID())
  next()
}
