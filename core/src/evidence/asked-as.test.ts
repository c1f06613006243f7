import { describe, expect, test } from "vitest"
import { exampleFile, exampleFinding } from "#testing/evidence/example-files.ts"
import { faultsOf } from "./faults.ts"
import { makeLibrary } from "./library.ts"

const typed = (english: ReadonlyArray<string>, turkish: ReadonlyArray<string> = []) => ({ english, turkish })

const tea = exampleFile({
  subject: "tea",
  findings: [exampleFinding({ id: "tea-sleep" }), exampleFinding({ id: "tea-iron" })],
  askedAs: {
    "tea-sleep": typed(["does tea keep you awake", "tea before bed"], ["çay uykuyu kaçırır mı"]),
    "tea-iron": typed(["tea with iron tablets"], ["demir hapı çayla içilir mi"]),
  },
})
const coffee = exampleFile({
  subject: "coffee",
  findings: [exampleFinding({ id: "coffee-sleep" })],
  askedAs: { "coffee-sleep": typed(["does coffee keep you awake"], ["kahve uykuyu kaçırır mı"]) },
})
const library = makeLibrary([tea, coffee])

const closest = (title: string, language: "english" | "turkish" = "english") =>
  library.askedIn(title, language).map(({ finding, closeness }) => [finding.id, closeness] as const)

describe("what others type for a finding", () => {
  test("the same words in any order and form are that finding, and nothing is closer", () => {
    expect(closest("Does tea keep you awake?")[0]).toEqual(["tea-sleep", 1])
    expect(closest("Iron tablet with tea")[0]).toEqual(["tea-iron", 1])
  })

  test("a finding stands once, by what comes closest", () => {
    expect(closest("tea before bed").filter(([id]) => id === "tea-sleep")).toEqual([["tea-sleep", 1]])
  })

  test("the word that tells two apart weighs more than those that both have", () => {
    const [first, second] = closest("Does strong coffee keep you awake at night?")
    expect([first?.[0], second?.[0]]).toEqual(["coffee-sleep", "tea-sleep"])
    expect(first?.[1]).toBeGreaterThan(second?.[1] ?? 1)
  })

  test("Turkish is found without its letters, and with its endings", () => {
    expect(closest("Cay uykuyu kacirir mi", "turkish")[0]?.[0]).toBe("tea-sleep")
    expect(closest("Demir haplarını çayla içmek", "turkish")[0]?.[0]).toBe("tea-iron")
  })

  test("what shares no word is not found at all", () => {
    expect(closest("Stretching hamstrings")).toEqual([])
    expect(closest("")).toEqual([])
  })

  test("it names findings of its file alone", () => {
    expect(faultsOf({ ...tea, askedAs: { "coffee-sleep": typed(["coffee at night"]) } })).toContain(
      'asked as: no finding "coffee-sleep" in this file',
    )
  })
})
