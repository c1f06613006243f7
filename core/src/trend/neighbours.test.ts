import { expect, test } from "vitest"
import { type Direction, nearest } from "./neighbours.ts"
import { leavesOf } from "./projection-trees.ts"

/** Documents of so many kinds in turn: each holds the word of its kind, and points where its kind does. */
const made = (count: number, kinds: number, trust: number) => {
  const rows = Array.from({ length: count }, (_, at) => ({
    columns: Int32Array.from([at % kinds]),
    values: Float64Array.from([1]),
  }))
  const directions = Array.from({ length: count }, (_, at): Direction => {
    const vector = new Float64Array(8)
    vector[at % kinds] = 1
    return { vector, trust }
  })
  return { rows, directions }
}

const kindsOf = (near: ReadonlyArray<ReadonlyArray<{ readonly at: number }>>, kinds: number) =>
  near.map((own) => [...new Set(own.map(({ at }) => at % kinds))])

test("of many documents each finds those of its kind, by a word or by where it points", () => {
  const { rows, directions } = made(800, 8, 0)
  const byWord = nearest(rows, directions, 5, 0.05)
  expect(kindsOf(byWord, 8)).toEqual(Array.from(rows, (_, at) => [at % 8]))
  const silent = rows.map(() => ({ columns: new Int32Array(), values: new Float64Array() }))
  const byDirection = nearest(silent, made(800, 8, 0.6).directions, 5, 0.05)
  expect(kindsOf(byDirection, 8)).toEqual(Array.from(rows, (_, at) => [at % 8]))
  expect(byDirection.every((own, at) => own.length === 5 && own.every((one) => one.at !== at))).toBe(true)
})

test("every row is in one small leaf of each tree, the same each time", () => {
  const { directions } = made(500, 8, 1)
  const flat = new Float32Array(500 * 8)
  for (const [at, { vector }] of directions.entries()) flat.set(vector, at * 8)
  const rows = Array.from(directions.keys())
  const leaves = leavesOf(rows, { flat, size: 8 })
  expect(Math.max(...leaves.map((leaf) => leaf.length))).toBeLessThan(64)
  const counts = rows.map((row) => leaves.filter((leaf) => leaf.includes(row)).length)
  expect(new Set(counts).size).toBe(1)
  expect(leavesOf(rows, { flat, size: 8 })).toEqual(leaves)
})
