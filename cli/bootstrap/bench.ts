import { globSync } from "node:fs"
import { fileURLToPath, pathToFileURL } from "node:url"

// `npm run bench`: runs every *.bench.ts and prints what it measured. `npm run bench -- rebuild` runs only files
// with that word in their path. Never fails for being slow: machines differ, the ratio is what to look at.

/** One measured value: ours, beside what it is compared with. */
interface Measurement {
  readonly name: string
  readonly unit: string
  readonly ours: number
  readonly baseline: number
  readonly baselineName: string
  /** Ours over the baseline. */
  readonly ratio: number
  /** What we want, in words: "at least 2x". */
  readonly aim: string
}

interface BenchModule {
  readonly bench: () => Promise<readonly Measurement[]>
}

const root = fileURLToPath(new URL("../..", import.meta.url))

const files = globSync("{core,adapters,cli,web}/{src,bootstrap}/**/*.bench.ts", { cwd: root }).sort()
const words = process.argv.slice(2)
const chosen = files.filter((file) => words.length === 0 || words.some((word) => file.includes(word)))

const say = (text: string) => process.stdout.write(`${text}\n`)

const shown = (value: number) =>
  value.toLocaleString("en", { maximumSignificantDigits: 3, maximumFractionDigits: 2 })

/** Columns as wide as their widest cell. */
const table = (rows: readonly (readonly string[])[]) => {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("   ")
      .trimEnd(),
  )
}

/** Whether an aim that is a bound ("at least 0.85", "at least 2x" of the baseline) is reached; empty for any other. */
const verdict = ({ aim, ours, ratio }: Measurement): string => {
  const [, side, bound, times] = /^at (least|most) (\d+(?:\.\d+)?)(x?)$/.exec(aim) ?? []
  if (side === undefined) return ""
  const value = times === "x" ? ratio : ours
  return (side === "least" ? value >= Number(bound) : value <= Number(bound)) ? "reached" : "MISSED"
}

const measure = async (file: string) => {
  say(`\n${file}`)
  const module = (await import(pathToFileURL(`${root}/${file}`).href)) as BenchModule
  const measurements = await module.bench()
  const rows = measurements.map((measurement) => {
    const { name, unit, ours, baseline, baselineName, ratio, aim } = measurement
    return [
      name,
      `${shown(ours)} ${unit}`,
      `${shown(baseline)} ${unit} (${baselineName})`,
      `${shown(ratio)}x`,
      aim,
      verdict(measurement),
    ]
  })
  for (const line of table([["", "ours", "compared with", "ratio", "aim", ""], ...rows])) say(`  ${line}`)
}

if (chosen.length === 0) say("There is no benchmark with that name.")
for (const file of chosen) await measure(file)
