import { expect, test } from "vitest"
import { isLeading } from "./leading.ts"

const naming = (word: string) => (terms: ReadonlyArray<string>) => terms.includes(word)

test.each([
  ["Mushroom risotto", "mushroom", true],
  ["Chicken with mushrooms", "mushroom", true],
  ["Chicken with mushrooms and rice", "mushroom", true],
  ["Chicken with mushrooms, tomatoes and rice", "mushroom", false],
  ["Chicken and rice with mushrooms", "mushroom", false],
  ["Chicken skewers with onion, bacon, mushrooms, tomatoes and oil", "tomato", false],
  ["Lamb and mint empanadas with yogurt and a big salad for lunch", "salad", false],
  ["Tomato, avocado and egg salad. Ten minutes.", "tomato", true],
  ["Sunday lunch. Salad of beans with tomatoes.", "salad", true],
  ["Chicken, rice, beans: what do I do with the mushrooms?", "mushroom", true],
  ["Chicken, rice, beans: what now?", "mushroom", false],
])("%s: is called after %s: %s", (title, word, isIt) => {
  expect(isLeading(title, naming(word))).toBe(isIt)
})
