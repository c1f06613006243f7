import { expect, test } from "vitest"
import { readingOf } from "./reading.ts"
import { seemsIn, withWording } from "./text.ts"

const context = { language: "english", market: "UK", promotes: "own_service", profession: null } as const
const text = "Hello. Turmeric cures cancer. I like tea. Turmeric cures cancer."

test("every finding stands where its words stand, also the second time, and is numbered in the order of the text", () => {
  const { findings } = readingOf(text, context)
  const places = findings.map(({ start, end }) => text.slice(start, end))
  expect(new Set(places)).toEqual(new Set(["Turmeric cures cancer."]))
  expect(new Set(findings.map(({ start }) => start))).toEqual(new Set([7, 42]))
  expect(findings.map(({ number }) => number)).toEqual(findings.map((_, index) => index + 1))
})

test("the stretches are the text again", () => {
  for (const each of [text, "", "Hello.", "  Spaces stay.\n\nSo do lines. "]) {
    expect(
      readingOf(each, context)
        .stretches.map((one) => one.text)
        .join(""),
    ).toBe(each)
  }
})

test("a wording takes the place of the words it is for, and a sentence left out leaves no gap", () => {
  const [first] = readingOf(text, context).findings
  if (first === undefined) throw new Error("nothing was found")
  expect(withWording(text, first, "Ask first.")).toBe("Hello. Ask first. I like tea. Turmeric cures cancer.")
  expect(withWording(text, first, null)).toBe("Hello. I like tea. Turmeric cures cancer.")
})

test("a market and what is promoted change what is found", () => {
  const said = "Our clinic offers semaglutide. Lose ten pounds in a week."
  const found = (promotes: "nothing" | "own_service") =>
    readingOf(said, { ...context, promotes }).findings.map(
      ({ finding }) => `${finding.rule} ${finding.severity}`,
    )
  expect(found("own_service")).not.toEqual(found("nothing"))
})

test("the language of a text is seen where there is enough of it", () => {
  expect(seemsIn("The tea is good for you and it is warm.")).toBe("english")
  expect(seemsIn("Bu çay çok güzel ve her gün bir bardak için iyi.")).toBe("turkish")
  expect(seemsIn("Dieser Tee schmeckt jeden Morgen wunderbar warm.")).toBe("unknown")
  expect(seemsIn("Tea")).toBeNull()
})
