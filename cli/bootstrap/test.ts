import { rmSync } from "node:fs"
import type { Counts } from "./test-reports.ts"
import { runStep, type Step } from "./test-steps.ts"

// `npm test`: every check there is, one after the other. A failing step does not stop the next one.
// `npm test -- lint vitest` runs only the steps with one of these words in their name.

const STEPS: readonly Step[] = [
  { name: "types of core", program: "tsc", args: ["-p", "core"] },
  { name: "types of core's tests", program: "tsc", args: ["-p", "core/tsconfig.test.json"] },
  { name: "types of adapters", program: "tsc", args: ["-p", "adapters"] },
  { name: "types of the sample generator", program: "tsc", args: ["-p", "fixtures"] },
  { name: "types of cli", program: "tsc", args: ["-p", "cli"] },
  { name: "types of web", program: "tsc", args: ["-p", "web"] },
  { name: "types of the browser journeys", program: "tsc", args: ["-p", "web/e2e"] },
  { name: "lint and import rules", program: "oxlint", args: ["--type-aware"] },
  { name: "formatting", program: "prettier", args: ["--check", "--log-level=warn", "."] },
  { name: "unused code (knip)", program: "knip", args: ["--no-progress"] },
  { name: "tests (vitest)", program: "vitest", args: ["run"], counts: "vitest" },
  { name: "build of the screens", program: "node", args: ["cli/bootstrap/build-web.ts"] },
  { name: "browser journeys (playwright)", program: "playwright", args: ["test"], counts: "playwright" },
]

const say = (text: string) => process.stdout.write(`${text}\n`)

const runAll = async (words: readonly string[]): Promise<Counts> => {
  const chosen = STEPS.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)))
  const total = { passed: 0, failed: 0, skipped: 0 }
  for (const step of chosen) {
    const { counts, seconds, output, unsteady } = await runStep(step)
    total.passed += counts.passed
    total.failed += counts.failed
    total.skipped += counts.skipped
    const tests = step.counts === undefined ? "" : `, ${counts.passed} passed, ${counts.failed} failed`
    say(`${counts.failed === 0 ? "ok    " : "FAILED"}  ${step.name}: ${seconds.toFixed(1)} s${tests}`)
    for (const told of unsteady) say(told)
    if (counts.failed > 0) say(output.trimEnd())
  }
  return total
}

const total = await runAll(process.argv.slice(2))
rmSync(new URL("../../node_modules/.cache/rounds/counts", import.meta.url), { recursive: true, force: true })
const skipped = total.skipped === 0 ? "" : `, ${total.skipped} skipped`
say("")
say(`${total.passed} passed, ${total.failed} failed${skipped}`)
process.exitCode = total.failed === 0 ? 0 : 1
