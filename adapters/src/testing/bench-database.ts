import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { startLocalServer } from "#postgres/local-server.ts"
import { migrate } from "#postgres/migrate.ts"

export interface Measurement {
  readonly name: string
  readonly unit: string
  readonly ours: number
  readonly baseline: number
  readonly baselineName: string
  readonly ratio: number
  readonly aim: string
}

/** Runs `work` on a throw-away server with every migration applied and every safety switch on. */
export const withDatabase = async <A>(work: (url: string) => Promise<A>): Promise<A> => {
  const folder = mkdtempSync(join(tmpdir(), "rounds-bench-"))
  const server = await startLocalServer({ dataDir: join(folder, "postgres") })
  try {
    await migrate(server.url)
    return await work(server.url)
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

const median = (values: ReadonlyArray<number>): number =>
  values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0

/**
 * Measures the contenders in turn, round after round, so that a noisy neighbour meets them all alike; the first round
 * warms up and does not count. Each gives its amount of work; the answer is the median amount per second of each, in the same order.
 */
export const perSecond = async (
  contenders: ReadonlyArray<(round: number) => Promise<number>>,
  rounds = 7,
): Promise<ReadonlyArray<number>> => {
  const runs = contenders.map((run) => ({ run, speeds: new Array<number>() }))
  for (let round = 0; round <= rounds; round += 1) {
    for (const { run, speeds } of runs) {
      const start = performance.now()
      const amount = await run(round)
      if (round > 0) speeds.push((amount / (performance.now() - start)) * 1_000)
    }
  }
  return runs.map(({ speeds }) => median(speeds))
}

export const compare = (
  label: Pick<Measurement, "name" | "unit" | "baselineName" | "aim">,
  ours: number,
  baseline: number,
): Measurement => ({ ...label, ours, baseline, ratio: ours / baseline })
