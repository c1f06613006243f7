import { describe, expect, test } from "vitest"
import { exampleFile } from "#testing/evidence/example-files.ts"
import { articleQueryOf } from "./article-query.ts"
import { saysWhatWasFound } from "./found-words.ts"
import { makeLibrary } from "./library.ts"

const names = (english: string, turkish: string) => ({ english: [english], turkish: [turkish] }) as const

const library = makeLibrary([
  exampleFile({ subject: "magnesium", names: names("magnesium", "magnezyum") }),
  exampleFile({ subject: "insomnia", kind: "condition", names: names("insomnia", "uykusuzluk") }),
  exampleFile({
    subject: "grapefruit-statins",
    kind: "interaction",
    names: names("grapefruit and statins", "greyfurt ve statinler"),
    pair: [
      { english: ["grapefruit"], turkish: ["greyfurt"] },
      { english: ["statin"], turkish: ["statin"] },
    ],
  }),
])

describe("what an English index is asked for a claim", () => {
  test("the subjects by their English names, whatever the language of the claim", () => {
    expect(articleQueryOf(library, "Magnezyum uykusuzluğa iyi gelir", "turkish")).toEqual({
      subjects: ["magnesium", "insomnia"],
      words: [],
    })
  })

  test("both sides of a pair", () => {
    expect(articleQueryOf(library, "Grapefruit with a statin raises its level", "english")).toMatchObject({
      subjects: ["grapefruit", "statin"],
    })
  })

  test("the words of an English claim that say something, at most four", () => {
    expect(
      articleQueryOf(
        library,
        "You should take beetroot juice before a marathon to run faster uphill",
        "english",
      ),
    ).toEqual({ subjects: [], words: ["beetroot", "juice", "marathon", "faster"] })
  })

  test("nothing, when a Turkish claim names no known subject", () => {
    expect(articleQueryOf(library, "Pancar suyu koşuyu hızlandırır", "turkish")).toBeNull()
    expect(articleQueryOf(library, "It is what it is", "english")).toBeNull()
  })
})

test("says plainly that nothing was found, and of how many what is shown was chosen", () => {
  const found = { index: "PubMed", term: "“magnesium”", total: 812, lookedAt: 20, retracted: 1, articles: [] }
  expect(saysWhatWasFound({ ...found, total: 0, lookedAt: 0, retracted: 0 })).toBe(
    "No article found in PubMed for “magnesium”.",
  )
  const article = {
    pmid: "1",
    doi: null,
    title: "T",
    journal: "J",
    year: 2020,
    design: "rct" as const,
    url: "https://pubmed.ncbi.nlm.nih.gov/1/",
  }
  expect(saysWhatWasFound({ ...found, articles: [article] })).toBe(
    "PubMed has 812 for “magnesium”; 20 looked at, 1 shown. 1 withdrawn, left out.",
  )
})
