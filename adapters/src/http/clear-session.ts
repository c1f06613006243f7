import { CrossSiteRequest, NotFound } from "@rounds/core/contract/door.ts"
import type { RequestHandler } from "express"
import { isForeign } from "./same-site.ts"

/**
 * Makes this browser forget everything it keeps of this site, and leads to the sign-in: a tool of whoever shows or
 * tests a demonstration, who signs in as one person after the other. Elsewhere it is not there, and no other site's page
 * can lead a browser to it. The session itself goes on for whoever else holds its cookie: a sign-out ends it.
 */
export const clearSession =
  (publicUrl: string, isDemonstration: boolean): RequestHandler =>
  (request, response) => {
    if (!isDemonstration) throw new NotFound()
    if (isForeign(request, publicUrl)) throw new CrossSiteRequest()
    for (const name of cookieNames(request.headers.cookie ?? ""))
      response.clearCookie(name, { path: "/", secure: name.startsWith("__"), sameSite: "lax" })
    response.setHeader("clear-site-data", '"cookies", "storage"')
    response.setHeader("cache-control", "no-store")
    response.redirect(303, "/auth")
  }

const cookieNames = (header: string): readonly string[] =>
  header.split(";").flatMap((pair) => {
    const name = pair.split("=", 1)[0]?.trim() ?? ""
    return /^[\w.-]+$/.test(name) ? [name] : []
  })
