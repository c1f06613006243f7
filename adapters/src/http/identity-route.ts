import type { IncomingMessage, ServerResponse } from "node:http"
import type { RequestHandler } from "express"

/**
 * Our own sign-in behind Express. The library counts tries by address, which it reads from a header: we set it from the
 * connection, so that no client can name another one.
 */
export const identityRoute =
  (
    addressHeader: string,
    handler: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
  ): RequestHandler =>
  async (request, response) => {
    request.headers[addressHeader] = request.ip ?? ""
    response.setHeader("cache-control", "no-store")
    await handler(request, response)
  }
