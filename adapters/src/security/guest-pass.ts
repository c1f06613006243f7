import { createHmac, timingSafeEqual } from "node:crypto"
import { guestScriptDays } from "@rounds/core/guest/guest-generation.ts"
import * as Context from "effect/Context"
import { networkOf } from "./network.ts"

/** What a visitor carries to be known again, and what is kept of where they come from. */
export class GuestPass extends Context.Service<
  GuestPass,
  {
    /** The guest that a request's `Cookie` header proves; null without one of ours. */
    readonly guestIn: (cookies: string | undefined) => string | null
    /** `Set-Cookie` for a guest. */
    readonly cookieFor: (guestId: string) => string
    /** A network, told again on the same day (UTC) only, and by nobody without our secret. */
    readonly networkKey: (address: string, day: string) => string
  }
>()("adapters/security/GuestPass") {}

interface Secrets {
  readonly secret: string
  /** What signed cookies before; null when there is none. */
  readonly oldSecret: string | null
  /** Whether browsers reach us over HTTPS only. */
  readonly isSecure: boolean
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export const guestPass = ({ secret, oldSecret, isSecure }: Secrets): GuestPass["Service"] => {
  const name = `${isSecure ? "__Host-" : ""}guest-script`
  const mark = (key: string, what: string) => createHmac("sha256", key).update(what).digest("base64url")
  const isOurs = (guestId: string, signature: string) =>
    [secret, oldSecret].some((key) => key !== null && isSame(mark(key, `guest cookie ${guestId}`), signature))
  return {
    guestIn: (cookies = "") => {
      for (const part of cookies.split(";")) {
        const [key, value = ""] = part.trim().split("=")
        if (key !== name) continue
        const [guestId = "", signature = ""] = value.split(".")
        if (uuid.test(guestId) && isOurs(guestId, signature)) return guestId
      }
      return null
    },
    cookieFor: (guestId) =>
      [
        `${name}=${guestId}.${mark(secret, `guest cookie ${guestId}`)}`,
        "Path=/",
        `Max-Age=${guestScriptDays * 24 * 60 * 60}`,
        "HttpOnly",
        "SameSite=Lax",
        ...(isSecure ? ["Secure"] : []),
      ].join("; "),
    networkKey: (address, day) => mark(secret, `guest network ${day} ${networkOf(address)}`),
  }
}

const isSame = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
