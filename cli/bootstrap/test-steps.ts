import { spawn } from "node:child_process"
import { mkdirSync, rmSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { type Counts, NOTHING, REPORTS, type Reporter } from "./test-reports.ts"

/** One check of `npm test`. Without `counts`, the whole step counts as one. */
export interface Step {
  readonly name: string
  readonly program: string
  readonly args: readonly string[]
  readonly counts?: Reporter
}

const root = fileURLToPath(new URL("../..", import.meta.url))
const reports = join(root, "node_modules", ".cache", "rounds", "counts")

/** Runs one check to its end, keeping what it says for the case that it fails: which tests failed and why comes first. */
export const runStep = async (step: Step) => {
  const report = join(reports, `${step.counts ?? "none"}.json`)
  mkdirSync(reports, { recursive: true })
  rmSync(report, { force: true })
  const start = performance.now()
  const { ok, output } = await run(step, report)
  const seconds = (performance.now() - start) / 1000
  if (step.counts === undefined) return { counts: settle(step, ok, NOTHING), seconds, output, unsteady: [] }
  const { counts, failures, unsteady } = REPORTS[step.counts](report)
  return { counts: settle(step, ok, counts), seconds, output: [...failures, output].join("\n"), unsteady }
}

/** A step that failed without a failed test - a file that does not load, no server - still counts as failed. */
const settle = (step: Step, ok: boolean, counts: Counts): Counts => {
  if (!ok && counts.failed === 0) return { ...counts, failed: 1 }
  return step.counts === undefined ? { ...NOTHING, passed: 1 } : counts
}

const REPORTERS: Record<Reporter, (report: string) => readonly string[]> = {
  vitest: (report) => ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
  playwright: () => ["--reporter=list,json", "--pass-with-no-tests"],
}

const run = (step: Step, report: string) =>
  new Promise<{ ok: boolean; output: string }>((resolve) => {
    const isBrowser = step.counts === "playwright"
    const bin = join(root, isBrowser ? "web" : "", "node_modules", ".bin", step.program)
    const reporters = step.counts === undefined ? [] : REPORTERS[step.counts](report)
    const child = spawn(step.program === "node" ? process.execPath : bin, [...step.args, ...reporters], {
      cwd: join(root, isBrowser ? "web" : ""),
      // npm, told to omit what only developers need, says "production" here; that React knows no tests.
      env: {
        ...process.env,
        ...(step.counts === "vitest" ? { NODE_ENV: "test" } : {}),
        NO_COLOR: "1",
        FORCE_COLOR: undefined,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      },
      stdio: ["ignore", "pipe", "pipe"],
    })
    let output = ""
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (bytes: Buffer) => (output += bytes.toString()))
    }
    const forward = (signal: NodeJS.Signals) => {
      child.kill(signal)
      process.exitCode = 1
    }
    process.once("SIGTERM", forward)
    child.on("error", (cause) => resolve({ ok: false, output: cause.message }))
    child.on("close", (code) => {
      process.off("SIGTERM", forward)
      resolve({ ok: code === 0, output })
    })
  })
