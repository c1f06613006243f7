import { type ChildProcess } from "node:child_process"
import { dirname } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import postgres from "postgres"
import { type LocalAccount, type LocalMode, chooseAccount } from "./local-account.ts"
import { packagedBinaries } from "./local-binaries.ts"
import { ensureCluster, makeFolder, passwordOf } from "./local-cluster.ts"
import { launch, type LaunchOptions, shutDown } from "./local-launch.ts"
import { freePort, runningPort } from "./local-port.ts"
import { keepServing } from "./local-watch.ts"

export interface LocalServer {
  readonly url: string
  readonly mode: LocalMode
  /** Another process had started the server; `stop` then leaves it running. */
  readonly reused: boolean
  readonly stop: () => Promise<void>
}

export interface LocalServerOptions extends LaunchOptions {
  /** Where the data lives; created when missing. */
  readonly dataDir: string
  /** Starts the server again when it ends before `stop`; for processes that run for long. */
  readonly keepAlive?: boolean
  /** Restricts the choice of mode, for tests. */
  readonly mode?: LocalMode
  /** Where mode `copy` puts binaries and data that must be reachable; for tests. */
  readonly shelf?: string
}

/** Starts the Postgres that came with our dependencies, or joins the one that already serves `dataDir`. */
export const startLocalServer = async (options: LocalServerOptions): Promise<LocalServer> => {
  const account = prepare(options)
  const serving = (port: number, child: ChildProcess | undefined): LocalServer => ({
    url: urlOf(account, port),
    mode: account.mode,
    reused: child === undefined,
    stop: options.keepAlive
      ? keepServing(account, port, options, child)
      : async () => (child === undefined ? undefined : shutDown(child)),
  })

  for (let attempt = 1; ; attempt += 1) {
    const running = await runningPort(account.dataDir, (port) => answers(urlOf(account, port)))
    if (running !== undefined) return serving(running, undefined)
    const port = await freePort()
    const launched = await launch(account, port, options)
    if ("child" in launched) return serving(port, launched.child)
    // Somebody took the port, or started a server on the same data, between our look and our start.
    if (attempt === 5 || !/Address already in use|postmaster\.pid/.test(launched.complaint)) {
      throw new Error(`Postgres did not start (${account.mode}): ${reason(launched.complaint)}`)
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
