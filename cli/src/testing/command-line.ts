import { type ChildProcess, fork, spawn } from "node:child_process"
import { once } from "node:events"
import { text } from "node:stream/consumers"
import { fileURLToPath } from "node:url"
import type { Typed } from "./kept-program.ts"

const main = fileURLToPath(import.meta.resolve("#main.ts"))

export interface Outcome {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

interface Surroundings {
  readonly input?: string
  readonly env?: { readonly [name: string]: string }
}

/** Nothing of this process's own configuration reaches the program. */
const surroundings = (env: { readonly [name: string]: string }) => ({ PATH: process.env["PATH"], ...env })

/** Starts the program as a shell would. */
export const start = (
  args: ReadonlyArray<string>,
  env: { readonly [name: string]: string } = {},
): ChildProcess => spawn(process.execPath, [main, ...args], { env: surroundings(env), stdio: "pipe" })

/** Runs the program to its end, in a process of its own. */
export const runAlone = async (
  args: ReadonlyArray<string>,
  { input = "", env = {} }: Surroundings = {},
): Promise<Outcome> => {
  const child = start(args, env)
  child.stdin?.end(input)
  const [out, err, [code]] = await Promise.all([
    child.stdout === null ? "" : text(child.stdout),
    child.stderr === null ? "" : text(child.stderr),
    once(child, "exit"),
  ])
  return { code, out, err }
}

/** What a process says next; where it ends instead, its exit code. */
const next = async (child: ChildProcess): Promise<unknown> => {
  const heard = new AbortController()
  const first = await Promise.race(
    (["message", "exit"] as const).map((event) => once(child, event, { signal: heard.signal })),
  )
  heard.abort()
  return first[0]
}

/** A process that runs one command after the other, and ends with this one. Loading the modules takes seconds. */
const keptProgram = async (): Promise<ChildProcess> => {
  const child = fork(fileURLToPath(import.meta.resolve("#testing/kept-program.ts")), {
    env: surroundings({}),
    execArgv: [],
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  })
  const said = await next(child)
  if (said !== "ready") throw new Error(`the program that is kept did not start (${JSON.stringify(said)})`)
  return child
}

let kept: Promise<ChildProcess> | undefined
let last: Promise<unknown> = Promise.resolve()

const inKept = async (typed: Typed): Promise<Outcome> => {
  const child = await (kept ??= keptProgram())
  child.send(typed)
  const said = await next(child)
  if (typeof said === "object") return said as Outcome // the process sends nothing else after "ready"
  kept = undefined
  throw new Error(`the program ended (${JSON.stringify(said)}) while it ran ${typed.args.join(" ")}`)
}

/**
 * Runs the program to its end: what it printed and its exit code. Commands run one after the other in one process that
 * is kept; one that reads from standard input has a process of its own, as has all that `start` starts.
 */
export const run = (
  args: ReadonlyArray<string>,
  { input, env = {} }: Surroundings = {},
): Promise<Outcome> => {
  if (input !== undefined) return runAlone(args, { input, env })
  const outcome = last.then(() => inKept({ args, env: surroundings(env) }))
  last = outcome.catch(() => undefined)
  return outcome
}
