import { describe, expect, test } from "vitest"
import { scriptOn } from "#testing/typed-script.ts"

/** The numbers that a script says, in its order. */
const numbersIn = (beats: ReadonlyArray<string>, numbers: RegExp): ReadonlyArray<string> =>
  [...beats.join(" ").matchAll(numbers)].map(([, number = ""]) => number)

const english = /\b(One|Two|Three|Four|Five)[:.] /g
const turkish = /(Birincisi|İkincisi|Üçüncüsü)[:.] /g

describe("a title that promises a number of tips has them counted out", () => {
  test.each(["trend_reaction", "quick_tip"] as const)("each with its number: %s", (scriptFormat) => {
    expect(numbersIn(scriptOn("3 tips for better sleep", "english", { scriptFormat }), english)).toEqual([
      "One",
      "Two",
      "Three",
    ])
    expect(numbersIn(scriptOn("Kabızlığa karşı 3 öneri", "turkish", { scriptFormat }), turkish)).toEqual([
      "Birincisi",
      "İkincisi",
      "Üçüncüsü",
    ])
  })

  test("and says how many the sources bear out where those are fewer", () => {
    const said = scriptOn("5 ways to ease constipation", "english")
    expect(said.join(" ")).toContain("Here are three that I can back with a source.")
    expect(numbersIn(said, english)).toEqual(["One", "Two", "Three"])
  })

  test("and that they bear out too few to be counted", () => {
    const said = scriptOn("5 mistakes with burns", "english")
    expect(said.join(" ")).toContain("I cannot back that many with a source")
    expect(numbersIn(said, english)).toEqual([])
  })

  test("none is left out between others, whatever the time", () => {
    for (const scriptFormat of ["trend_reaction", "quick_tip"] as const)
      for (const duration of ["30_seconds", "60_seconds", "2_minutes"] as const)
        for (const title of [
          "4 tips for adult ADHD",
          "5 mistakes with antibiotics",
          "3 tips for bad breath",
        ]) {
          const numbers = numbersIn(scriptOn(title, "english", { scriptFormat, duration }), english)
          expect(numbers).toEqual(["One", "Two", "Three", "Four", "Five"].slice(0, numbers.length))
        }
  })

  test("the title is said as it stands, and asks nothing", () => {
    const said = scriptOn("3 tips for better sleep", "english")
    expect(said[0]).toBe("3 tips for better sleep.")
    expect(said.join(" ")).not.toMatch(/cannot back|can back/)
  })

  test("mistakes are what people believe, each with what is true instead", () => {
    const said = scriptOn("5 mistakes people make with sunscreen", "english").join(" ")
    expect(said).toMatch(/One[:.] .*“.+” .*Two[:.] .*“.+”/)
  })
})

test.each([
  ["10 bin adım atmak şart mı?", "turkish", turkish],
  ["Is walking 10 thousand steps a day worth it?", "english", english],
  ["What helps with sleep?", "english", english],
] as const)("%s promises no number", (title, language, numbers) => {
  expect(numbersIn(scriptOn(title, language), numbers)).toEqual([])
})

describe("a myth that is busted is the one that was typed", () => {
  test.each([
    ["Memory loss is just a normal part of getting older", "english", /Every forgotten name/],
    ["Depresyon ilaçları bağımlılık yapar", "turkish", /yalnızca ilaç/],
    ["Yaşlanınca az uyumak normaldir", "turkish", /Hafta sonu uyuyunca/],
  ] as const)("%s", (title, language, another) => {
    expect(scriptOn(title, language, { scriptFormat: "myth_buster" }).join(" ")).not.toMatch(another)
  })

  test("and stands in the script where the library has it", () => {
    const said = scriptOn("Sunscreen stops you from making vitamin D", "english", {
      scriptFormat: "myth_buster",
    })
    expect(said.join(" ")).toMatch(/“Sunscreen robs you of vitamin D\.”/)
  })
})
