import { type ChildProcess, execFileSync, spawn } from "node:child_process"
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { fileURLToPath } from "node:url"

const cli = fileURLToPath(new URL("../../cli/src/main.ts", import.meta.url))

/** A product of its own for tests: a free port, an empty data folder, and its command line. */
export interface RunningProduct {
  readonly url: string
  /** Folder that its mails are in. */
  readonly outbox: string
  /** What has been mailed to an address so far, the newest last; a mail leaves a moment after its cause. */
  readonly mailsTo: (address: string) => readonly string[]
  /** Runs one command on this product's data and answers what it printed. */
  readonly command: (...words: readonly string[]) => string
  readonly stop: () => Promise<void>
}

/** Starts the product itself, with settings of its own, and waits until it is ready. `host`: how its visitors name it. */
export const startProduct = async (
  settings: { readonly [name: string]: string } = {},
  host: "127.0.0.1" | "localhost" = "127.0.0.1",
): Promise<RunningProduct> => {
  const data = mkdtempSync(join(tmpdir(), "rounds-e2e-"))
  const port = await freePort()
  const url = `http://${host}:${port}`
  const env = { ...process.env, ...settings, PORT: `${port}`, PUBLIC_URL: url, ROUNDS_DATA: data }
  const server = spawn(process.execPath, [cli, "serve"], { env, stdio: ["ignore", "pipe", "pipe"] })
  const log = collect(server)
  await ready(url, server, log)
  const outbox = join(data, "outbox")
  return {
    url,
    outbox,
    mailsTo: (address) => mailsTo(outbox, address),
    command: (...words) => execFileSync(process.execPath, [cli, ...words], { env, encoding: "utf8" }),
    stop: async () => {
      server.kill("SIGTERM")
      await gone(server)
      rmSync(data, { recursive: true, force: true })
    },
  }
}

/** What has been mailed to an address so far, by the files of an outbox. */
export const mailsTo = (outbox: string, address: string) =>
  mailsIn(outbox).filter((mail) => mail.includes(`\r\nTo: ${address}\r\n`))

const mailsIn = (outbox: string) =>
  existsSync(outbox)
    ? readdirSync(outbox)
        .toSorted()
        .filter((name) => name.endsWith(".eml") && !name.startsWith("."))
        .map((name) => unquoted(readFileSync(join(outbox, name), "utf8")))
    : []

/** The parts of a mail that are written as quoted-printable, as plain text: enough for the ASCII of a link. */
const unquoted = (mail: string): string =>
  mail
    .split("\r\n--")
    .map((part) =>
      part.includes("Content-Transfer-Encoding: quoted-printable")
        ? part
            .replaceAll("=\r\n", "")
            .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) =>
              String.fromCharCode(Number.parseInt(code, 16)),
            )
        : part,
    )
    .join("\r\n--")

const ready = async (url: string, server: ChildProcess, log: () => string) => {
  for (let look = 0; look < 300; look += 1) {
    if (server.exitCode !== null) throw new Error(`The server stopped before it was ready:\n${log()}`)
    const answer = await fetch(`${url}/readyz`).catch(() => undefined)
    if (answer?.ok === true) return
    await pause(200)
  }
  throw new Error(`The server was not ready within a minute:\n${log()}`)
}

const collect = (server: ChildProcess) => {
  let text = ""
  for (const stream of [server.stdout, server.stderr]) {
    stream?.on("data", (bytes: Buffer) => {
      text = (text + bytes.toString()).slice(-20_000)
    })
  }
  return () => text
}

const gone = (server: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (server.exitCode !== null || server.signalCode !== null) resolve()
    else server.once("exit", () => resolve())
  })

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer()
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address()
      probe.close(() => resolve(address !== null && typeof address === "object" ? address.port : 0))
    })
  })
