import { createHash, randomBytes } from "node:crypto"
import type { ServerResponse } from "node:http"
import helmet from "helmet"
import type { RequestHandler } from "express"

/** An outside provider's sign-in, as the browser is to load it. */
export interface SignInProvider {
  readonly publishableKey: string
  /** Scheme, host and port that its script, its calls and its pictures come from. */
  readonly origin: string
  readonly scriptUrl: string
}

/**
 * Scripts and styles come from this origin only, plus the inline ones of our own page, by their hash. The one style that
 * the screens write themselves (the window library's, while a window is open) carries the nonce of its page. Style
 * attributes in HTML do nothing: the screens set single properties of elements, which is no inline style.
 *
 * An outside provider opens it for its own host and for what its widgets need (https://clerk.com/docs, CSP headers): they
 * write their styles while they run.
 */
export const securityHeaders = (
  page: string | null,
  publicUrl: string,
  provider: SignInProvider | null = null,
): RequestHandler => {
  const encrypted = publicUrl.startsWith("https:")
  const careful = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...inlineHashes(page ?? "", "script"), ...from(provider, CHALLENGES)],
        // A hash or a nonce beside it would turn 'unsafe-inline' off.
        styleSrc:
          provider === null
            ? [
                "'self'",
                ...inlineHashes(page ?? "", "style"),
                (_request, response) => `'nonce-${nonceOf(response)}'`,
              ]
            : ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", "data:", ...from(provider, PICTURES)],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...from(provider)],
        ...(provider === null ? {} : { workerSrc: ["'self'", "blob:"], frameSrc: [CHALLENGES] }),
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

/** Where the provider's script asks who is a person, and where its pictures of people are. */
const CHALLENGES = "https://challenges.cloudflare.com"
const PICTURES = "https://img.clerk.com"

const from = (provider: SignInProvider | null, ...beside: ReadonlyArray<string>): ReadonlyArray<string> =>
  provider === null ? [] : [provider.origin, ...beside]

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

const nonces = new WeakMap<ServerResponse, string>()

/** The word of one answer that marks a style as ours: it stands in the policy and in the page, and never comes again. */
export const nonceOf = (response: ServerResponse): string => {
  const known = nonces.get(response)
  if (known !== undefined) return known
  const made = randomBytes(16).toString("base64url")
  nonces.set(response, made)
  return made
}

/** Hashes of what a page holds in its own text; data blocks (`type="application/json"`) do not run. */
export const inlineHashes = (page: string, element: "script" | "style"): ReadonlyArray<string> =>
  [...page.matchAll(new RegExp(`<${element}(?<attributes>[^>]*)>(?<text>[\\s\\S]*?)</${element}>`, "g"))]
    .filter(({ groups }) => !/\bsrc=|application\/(ld\+)?json/.test(groups?.["attributes"] ?? ""))
    .map(
      ({ groups }) =>
        `'sha256-${createHash("sha256")
          .update(groups?.["text"] ?? "")
          .digest("base64")}'`,
    )
