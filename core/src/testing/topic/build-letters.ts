/**
 * Writes core/src/text/lexicon/letters.gen.ts: how much more often three letters in a row stand in Turkish than in
 * English, both without marks. Counted in the project's own sentences (evidence library, claims) and in public-domain
 * titles. Run: node core/src/testing/topic/build-letters.ts
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { letterRuns } from "#text/letters.ts"

const fixtures = fileURLToPath(new URL("../../../../fixtures", import.meta.url))
const target = fileURLToPath(new URL("../../text/lexicon/letters.gen.ts", import.meta.url))

/** So many runs tell most; each must have been seen so often. */
const runsKept = 1600
const leastSeen = 8
/** Natural log-ratios are rounded, and no run says more than this. */
const mostWeight = 4

interface Pair {
  readonly turkish: Array<string>
  readonly english: Array<string>
}

const sentences: Pair = { turkish: [], english: [] }

const takeFrom = (node: unknown): void => {
  if (typeof node !== "object" || node === null) return
  const { turkish, english, ...rest } = node as { readonly turkish?: unknown; readonly english?: unknown }
  if (typeof turkish === "string" && typeof english === "string") {
    sentences.turkish.push(turkish)
    sentences.english.push(english)
  }
  for (const inner of Object.values(rest)) takeFrom(inner)
}

for (const name of readdirSync(`${fixtures}/evidence/subjects`))
  takeFrom(JSON.parse(readFileSync(`${fixtures}/evidence/subjects/${name}`, "utf8")))
for (const name of readdirSync(`${fixtures}/claims`)) {
  const [, tag] = /^train-(tr|en)-\d\.jsonl$/.exec(name) ?? []
  if (tag === undefined) continue
  for (const line of readFileSync(`${fixtures}/claims/${name}`, "utf8").split("\n").filter(Boolean)) {
    const { text } = JSON.parse(line) as { readonly text: string }
    ;(tag === "tr" ? sentences.turkish : sentences.english).push(text)
  }
}
for (const line of readFileSync(`${fixtures}/topics/titles-2013.tsv`, "utf8").split("\n"))
  sentences.english.push(line.split("\t").at(-1) ?? "")

const counted = (texts: ReadonlyArray<string>) => {
  const counts = new Map<string, number>()
  let all = 0
  for (const run of texts.flatMap(letterRuns)) {
    counts.set(run, (counts.get(run) ?? 0) + 1)
    all++
  }
  return { counts, all }
}
const one = counted(sentences.turkish)
const other = counted(sentences.english)
const runs = [...new Set([...one.counts.keys(), ...other.counts.keys()])]
const kept = runs
  .map((run) => {
    const [a, b] = [one.counts.get(run) ?? 0, other.counts.get(run) ?? 0]
    const ratio = Math.log((a + 2) / (one.all + 2 * runs.length) / ((b + 2) / (other.all + 2 * runs.length)))
    return { run, ratio, seen: a + b, tells: Math.abs(ratio) * (a / one.all + b / other.all) }
  })
  .filter(({ seen }) => seen >= leastSeen)
  .toSorted((a, b) => b.tells - a.tells || (a.run < b.run ? -1 : 1))
  .slice(0, runsKept)

const byWeight = new Map<number, Array<string>>()
for (const { run, ratio } of kept) {
  const weight = Math.max(-mostWeight, Math.min(mostWeight, Math.round(ratio)))
  if (weight !== 0) byWeight.set(weight, [...(byWeight.get(weight) ?? []), run.replaceAll(" ", "_")])
}
const lines = [...byWeight]
  .toSorted(([a], [b]) => a - b)
  .map(([weight, own]) => `${weight} ${own.toSorted().join("")}`)
writeFileSync(
  target,
  `// Written by core/src/testing/topic/build-letters.ts: a weight, and the runs of three letters that have it.\nexport const letterWeights = \`${lines.join("\n")}\`\n`,
)
