import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import { afterAll, afterEach, beforeAll } from "vitest"
import type { Outlet } from "#forum/outlet/outlet.ts"

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** A host of the tests' own, under a name that only its outlet knows. */
export const outletServer = () => {
  const held: { answer: Answer; host: string; asked: Array<string> } = {
    answer: (_, response) => response.writeHead(404).end(),
    host: "",
    asked: [],
  }
  const server = createServer((request, response) => {
    held.asked.push(request.url ?? "")
    held.answer(request, response)
  })
  beforeAll(async () => {
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done))
    const address = server.address()
    held.host = `forum.example:${typeof address === "object" && address !== null ? address.port : 0}`
  })
  afterEach(() => {
    held.asked = []
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    host: () => held.host,
    asked: () => held.asked,
    answers: (answer: Answer) => {
      held.answer = answer
    },
    /** As the product's own, but for where its name leads. */
    outlet: (changes: Partial<Outlet> = {}): Outlet => ({
      hosts: new Set([held.host]),
      protocol: "http:",
      resolve: () => Promise.resolve([{ address: "127.0.0.1", family: 4 }]),
      isForbidden: () => false,
      limitMs: 10_000,
      longest: 100_000,
      ...changes,
    }),
  }
}
