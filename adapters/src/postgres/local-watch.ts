import { type ChildProcess } from "node:child_process"
import { setTimeout as pause } from "node:timers/promises"
import { type LocalAccount } from "./local-account.ts"
import { ended, launch, type LaunchOptions, shutDown } from "./local-launch.ts"
import { holderOf } from "./local-port.ts"

/**
 * Keeps a server on `port` until stopped: starts it again when it crashes, and when the process whose server we had
 * joined has stopped it. `child` is `undefined` for a server that we had joined.
 */
export const keepServing = (
  account: LocalAccount,
  port: number,
  options: LaunchOptions,
  child: ChildProcess | undefined,
): (() => Promise<void>) => {
  const stopping = new AbortController()
  let current = child
  let failures = 0

  const watch = async () => {
    while (!stopping.signal.aborted) {
      await (current === undefined ? released(account.dataDir, stopping.signal) : ended(current))
      if (stopping.signal.aborted) return
      await wait(Math.min(250 * 2 ** failures, 30_000), stopping.signal)
      // Somebody was quicker: a command that needed the database. It lasts as long as that command.
      current = undefined
      if (stopping.signal.aborted || holderOf(account.dataDir) !== undefined) continue
      const launched = await launch(account, port, options)
      failures = "child" in launched ? 0 : failures + 1
      current = "child" in launched ? launched.child : undefined
    }
  }

  const watching = watch()
  return async () => {
    stopping.abort()
    if (current !== undefined) await shutDown(current)
    await watching
    // A start that was under way when we were told to stop.
    if (current !== undefined) await shutDown(current)
  }
}

const released = async (dataDir: string, signal: AbortSignal) => {
  while (!signal.aborted && holderOf(dataDir) !== undefined) await wait(500, signal)
}

const wait = (milliseconds: number, signal: AbortSignal) =>
  pause(milliseconds, undefined, { signal }).catch(() => {})
