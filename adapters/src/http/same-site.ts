import { CrossSiteRequest } from "@rounds/core/contract/door.ts"
import type { Request, RequestHandler } from "express"

const reading = new Set(["GET", "HEAD", "OPTIONS"])

/**
 * Refuses a changing request that a browser makes for another site's page. Browsers say so themselves
 * (`Sec-Fetch-Site`); older ones send an `Origin` to compare. A client that sends neither is no browser. A bearer token
 * is never sent by a browser on its own.
 */
export const sameSite =
  (publicUrl: string): RequestHandler =>
  (request, _response, next) => {
    if (
      !reading.has(request.method) &&
      request.headers.authorization === undefined &&
      isForeign(request, publicUrl)
    ) {
      throw new CrossSiteRequest()
    }
    next()
  }

/**
 * A cookie counts only for our own pages: what another site's page makes a browser read is read as a visitor's, so that
 * it neither spends nor shows anything of the person whose browser it is.
 */
export const ownCookies =
  (publicUrl: string): RequestHandler =>
  (request, _response, next) => {
    if (request.headers.cookie !== undefined && isForeign(request, publicUrl)) delete request.headers.cookie
    next()
  }

/** Whether another site's page makes the browser ask. */
export const isForeign = (request: Request, publicUrl: string): boolean => {
  const site = request.headers["sec-fetch-site"]
  if (site !== undefined) return site !== "same-origin" && site !== "none"
  const origin = request.headers.origin
  return (
    origin !== undefined &&
    origin !== new URL(publicUrl).origin &&
    origin !== `${request.protocol}://${request.headers.host}`
  )
}
