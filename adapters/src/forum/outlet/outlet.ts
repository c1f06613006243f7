import { lookup as resolve } from "node:dns/promises"
import { type IncomingMessage, request as plainRequest } from "node:http"
import { request as safeRequest } from "node:https"
import { isIP, type LookupFunction } from "node:net"
import type { Readable } from "node:stream"
import { createGunzip } from "node:zlib"
import { isForbidden } from "./forbidden.ts"

/** An address that a host name stands for. */
interface Resolved {
  readonly address: string
  readonly family: number
}

/** The way out to the hosts that the operator has named, and to no other. */
export interface Outlet {
  /** As a web address writes them, with a port that is not the usual one. */
  readonly hosts: ReadonlySet<string>
  readonly protocol: "https:" | "http:"
  readonly resolve: (host: string) => Promise<ReadonlyArray<Resolved>>
  readonly isForbidden: (address: string) => boolean
  /** Of one call, from connecting to its last byte, in milliseconds. */
  readonly limitMs: number
  /** Bytes of an unpacked answer. */
  readonly longest: number
}

/** What an outlet answered. */
export interface OutletAnswer {
  readonly status: number
  readonly headers: IncomingMessage["headers"]
  readonly text: string
}

/** Why an outlet gave no answer. */
export type OutletFault =
  "foreign host" | "private address" | "too long" | "too slow" | "unreadable" | "unreachable"

export class OutletFailure extends Error {
  readonly fault: OutletFault
  constructor(fault: OutletFault, cause?: unknown) {
    super(fault, { cause })
    this.fault = fault
  }
}

/** Public hosts over https, fifteen seconds and ten million bytes a call, unless it says fewer. */
export const publicOutlet = (hosts: ReadonlyArray<string>, longest = 10_000_000): Outlet => ({
  hosts: new Set(hosts),
  protocol: "https:",
  resolve: (host) => resolve(host, { all: true }),
  isForbidden,
  limitMs: 15_000,
  longest,
})

/**
 * Reads one address. Follows no redirect, connects to no private address whatever the name says, stops at the limits,
 * and unpacks no more than may be read. Rejects with an `OutletFailure`.
 */
export const askOutlet = async (
  outlet: Outlet,
  address: string,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<OutletAnswer> => {
  const url = URL.canParse(address) ? new URL(address) : null
  if (url === null || url.protocol !== outlet.protocol || !outlet.hosts.has(url.host) || url.username !== "")
    throw new OutletFailure("foreign host")
  // A name that is an address already is connected to without a look-up.
  const bare = url.hostname.replace(/^\[|\]$/g, "")
  if (isIP(bare) !== 0 && outlet.isForbidden(bare)) throw new OutletFailure("private address")
  const limit = AbortSignal.any([signal, AbortSignal.timeout(outlet.limitMs)])
  try {
    const response = await connect(outlet, url, headers, limit)
    try {
      const text = await textOf(response, outlet.longest)
      return { status: response.statusCode ?? 0, headers: response.headers, text }
    } finally {
      response.destroy()
    }
  } catch (cause) {
    if (cause instanceof OutletFailure) throw cause
    throw new OutletFailure(limit.aborted ? "too slow" : "unreachable", cause)
  }
}

const connect = (
  outlet: Outlet,
  url: URL,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<IncomingMessage> =>
  new Promise((done, fail) => {
    const request = url.protocol === "https:" ? safeRequest : plainRequest
    request(
      url,
      {
        // A connection of its own: one that is kept was made for another look-up.
        agent: false,
        signal,
        lookup: guarded(outlet),
        headers: { "user-agent": "Rounds", "accept-encoding": "gzip", ...headers },
      },
      done,
    )
      .on("error", fail)
      .end()
  })

/** Looks a name up and refuses it when any of its addresses is private; what is connected to is what was looked at. */
const guarded =
  (outlet: Outlet): LookupFunction =>
  (host, options, done) => {
    outlet.resolve(host).then(
      (found) => {
        const [first] = found
        if (first === undefined) return done(new OutletFailure("unreachable"), "", 0)
        if (found.some(({ address }) => outlet.isForbidden(address)))
          return done(new OutletFailure("private address"), "", 0)
        if (options.all === true) return done(null, [...found])
        done(null, first.address, first.family)
      },
      (cause: unknown) => done(new OutletFailure("unreachable", cause), "", 0),
    )
  }

const textOf = async (response: IncomingMessage, longest: number): Promise<string> => {
  const packing = response.headers["content-encoding"]?.trim().toLowerCase() ?? "identity"
  if (packing === "identity") return upTo(response, longest)
  if (packing !== "gzip" && packing !== "x-gzip") throw new OutletFailure("unreadable")
  const unpacked = createGunzip()
  response.on("error", (cause) => unpacked.destroy(cause))
  response.pipe(unpacked)
  try {
    return await upTo(unpacked, longest)
  } catch (cause) {
    const isBroken = cause instanceof Error && "code" in cause && String(cause.code).startsWith("Z_")
    throw isBroken ? new OutletFailure("unreadable", cause) : cause
  } finally {
    unpacked.destroy()
  }
}

const upTo = async (stream: Readable, longest: number): Promise<string> => {
  const decoder = new TextDecoder()
  let text = ""
  let bytes = 0
  for await (const chunk of stream) {
    if (!(chunk instanceof Uint8Array)) continue
    bytes += chunk.length
    if (bytes > longest) throw new OutletFailure("too long")
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
