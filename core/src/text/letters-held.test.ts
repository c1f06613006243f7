import { expect, test } from "vitest"
import { lettersHeld } from "./letters-held.ts"

const lists = [["she", "hers"], ["he"], [" die", "od'd"], ["n"]]
const heldIn = lettersHeld(lists)

test.each([
  ["", []],
  ["ushers", [0, 1]],
  ["the she", [0, 1]],
  ["a diet", [2]],
  ["died", []],
  ["he od'd", [1, 2]],
  ["hşers", []],
  ["ŝhe", [1]],
  ["unhers", [0, 1, 3]],
  ["HERS", []],
])("%j holds phrases of the lists %j", (text, held) => {
  expect([...lists.keys()].filter((list) => (heldIn(text) & (1 << list)) !== 0)).toEqual(held)
})

test("a phrase is found wherever a search for it would find it", () => {
  const letters = "hersx "
  let state = 7
  for (let round = 0; round < 2000; round++) {
    const text = Array.from({ length: 12 }, () => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
      return letters[Math.floor(state / 65_536) % letters.length]
    }).join("")
    for (const [list, phrases] of lists.entries())
      expect((heldIn(text) & (1 << list)) !== 0).toBe(phrases.some((phrase) => text.includes(phrase)))
  }
})
