import { unmarked } from "@rounds/core/text/letters.ts"
import { expect, test } from "vitest"
import { fatesOf, hands, labelledTitles } from "#testing/labelled-titles.ts"
import { library } from "#testing/typed-script.ts"

const turkish = hands
  .flatMap(labelledTitles)
  .filter(({ language, title }) => language === "turkish" && /[çğıöşü]/u.test(title))

const wordsOf = (text: string): ReadonlyArray<string> => text.toLocaleLowerCase("tr").match(/\p{L}+/gu) ?? []

test("the words of titles that other people wrote come back from their bare letters", () => {
  const words = turkish.flatMap(({ title }) => {
    const back = wordsOf(library.respelt(unmarked(title), "turkish"))
    return wordsOf(title).map((word, at) => back[at] === word)
  })
  expect(words.length).toBeGreaterThan(2500)
  // 98.9 of a hundred when it was written.
  expect(words.filter((isSame) => isSame).length / words.length).toBeGreaterThan(0.98)
})

test("a title that is typed without its marks is answered as with them", () => {
  const some = turkish.filter((_, at) => at % 4 === 0)
  const bare = some.map((one) => ({ ...one, title: unmarked(one.title) }))
  const [typed, meant] = [fatesOf(bare), fatesOf(some)]
  expect(meant.first).toBeGreaterThan(50)
  expect(typed.first).toBeGreaterThanOrEqual(meant.first - 1)
  expect(typed.denied).toBeLessThanOrEqual(meant.denied + 1)
}, 120_000)
