import { spawnSync } from "node:child_process"
import { readFileSync, rmSync } from "node:fs"
import { createServer } from "node:net"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"

/** A port of 127.0.0.1 that nobody listens on at this moment. */
export const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer()
    probe.once("error", reject)
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address()
      probe.close(() => {
        if (address !== null && typeof address === "object") resolve(address.port)
        else reject(new Error("the system gave no port"))
      })
    })
  })

/** The port of the server that serves `dataDir` now, if there is one; waits for one that is starting or stopping. */
export const runningPort = async (
  dataDir: string,
  answers: (port: number) => Promise<boolean>,
): Promise<number | undefined> => {
  for (let look = 0; look < 100; look += 1) {
    const holder = holderOf(dataDir)
    if (holder === undefined) return undefined
    if (holder.port !== undefined && (await answers(holder.port))) return holder.port
    await pause(100)
  }
  throw new Error(`A Postgres server holds ${dataDir} but does not answer. Stop it, then start again.`)
}

/**
 * The Postgres process that has these data open, if any; no port yet while it starts.
 * Removes a `postmaster.pid` whose process is gone: after a restart of the machine or container the number
 * often belongs to somebody else, and Postgres would then refuse to start for ever.
 */
export const holderOf = (dataDir: string): { readonly port: number | undefined } | undefined => {
  const pidFile = join(dataDir, "postmaster.pid")
  const [pid, , , port] = (read(pidFile) ?? "").split("\n")
  if (pid === undefined || pid === "") return undefined
  if (isPostgres(pid, dataDir)) return { port: port === undefined || port === "" ? undefined : Number(port) }
  rmSync(pidFile, { force: true })
  return undefined
}

const isPostgres = (pid: string, dataDir: string) => {
  const command =
    process.platform === "linux"
      ? (read(`/proc/${pid}/cmdline`) ?? "")
      : spawnSync("ps", ["-o", "command=", "-p", pid], { encoding: "utf8" }).stdout
  return command.includes("postgres") && command.includes(dataDir)
}

const read = (file: string) => {
  try {
    return readFileSync(file, "utf8")
  } catch {
    return undefined
  }
}
