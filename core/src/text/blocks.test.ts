import { expect, test } from "vitest"
import { blocks, laidTexts, textAt } from "./blocks.ts"

const texts = [
  "Creatine before bed?",
  "",
  "Göğüs ağrısı için ne yaptınız — “hiçbir şey”",
  "a signature 🧘 and half of one: \ud83e",
  "naïve café",
  "long ".repeat(60_000),
]

test("a text that was laid among others comes back to the letter", () => {
  const lay = laidTexts()
  const laid = [...texts, ...texts].map(lay)
  expect(laid.map(textAt)).toEqual([...texts, ...texts])
})

test("rows keep their numbers however many follow, and lie in one block each", () => {
  const lay = blocks((length) => new Int32Array(length))
  const rows = [[-1, 7], [], Array.from({ length: 300_000 }, (_, at) => at), [5]]
  const laid = rows.map(lay)
  expect(laid.map(({ block, from, to }) => block.subarray(from, to).join(" "))).toEqual(
    rows.map((row) => row.join(" ")),
  )
})
