import { connect, type Socket } from "node:net"

/** A server answers or cancels every statement within 5 s, so this much silence means a dead connection. */
const SILENCE_LIMIT_MS = 30_000

interface Address {
  readonly host: ReadonlyArray<string>
  readonly port: ReadonlyArray<number>
  readonly path?: string | false | undefined
}

/** The driver's socket, closed when nothing has moved on it for too long: a black-holed one would stay for ever. */
export const openSocket = ({ host, port, path }: Address): Socket => {
  const socket = path ? connect(path) : connect(port[0] ?? 5432, host[0] ?? "localhost")
  socket.setNoDelay(true)
  socket.setTimeout(SILENCE_LIMIT_MS, () =>
    socket.destroy(Object.assign(new Error("The database has been silent"), { code: "ETIMEDOUT" })),
  )
  // The driver takes the name for TLS from here.
  return Object.assign(socket, { host: host[0] })
}
