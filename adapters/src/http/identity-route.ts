import type { IncomingMessage, ServerResponse } from "node:http"
import { BodyTooLarge, InvalidRequest, NotFound, NotJson } from "@rounds/core/contract/door.ts"
import { fieldFault, type FieldFault } from "@rounds/core/kernel/fault.ts"
import { languageSaid } from "./language.ts"
import express, { type Request, type RequestHandler } from "express"

/** The calls of a sign-in service that are open, by path, and what is wrong with a body for one of them. */
export interface SignInDoors {
  readonly doors: { readonly [path: string]: { readonly method: "GET" | "POST" } }
  readonly faultsIn: (path: string, body: unknown) => ReadonlyArray<FieldFault>
}

const LIMIT_BYTES = 10_000
const BASE = "/identity"

const parse = express.json({ limit: LIMIT_BYTES, inflate: false, type: () => true })

/**
 * Our own sign-in behind Express. Only what the product uses is open, with small bodies of known fields; everything else
 * ends before the library. It counts tries by address, which it reads from a header: we set it from the connection, so
 * that no client can name another one. The language of its letters comes the same way.
 */
export const identityRoute =
  (
    { address, language }: { readonly address: string; readonly language: string },
    handler: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
    { doors, faultsIn }: SignInDoors,
  ): RequestHandler =>
  async (request, response) => {
    const path = request.path.slice(BASE.length)
    const door = Object.hasOwn(doors, path) ? doors[path] : undefined
    if (door === undefined) throw new NotFound()
    response.setHeader("cache-control", "no-store")
    if (request.method !== door.method) {
      response.setHeader("allow", door.method).status(405).end()
      return
    }
    refuseOddHost(request)
    if (door.method === "POST") {
      request.body = await readBody(request, response)
      const errors = faultsIn(path, request.body)
      if (errors.length > 0) throw new InvalidRequest({ errors })
    }
    // No call takes a query: what a link would add has no effect.
    request.url = request.path
    request.headers[address] = request.ip ?? ""
    request.headers[language] = languageSaid(request) ?? ""
    await handler(request, response)
  }

/** A name or an address, and perhaps a port: the library builds a URL of it. */
const host = /^([a-z0-9._-]{1,253}|\[[0-9a-f:.]{2,45}\])(:\d{1,5})?$/i

const refuseOddHost = (request: Request): void => {
  const given = request.headers.host ?? ""
  if (host.test(given) && URL.canParse(`http://${given}`)) return
  throw new InvalidRequest({ errors: [fieldFault("Host", "host_malformed")] })
}

/** The body, at most 10 kB of JSON; without one, nothing. */
const readBody = async (request: Request, response: Parameters<RequestHandler>[1]): Promise<unknown> => {
  if (Number(request.headers["content-length"] ?? 0) > LIMIT_BYTES) tooLarge()
  const hasBody =
    request.headers["transfer-encoding"] !== undefined || Number(request.headers["content-length"] ?? 0) > 0
  if (hasBody && request.is("application/json") === false) throw new NotJson()
  await new Promise<void>((resolve, reject) => {
    parse(request, response, (fault: unknown) => (fault === undefined ? resolve() : reject(fault)))
  }).catch((fault: unknown) => {
    if (fault instanceof Error && "type" in fault && fault.type === "entity.too.large") tooLarge()
    throw fault
  })
  const body: unknown = request.body
  return body ?? {}
}

const tooLarge = (): never => {
  throw new BodyTooLarge({ limitBytes: LIMIT_BYTES })
}
