import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"

/** How the fake behaves; `failures` answers come first. */
export interface FakeBehaviour {
  readonly content: string
  readonly finish?: "stop" | "length" | "content_filter"
  readonly refusal?: string
  readonly failures?: ReadonlyArray<{ readonly status: number; readonly headers?: Record<string, string> }>
  /** `before`: never answers. `middle`: stops after the first piece. `broken`: the connection breaks there. */
  /** Answers at once, although a stream was asked for. */
  readonly plain?: true
  readonly trouble?: "before" | "middle" | "broken"
}

/** What one request looked like, and when the client let go of it. */
export interface SeenRequest {
  readonly path: string | undefined
  readonly body: { readonly [name: string]: unknown }
  readonly authorization: string | undefined
  readonly closed: Promise<void>
}

export interface FakeEndpoint {
  readonly url: string
  readonly seen: Array<SeenRequest>
  readonly behave: (behaviour: FakeBehaviour) => void
  readonly stop: () => Promise<void>
}

/** An OpenAI-compatible endpoint on the loopback that streams what it is told to, for tests. */
export const fakeEndpoint = async (): Promise<FakeEndpoint> => {
  const seen: Array<SeenRequest> = []
  let behaviour: FakeBehaviour = { content: "" }
  let failed = 0
  const server = createServer((request, response) => {
    void (async () => {
      const body = await bodyOf(request)
      const closed = new Promise<void>((resolve) => response.once("close", resolve))
      seen.push({ path: request.url, body, authorization: request.headers.authorization, closed })
      const failure = behaviour.failures?.[failed]
      if (failure === undefined) return answer(response, behaviour)
      failed += 1
      response.writeHead(failure.status, { "content-type": "application/json", ...failure.headers })
      response.end(JSON.stringify({ error: { message: "no", type: "fake" } }))
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  // A server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    seen,
    behave: (next) => {
      behaviour = next
      failed = 0
      seen.length = 0
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

const bodyOf = async (request: IncomingMessage): Promise<{ readonly [name: string]: unknown }> => {
  const parts: Array<Buffer> = []
  // A request without an encoding gives buffers.
  for await (const part of request) parts.push(part as Buffer)
  return JSON.parse(Buffer.concat(parts).toString("utf8")) as { readonly [name: string]: unknown }
}

const answer = (
  response: ServerResponse,
  { content, finish = "stop", refusal, plain, trouble }: FakeBehaviour,
): void => {
  if (trouble === "before") return
  if (plain) {
    response.writeHead(200, { "content-type": "application/json; charset=utf-8" })
    const message = { role: "assistant", content, refusal: refusal ?? null }
    const usage = { prompt_tokens: 900, completion_tokens: 300, total_tokens: 1_200 }
    response.end(JSON.stringify({ choices: [{ index: 0, message, finish_reason: finish }], usage }))
    return
  }
  response.writeHead(200, { "content-type": "text/event-stream" })
  const send = (choices: ReadonlyArray<unknown>, usage?: unknown) =>
    response.write(
      `data: ${JSON.stringify({ id: "c", object: "chat.completion.chunk", created: 1, model: "m", choices, usage })}\n\n`,
    )
  send([{ index: 0, delta: { role: "assistant", content: "" }, finish_reason: null }])
  for (const piece of content.match(/.{1,40}/gs) ?? []) {
    send([{ index: 0, delta: { content: piece }, finish_reason: null }])
    if (trouble === "middle") return
    if (trouble === "broken") return void response.write("\n", () => response.destroy())
  }
  if (refusal !== undefined) send([{ index: 0, delta: { refusal }, finish_reason: null }])
  send([{ index: 0, delta: {}, finish_reason: finish }])
  send([], { prompt_tokens: 900, completion_tokens: 300, total_tokens: 1_200 })
  response.end("data: [DONE]\n\n")
}
