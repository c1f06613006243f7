import type { ChildProcess } from "node:child_process"
import { once } from "node:events"
import { start } from "./command-line.ts"

/** `serve` in a process of its own, which can be killed and started again at the address it had. */
export class ServedProcess {
  readonly #env: { readonly [name: string]: string }
  #process: ChildProcess | undefined
  #url = ""

  constructor(env: { readonly [name: string]: string }) {
    this.#env = env
  }

  /** Where it answers; empty before the first start. */
  get url(): string {
    return this.#url
  }

  /** The id of the process; `undefined` when it has ended. */
  get pid(): number | undefined {
    return this.#process?.exitCode === null && this.#process.signalCode === null
      ? this.#process.pid
      : undefined
  }

  /** Starts it and waits until it has said where it answers. Its clients find it where they left it. */
  async start(): Promise<void> {
    const port = this.#url === "" ? "0" : new URL(this.#url).port
    const started = start(["serve", "--json"], {
      LOG_LEVEL: "silent",
      ROUNDS_DEMO: "off",
      ...this.#env,
      PORT: port,
    })
    this.#process = started
    let complaint = ""
    started.stderr?.on("data", (bytes: Buffer) => (complaint += bytes.toString()))
    this.#url = await new Promise<string>((resolve, reject) => {
      let said = ""
      started.once("exit", () => reject(new Error(`serve ended by itself: ${said}${complaint}`)))
      started.stdout?.on("data", (bytes: Buffer) => {
        said += bytes.toString()
        if (said.includes("\n")) resolve(JSON.parse(said).url)
      })
    })
  }

  /** Kills it (SIGKILL) and waits until it is gone. Fails when it has ended by itself. */
  async kill(): Promise<void> {
    if (this.pid === undefined) throw new Error("the process ended by itself")
    await this.#end("SIGKILL")
  }

  /** Ends it as Ctrl-C does, if it runs. */
  async stop(): Promise<void> {
    if (this.pid !== undefined) await this.#end("SIGINT")
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const ended = this.#process === undefined ? undefined : once(this.#process, "exit")
    this.#process?.kill(signal)
    await ended
  }
}
