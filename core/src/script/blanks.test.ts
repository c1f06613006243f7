import { expect, test } from "vitest"
import { blanksIn, placesToFill } from "./blanks.ts"

test("a place in square brackets is to be filled in, closed or not; the number of a source is not", () => {
  expect(blanksIn("Ask. [Your key fact, and its source.] It works [1]. [İkinci bilgi ve kaynağı.]")).toEqual([
    "[Your key fact, and its source.]",
    "[İkinci bilgi ve kaynağı.]",
  ])
  expect(blanksIn("Known [2] and [3, 4] and [5–7].")).toEqual([])
  expect(blanksIn("Say it: [Your key fact")).toEqual(["[Your key fact"])
  expect(blanksIn("Say it: []")).toEqual(["[]"])
})

test("a script's places are those that are spoken and those that are shown", () => {
  const beats = [
    { text: "Listen. [Your fact.]", onScreen: "" },
    { text: "Then ask.", onScreen: "[One number]" },
  ]
  expect(placesToFill({ beats })).toEqual(["[Your fact.]", "[One number]"])
})
