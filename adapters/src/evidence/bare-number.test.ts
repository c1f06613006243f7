import { expect, test } from "vitest"
import { readLibrary } from "./recorded.ts"

/** "By about 0.65." leaves open of what. */
const bare = /\b(?:by|from|near|to)(?: about| around)? [\d.]+(?: to [\d.]+)?\.$/

test("no short statement ends in a change without its unit", () => {
  const said = readLibrary().files.flatMap(({ subject, findings, hooks, firstSteps }) =>
    [
      ...findings.map(({ brief }) => brief.english),
      ...hooks.map(({ says }) => says.english),
      ...firstSteps.map(({ says }) => says.english),
    ].map((text) => ({ subject, text })),
  )
  expect(said.length).toBeGreaterThan(1000)
  // An age, a threshold and a second share are numbers by themselves.
  const clear = /\b(?:age|aged|women|between|up|percent|pressure)\b/
  expect(said.filter(({ text }) => bare.test(text) && !clear.test(text))).toEqual([])
})
