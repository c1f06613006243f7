import { createHash } from "node:crypto"
import type { Request, Response } from "express"

/**
 * Whether a visitor's browser holds this very page of a topic, by its words without the nonce of one answer. The page
 * that it holds goes with the policy that came with it, so an unchanged one brings no other.
 */
export const isUnchanged = (request: Request, response: Response, page: string): boolean => {
  const etag = `W/"${createHash("sha256").update(page).digest("base64url")}"`
  response.setHeader("etag", etag)
  if (request.headers["if-none-match"]?.split(/\s*,\s*/).includes(etag) !== true) return false
  response.removeHeader("content-security-policy")
  return true
}

/** Tells the page the nonce of its answer. The page differs with it each time, so that no cache can pair it with another's. */
export const withNonce = (page: string, nonce: string): string =>
  page.replace("<head>", `<head><meta property="csp-nonce" nonce="${nonce}">`)

/** Puts data into the page where the browser's query cache picks it up. `<` is escaped: the text cannot end the element. */
export const withData = (page: string, data: unknown): string => {
  const json = JSON.stringify(data)
    .replaceAll("<", "\\u003c")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029")
  // A function: in a replacement text, `$` would have a meaning.
  return page.replace(
    "</head>",
    () => `<script type="application/json" id="first-load">${json}</script></head>`,
  )
}
