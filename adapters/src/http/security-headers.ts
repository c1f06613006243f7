import { createHash } from "node:crypto"
import helmet from "helmet"
import type { RequestHandler } from "express"

/**
 * Scripts come from this origin only, plus the inline ones of our own page, by their hash. `unsafe-inline` is for styles
 * alone: the dialog library inserts one.
 */
export const securityHeaders = (page: string | null, publicUrl: string): RequestHandler => {
  const encrypted = publicUrl.startsWith("https:")
  const careful = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...inlineScriptHashes(page ?? "")],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", "data:"],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
        ...(encrypted ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: encrypted,
    xFrameOptions: { action: "deny" },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
  })
  return (request, response, next) => {
    response.setHeader("permissions-policy", permissions)
    careful(request, response, next)
  }
}

/** What a page of ours never asks a browser for, so that nothing in it can. */
const permissions = [
  "accelerometer",
  "autoplay",
  "bluetooth",
  "browsing-topics",
  "camera",
  "display-capture",
  "encrypted-media",
  "geolocation",
  "gyroscope",
  "hid",
  "idle-detection",
  "local-fonts",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "serial",
  "usb",
  "xr-spatial-tracking",
]
  .map((name) => `${name}=()`)
  .join(", ")

/** Hashes of the scripts a page runs from its own text; data blocks (`type="application/json"`) do not run. */
export const inlineScriptHashes = (page: string): ReadonlyArray<string> =>
  [...page.matchAll(/<script(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/g)]
    .filter(({ groups }) => !/\bsrc=|application\/(ld\+)?json/.test(groups?.["attributes"] ?? ""))
    .map(
      ({ groups }) =>
        `'sha256-${createHash("sha256")
          .update(groups?.["text"] ?? "")
          .digest("base64")}'`,
    )
