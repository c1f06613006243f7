import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { leaks } from "./leak.ts"

const post = "Hi all, my left knee clicks whenever I walk down the stairs."

describe("a script repeats no forum post", () => {
  test.each([
    ["five words in a row may be shared", "My left knee clicks whenever you sit.", false],
    ["six may not", "Some say: my left knee clicks whenever I sit.", true],
    ["capitals and punctuation hide nothing", "MY LEFT, knee - clicks! whenever i...", true],
    ["invisible letters and accents hide nothing", "my l\u200Beft knée clicks whene\u00ADver I", true],
  ])("%s", (_, text, expected) => expect(leaks(text, ["something else", post])).toBe(expected))

  test("our own title may be said again", () => {
    expect(leaks("My left knee clicks whenever I walk", [post], "My left knee clicks whenever I walk")).toBe(
      false,
    )
  })

  test("every run of six words of a post is found, wherever it stands", () => {
    const words = fc.array(fc.constantFrom(..."abcdefghij".split("")), { minLength: 6, maxLength: 30 })
    fc.assert(
      fc.property(words, fc.nat(), (source, at) => {
        const from = at % (source.length - 5)
        expect(leaks(`x ${source.slice(from, from + 6).join(" ")} y`, [source.join(" ")])).toBe(true)
      }),
    )
  })
})
