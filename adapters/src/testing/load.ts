import { connect } from "node:net"
import { once } from "node:events"

/** Bytes of one GET request on a connection that stays open. */
const requestFor = (url: URL, path: string): string => `GET ${path} HTTP/1.1\r\nhost: ${url.host}\r\n\r\n`

/**
 * Sends `total` GET requests over `connections` sockets, one at a time on each, and gives how many were answered with 200.
 * A client that does as little as possible, so that what is measured is the server.
 */
export const getMany = async (
  base: string,
  path: string,
  { total, connections }: { readonly total: number; readonly connections: number },
): Promise<number> => {
  const url = new URL(base)
  const request = requestFor(url, path)
  let left = total
  let answered = 0
  const work = async () => {
    const socket = connect(Number(url.port), url.hostname)
    await once(socket, "connect")
    while (left-- > 0) {
      socket.write(request)
      if (await isOk(socket)) answered += 1
    }
    socket.destroy()
  }
  await Promise.all(Array.from({ length: connections }, work))
  return answered
}

/** Reads one whole answer; needs a Content-Length. */
const isOk = (socket: ReturnType<typeof connect>): Promise<boolean> =>
  new Promise((resolve, reject) => {
    let head = ""
    let missing = -1
    const take = (bytes: Buffer) => {
      if (missing < 0) {
        head += bytes.toString("latin1")
        const end = head.indexOf("\r\n\r\n")
        if (end < 0) return
        const length = Number(/content-length: (\d+)/i.exec(head)?.[1])
        missing = length - (head.length - end - 4)
      } else missing -= bytes.length
      if (missing > 0) return
      socket.off("data", take)
      socket.off("error", reject)
      resolve(head.startsWith("HTTP/1.1 200"))
    }
    socket.on("data", take)
    socket.once("error", reject)
  })
