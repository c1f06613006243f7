import fs from "node:fs"
import { syncBuiltinESMExports } from "node:module"
import type { Outcome } from "./command-line.ts"

/** One command line, with all of its surroundings. */
export interface Typed {
  readonly args: ReadonlyArray<string>
  readonly env: { readonly [name: string]: string | undefined }
}

const OUT = 1
const ERR = 2
const said: Record<typeof OUT | typeof ERR, Array<Uint8Array>> = { [OUT]: [], [ERR]: [] }

// The program writes bytes by file descriptor: they are kept while one command runs.
const write = fs.writeSync
const keep = (descriptor: number, bytes: Uint8Array): number => {
  if (descriptor !== OUT && descriptor !== ERR) return write(descriptor, bytes)
  said[descriptor].push(Buffer.from(bytes))
  return bytes.length
}
fs.writeSync = keep as typeof write
syncBuiltinESMExports()
const takeText = (descriptor: typeof OUT | typeof ERR): string =>
  Buffer.concat(said[descriptor].splice(0)).toString()

const { run } = await import("#main.ts")

/** Runs one command line after the other in one process, whose modules are loaded once. */
process.on("message", ({ args, env }: Typed) => {
  process.env = { ...env }
  void run(args).then((code) => {
    const outcome: Outcome = { code, out: takeText(OUT), err: takeText(ERR) }
    process.send?.(outcome)
  })
})
process.on("disconnect", () => process.exit())
process.send?.("ready")
