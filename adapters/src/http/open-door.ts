import { createServer, type RequestListener, type Server } from "node:http"
import { createHttpTerminator } from "http-terminator"

export interface Door {
  readonly port: number
  /** From now on this answers. */
  readonly serve: (app: RequestListener) => void
  /** Aborted as soon as `close` is called: what would go on for as long as somebody listens ends by it. */
  readonly closing: AbortSignal
  /** Lets running answers finish for a moment, then closes every connection. Again is the same as once. */
  readonly close: () => Promise<void>
}

const GRACE_MS = 5_000

/**
 * Takes the address, so that a port in use is known before anything else is started; until `serve` every request is
 * told to come back. Rejects with the system's error. `port` 0 takes any free one.
 */
export const openDoor = async (port: number, host: string): Promise<Door> => {
  const current = { app: notYet }
  // Node looks for slow clients every 30 s unless told otherwise.
  const server = createServer({ connectionsCheckingInterval: 1_000 }, (request, response) =>
    current.app(request, response),
  )
  limitTimes(server)
  const terminator = createHttpTerminator({ server, gracefulTerminationTimeout: GRACE_MS })
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject)
    server.listen(port, host, () => resolve())
  })
  const address = server.address()
  const closing = new AbortController()
  let closed: Promise<void> | undefined
  return {
    port: typeof address === "object" && address !== null ? address.port : port,
    serve: (app) => {
      current.app = app
    },
    closing: closing.signal,
    close: () => {
      closing.abort()
      return (closed ??= terminator.terminate())
    },
  }
}

const notYet: RequestListener = (request, response) => {
  const alive = request.url === "/healthz"
  response.writeHead(alive ? 200 : 503, { "content-type": "application/json", "retry-after": "2" })
  response.end(JSON.stringify({ status: alive ? "alive" : "starting" }))
}

/** A client that is slow to ask is let go; the answer itself may take as long as a script. */
const limitTimes = (server: Server): void => {
  server.headersTimeout = 10_000
  server.requestTimeout = 30_000
  server.keepAliveTimeout = 5_000
}
