import { citeFrom } from "@rounds/core/script/sources.ts"
import { expect, test } from "vitest"
import { readLibrary } from "./recorded.ts"

test("no source of the library is shown as one that nobody published", () => {
  const library = readLibrary()
  const cite = citeFrom(library)
  const shown = library.files.flatMap(({ findings }) =>
    findings.flatMap(({ id }) => {
      const source = cite(id)
      return source === null ? [] : [source.publisher]
    }),
  )
  expect(shown.length).toBeGreaterThan(1000)
  expect(shown.filter((publisher) => publisher === "" || /not shown|unknown/i.test(publisher))).toEqual([])
})
