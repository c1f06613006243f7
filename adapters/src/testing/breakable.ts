import { connect, createServer, type Socket } from "node:net"
import type { AddressInfo } from "node:net"

export interface BreakableDatabase {
  /** Leads to the same database, through a line that can be cut. */
  readonly url: string
  /** Cuts every connection and takes no new one. */
  readonly cut: () => Promise<void>
  readonly mend: () => Promise<void>
}

/** A line to a Postgres server that tests can cut and mend, as a network or a server does that goes away. */
export const breakable = async (databaseUrl: string): Promise<BreakableDatabase> => {
  const target = new URL(databaseUrl)
  const open = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    for (const socket of [near, far]) {
      open.add(socket)
      socket.on("error", () => {})
      socket.once("close", () => {
        open.delete(socket)
        near.destroy()
        far.destroy()
      })
    }
    near.pipe(far).pipe(near)
  })
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve))
  await listen(0)
  // A listening server has an address with a port.
  const { port } = server.address() as AddressInfo
  const url = new URL(databaseUrl)
  url.hostname = "127.0.0.1"
  url.port = `${port}`
  return {
    url: url.href,
    cut: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of open) socket.destroy()
      }),
    mend: () => listen(port),
  }
}
