import type { Response } from "express"

const HEARTBEAT_MS = 15_000

/** One answer as server-sent events. Nothing is written before the first event; afterwards a heartbeat keeps proxies awake. */
export class EventStream {
  readonly #response: Response
  #nextId = 1
  #heartbeat: NodeJS.Timeout | undefined

  constructor(response: Response) {
    this.#response = response
    response.once("close", () => clearInterval(this.#heartbeat))
  }

  get started(): boolean {
    return this.#heartbeat !== undefined
  }

  send(event: string, data: unknown): void {
    if (this.#response.writableEnded || this.#response.destroyed) return
    if (!this.started) this.#start()
    this.#response.write(`id: ${this.#nextId++}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
  }

  end(event: string, data: unknown): void {
    this.send(event, data)
    clearInterval(this.#heartbeat)
    if (!this.#response.writableEnded) this.#response.end()
  }

  #start(): void {
    this.#response.writeHead(200, {
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store, no-transform",
      // Proxies such as nginx hold a stream back without this.
      "x-accel-buffering": "no",
      // A process that stops waits for connections that are kept, not only for answers.
      connection: "close",
    })
    this.#heartbeat = setInterval(() => this.#response.write(": heartbeat\n\n"), HEARTBEAT_MS)
  }
}
