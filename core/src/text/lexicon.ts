import { dimensions, vectorStems, vectorTable } from "./lexicon/vectors.gen.ts"
import { words } from "./lexicon/words.gen.ts"

/** What is known about a stem or a pair of stems (`hair_loss`). */
export interface Word {
  /** Natural log-ratio of its share of posts in health communities against general ones; null when below 1. */
  readonly specificity: number | null
  /** Posts of the reference archive that hold it. */
  readonly posts: number
  /** How it is used: as a noun, as a verb, or before a noun. */
  readonly kind: "noun" | "verb" | "modifier"
  /** The usual written form, and the plural when people count it. */
  readonly form: string
  readonly plural: string | null
}

/** Posts in the archive the counts come from. */
export const referencePosts = 70_739

const kinds = { n: "noun", v: "verb", m: "modifier" } as const

const parse = (line: string): readonly [string, Word] => {
  const [stem = "", ratio = "", posts = "", kind = "", form = "", plural] = line.split("\t")
  if (ratio === "") {
    const [generic = "", count = "0"] = line.split(" ")
    return [
      generic,
      { specificity: null, posts: Number(count), kind: "modifier", form: generic, plural: null },
    ]
  }
  const named = kind === "n" || kind === "v" ? kinds[kind] : kinds.m
  return [
    stem,
    { specificity: Number(ratio) / 10, posts: Number(posts), kind: named, form, plural: plural ?? null },
  ]
}

const entries: ReadonlyMap<string, Word> = new Map(words.split("\n").map(parse))

/** The lexicon's entry of a stem or pair, or undefined for a word it has never seen (perhaps a new one). */
export const lookUp = (stem: string): Word | undefined => entries.get(stem)

/** Every stem and pair that is typical of health communities. */
export const healthTerms: ReadonlyArray<string> = [...entries].flatMap(([term, { specificity }]) =>
  specificity === null ? [] : [term],
)

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"

const fromBase64 = (text: string): Int8Array => {
  const value = new Uint8Array(128)
  for (let i = 0; i < alphabet.length; i++) value[alphabet.charCodeAt(i)] = i
  const padding = text.endsWith("==") ? 2 : text.endsWith("=") ? 1 : 0
  const bytes = new Int8Array((text.length / 4) * 3 - padding)
  for (let i = 0, at = 0; i < text.length; i += 4) {
    let group = 0
    for (let j = 0; j < 4; j++) group = (group << 6) | (value[text.charCodeAt(i + j)] ?? 0)
    for (let shift = 16; shift >= 0 && at < bytes.length; shift -= 8) bytes[at++] = (group >> shift) & 255
  }
  return bytes
}

const stemsByRow: ReadonlyArray<string> = vectorStems.split(" ")
const rowOf: ReadonlyMap<string, number> = new Map(stemsByRow.map((stem, row) => [stem, row]))
const table = fromBase64(vectorTable)

/** Frequent words say little about a subject: weight a / (a + p), p the word's share (Arora et al. 2017). */
const weightOf = (stem: string): number => {
  const share = (entries.get(stem)?.posts ?? 5) / referencePosts
  return 0.01 / (0.01 + share)
}

/** What scales each row to its weight, found when it is first asked for. */
const scales = new Float64Array(rowOf.size).fill(Number.NaN)

const scaleOf = (row: number): number => {
  const known = scales[row] ?? Number.NaN
  if (!Number.isNaN(known)) return known
  let length = 0
  for (let i = 0; i < dimensions; i++) length += (table[row * dimensions + i] ?? 0) ** 2
  const scale = weightOf(stemsByRow[row] ?? "") / (Math.sqrt(length) || 1)
  scales[row] = scale
  return scale
}

/** The row of a stem in the table of vectors, below zero where it has none. */
export const rowOfStem = (stem: string): number => rowOf.get(stem) ?? -1

/** Share of stems that have a vector; 0 for none at all. */
export const knownShare = (stems: ReadonlyArray<string>): number =>
  stems.reduce((sum, stem) => sum + (rowOf.has(stem) ? 1 : 0), 0) / Math.max(1, stems.length)

/** The rows of one bag, as far as they are asked for now. */
let rowsNow = new Int32Array(256)
let scalesNow = new Float64Array(256)

const room = (count: number): void => {
  if (count <= rowsNow.length) return
  rowsNow = new Int32Array(2 * count)
  scalesNow = new Float64Array(2 * count)
}

/**
 * The direction of a bag of stems by their rows, of which those below zero are none: the weighted sum of their vectors,
 * scaled to length 1. Added up number by number, each over all rows, in their order.
 */
export const vectorOfRows = (rows: ArrayLike<number>, length: number): Float64Array => {
  room(length)
  let count = 0
  for (let at = 0; at < length; at++) {
    const row = rows[at] ?? -1
    if (row < 0) continue
    scalesNow[count] = scaleOf(row)
    rowsNow[count++] = row * dimensions
  }
  const sum = new Float64Array(dimensions)
  for (let i = 0; i < dimensions; i += 4) {
    let [a, b, c, d] = [0, 0, 0, 0]
    for (let at = 0; at < count; at++) {
      const from = (rowsNow[at] ?? 0) + i
      const scale = scalesNow[at] ?? 0
      a += scale * (table[from] ?? 0)
      b += scale * (table[from + 1] ?? 0)
      c += scale * (table[from + 2] ?? 0)
      d += scale * (table[from + 3] ?? 0)
    }
    sum[i] = a
    sum[i + 1] = b
    sum[i + 2] = c
    sum[i + 3] = d
  }
  let squares = 0
  for (let i = 0; i < dimensions; i++) squares += (sum[i] ?? 0) * (sum[i] ?? 0)
  const norm = Math.sqrt(squares) || 1
  for (let i = 0; i < dimensions; i++) sum[i] = (sum[i] ?? 0) / norm
  return sum
}

/**
 * The direction of a bag of stems. All zeros when no stem is known. Pairs are ignored.
 */
export const vectorOf = (stems: Iterable<string>): Float64Array => {
  const rows: Array<number> = []
  for (const stem of stems) rows.push(rowOfStem(stem))
  return vectorOfRows(rows, rows.length)
}

/** Cosine of two vectors of length 1. */
export const similarity = (a: Float64Array, b: Float64Array): number => {
  let dot = 0
  for (let i = 0; i < a.length; i++) dot += (a[i] ?? 0) * (b[i] ?? 0)
  return dot
}
