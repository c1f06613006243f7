import { type ChildProcess, spawn } from "node:child_process"
import { type LocalAccount } from "./local-account.ts"

export interface LaunchOptions {
  /** Extra server settings, as `["-c", "fsync=off"]`. */
  readonly flags?: readonly string[]
  /** Receives what the server writes to its log. */
  readonly log?: (text: string) => void
}

/** A server that takes connections, or what it wrote before it gave up. */
export type Launched = { readonly child: ChildProcess } | { readonly complaint: string }

/** Starts the server process; done when it takes connections or has given up. */
export const launch = (account: LocalAccount, port: number, { flags = [], log }: LaunchOptions) => {
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
  return new Promise<Launched>((resolve) => {
    let written = ""
    child.once("error", (cause) => resolve({ complaint: `${program}: ${cause.message}` }))
    child.once("exit", () => resolve({ complaint: written }))
    // Read to the end of the server's life: an unread pipe would fill up and block it.
    child.stderr?.on("data", (bytes: Buffer) => {
      written = (written + bytes.toString()).slice(-4000)
      log?.(bytes.toString())
      if (written.includes("ready to accept connections")) resolve({ child })
    })
  })
}

/** Stops the server: waits for what it is writing, throws its sessions out. */
export const shutDown = async (child: ChildProcess) => {
  if (hasEnded(child)) return
  child.kill("SIGINT")
  // A fast shutdown that hangs is followed by an immediate one; the write-ahead log keeps the data whole.
  const impatience = setTimeout(() => child.kill("SIGQUIT"), 20_000)
  await ended(child)
  clearTimeout(impatience)
}

/** Waits for the end of the server process, however it comes. */
export const ended = async (child: ChildProcess) => {
  if (!hasEnded(child)) await new Promise<void>((resolve) => child.once("exit", () => resolve()))
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null
