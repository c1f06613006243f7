import { fromBase64, valuesOf } from "./base64.ts"

/** The trained model of a language as it is kept: written by the trainer alone. */
export interface KeptWeights {
  /** Hashes of the features, ascending, as differences of seven bits a byte; the last byte of each has the eighth. */
  readonly features: string
  /** Per feature a step for every unit, two steps in a letter; the furthest means `most`. */
  readonly weights: string
  readonly most: number
  /** Where every unit begins. */
  readonly units: ReadonlyArray<number>
  /** Per unit a weight for every class, the lawful one first. */
  readonly out: ReadonlyArray<number>
  readonly bias: ReadonlyArray<number>
  /** By class: from which log-odds on a finding is trusted, and from which it is worth a look. */
  readonly trusted: ReadonlyArray<number>
  readonly look: ReadonlyArray<number>
}

/** Steps of a weight to either side, and the power by which they grow: small weights are kept finer than large ones. */
export const mostSteps = 3
export const stepPower = 1.5

export interface Weights extends Pick<KeptWeights, "units" | "out" | "bias" | "trusted" | "look"> {
  readonly rows: RowTable
  readonly weights: Float32Array
}

export const weightsOf = (kept: KeptWeights): Weights => {
  const sizes = Float32Array.from({ length: 8 }, (_, step) => {
    const part = (step - mostSteps) / mostSteps
    return Math.sign(part) * Math.abs(part) ** stepPower * kept.most
  })
  const weights = new Float32Array(kept.weights.length * 2)
  valuesOf(kept.weights).forEach((pair, i) => {
    weights[2 * i] = sizes[pair >> 3] ?? 0
    weights[2 * i + 1] = sizes[pair & 7] ?? 0
  })
  return {
    units: kept.units,
    out: kept.out,
    bias: kept.bias,
    trusted: kept.trusted,
    look: kept.look,
    rows: rowsOf(fromBase64(kept.features)),
    weights,
  }
}

/** Rows of features by their hashes, in a table that is quicker than a map: an empty place ends a search. */
export class RowTable {
  readonly #mask: number
  readonly #hashes: Uint32Array
  readonly #rows: Int32Array

  constructor(hashes: ReadonlyArray<number>) {
    const places = 2 ** Math.ceil(Math.log2(hashes.length * 2 + 2))
    this.#mask = places - 1
    this.#hashes = new Uint32Array(places)
    this.#rows = new Int32Array(places).fill(-1)
    hashes.forEach((hash, row) => {
      let at = hash & this.#mask
      while (this.#rows[at] !== -1) at = (at + 1) & this.#mask
      this.#hashes[at] = hash
      this.#rows[at] = row
    })
  }

  /** The row of a feature; -1 when there is none. */
  rowOf(hash: number): number {
    let at = hash & this.#mask
    while (this.#rows[at] !== -1 && this.#hashes[at] !== hash) at = (at + 1) & this.#mask
    return this.#rows[at] ?? -1
  }
}

const rowsOf = (bytes: Uint8Array): RowTable => {
  const rows: Array<number> = []
  let hash = 0
  let step = 0
  let scale = 1
  for (const byte of bytes) {
    step += (byte & 127) * scale
    scale *= 128
    if (byte < 128) continue
    hash += step
    rows.push(hash)
    step = 0
    scale = 1
  }
  return new RowTable(rows)
}
