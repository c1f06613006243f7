import { spawn, type ChildProcess } from "node:child_process"
import { once } from "node:events"
import { text } from "node:stream/consumers"
import { fileURLToPath } from "node:url"

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

/** Starts the program as a shell would; nothing of this process's own configuration reaches it. */
export const start = (
  args: ReadonlyArray<string>,
  env: { readonly [name: string]: string } = {},
): ChildProcess =>
  spawn(process.execPath, [main, ...args], { env: { PATH: process.env["PATH"], ...env }, stdio: "pipe" })

/** Runs the program to its end. */
export const run = async (
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
