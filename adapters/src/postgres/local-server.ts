import { type ChildProcess, spawn } from "node:child_process"
import { dirname } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import postgres from "postgres"
import { type LocalAccount, type LocalMode, chooseAccount } from "./local-account.ts"
import { packagedBinaries } from "./local-binaries.ts"
import { ensureCluster, makeFolder, passwordOf } from "./local-cluster.ts"
import { freePort, runningPort } from "./local-port.ts"

export interface LocalServer {
  readonly url: string
  readonly mode: LocalMode
  /** Another process had started the server; `stop` then leaves it running. */
  readonly reused: boolean
  readonly stop: () => Promise<void>
}

export interface LocalServerOptions {
  /** Where the data lives; created when missing. */
  readonly dataDir: string
  /** Extra server settings, as `["-c", "fsync=off"]`. */
  readonly flags?: readonly string[]
  /** Restricts the choice of mode, for tests. */
  readonly mode?: LocalMode
  /** Where mode `copy` puts binaries and data that must be reachable; for tests. */
  readonly shelf?: string
  /** Receives what the server writes to its log. */
  readonly log?: (text: string) => void
}

/** Starts the Postgres that came with our dependencies, or joins the one that already serves `dataDir`. */
export const startLocalServer = async (options: LocalServerOptions): Promise<LocalServer> => {
  const account = prepare(options)

  for (let attempt = 1; ; attempt += 1) {
    const running = await runningPort(account.dataDir, (port) => answers(urlOf(account, port)))
    if (running !== undefined) {
      return { url: urlOf(account, running), mode: account.mode, reused: true, stop: async () => {} }
    }
    const port = await freePort()
    const started = await launch(account, port, options)
    if ("child" in started) {
      const stop = () => stopServer(started.child)
      return { url: urlOf(account, port), mode: account.mode, reused: false, stop }
    }
    // Somebody took the port, or started a server on the same data, between our look and our start.
    if (attempt === 5 || !/Address already in use|postmaster\.pid/.test(started.log)) {
      throw new Error(`Postgres did not start (${account.mode}): ${reason(started.log)}`)
    }
    await pause(200)
  }
}

const prepare = ({ dataDir, mode, shelf }: LocalServerOptions) => {
  const binaries = packagedBinaries()
  try {
    makeFolder(dirname(dataDir))
    const account = chooseAccount({ binaries, dataDir, shelf }, mode)
    ensureCluster(account)
    return account
  } catch (cause) {
    throw new Error(`Cannot keep a database in ${dataDir}: ${reason(cause)}`, { cause })
  }
}

const urlOf = ({ dataDir }: LocalAccount, port: number) =>
  `postgres://rounds:${passwordOf(dataDir)}@127.0.0.1:${port}/postgres`

/** A server that is shutting down still accepts connections; only one that answers can be joined. */
const answers = async (url: string) => {
  const sql = postgres(url, { max: 1, connect_timeout: 2, onnotice: () => {} })
  try {
    await sql`SELECT 1`
    return true
  } catch {
    return false
  } finally {
    await sql.end({ timeout: 1 }).catch(() => {})
  }
}

type Started = { readonly child: ChildProcess } | { readonly log: string }

const launch = (account: LocalAccount, port: number, { flags = [], log }: LocalServerOptions) => {
  const [program, args] = account.command(account.binaries.postgres, [
    "-D",
    account.dataDir,
    "-p",
    `${port}`,
    "-c",
    "listen_addresses=127.0.0.1",
    "-c",
    "unix_socket_directories=",
    ...flags,
  ])
  // Its own process group: Ctrl-C reaches us, and we stop Postgres after everything that uses it.
  const child = spawn(program, args, {
    cwd: "/",
    env: { PATH: process.env["PATH"], LC_ALL: "C", TZ: "UTC" },
    stdio: ["ignore", "ignore", "pipe"],
    detached: true,
  })
  return new Promise<Started>((resolve) => {
    let written = ""
    child.once("error", (cause) => resolve({ log: `${program}: ${cause.message}` }))
    child.once("exit", () => resolve({ log: written }))
    // Read to the end of the server's life: an unread pipe would fill up and block it.
    child.stderr?.on("data", (bytes: Buffer) => {
      written = (written + bytes.toString()).slice(-4000)
      log?.(bytes.toString())
      if (written.includes("ready to accept connections")) resolve({ child })
    })
  })
}

const stopServer = async (child: ChildProcess) => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise<void>((resolve) => child.once("exit", () => resolve()))
  child.kill("SIGINT")
  // A fast shutdown that hangs is followed by an immediate one; the write-ahead log keeps the data whole.
  const impatience = setTimeout(() => child.kill("SIGQUIT"), 20_000)
  await gone
  clearTimeout(impatience)
}

/** Why something failed, in one line a person can act on. */
const reason = (cause: unknown) => {
  const text = cause instanceof Error ? cause.message : String(cause)
  if (/ENOSPC|No space left/i.test(text)) return "the disk is full."
  if (/EROFS|Read-only/i.test(text)) return "the disk is read-only."
  if (/EACCES|EPERM|Permission denied/i.test(text)) return "the folder may not be written."
  const lines = text.trim().split("\n")
  const complaint = lines.findLast((line) => /FATAL|PANIC|error/i.test(line)) ?? lines.at(-1) ?? ""
  return complaint.replace(/^.*?(FATAL|PANIC|ERROR):\s*/, "")
}
