import { mkdtempSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { faultsOf, sharedIdsIn } from "@rounds/core/evidence/faults.ts"
import { matchOf } from "@rounds/core/evidence/match.ts"
import { describe, expect, test } from "vitest"
import { LibraryUnreadable, readLibrary } from "./recorded.ts"

const library = readLibrary()

/** Names that belong to two files; the keyword or the question decides there. */
const shared = new Set(["caffeine", "kafein", "hydration", "sıvı alımı"])

describe("the evidence library that comes with the product", () => {
  test("is whole: every file reads, and none has a fault", () => {
    expect(library.files.length).toBeGreaterThanOrEqual(157)
    expect(
      library.files.flatMap((file) => faultsOf(file).map((fault) => `${file.subject}: ${fault}`)),
    ).toEqual([])
    expect(sharedIdsIn(library.files)).toEqual([])
  }, 240_000)

  test("finds every subject by each of its names, in both languages", () => {
    const astray = library.files.flatMap((file) =>
      (["english", "turkish"] as const).flatMap((language) =>
        [...file.names[language], ...file.alsoCalled[language]].flatMap((name) => {
          const found = matchOf(library, { title: name, keywords: [] })?.main.subject
          return found === file.subject || shared.has(name) ? [] : [`${name}: ${file.subject}, not ${found}`]
        }),
      ),
    )
    expect(astray).toEqual([])
  }, 300_000)

  test.each([
    [
      "Semaglutide and muscle loss: is there a link?",
      ["semaglutide", "muscle loss"],
      "semaglutide",
      "muscle-loss-weight-loss",
    ],
    ["What to know before taking creatine gummies", ["creatine", "creatine gummies"], "creatine", undefined],
    ["Understanding knee clicking", ["knee trouble", "knee clicking"], "knee-clicking", undefined],
    ["Grapefruit with statins: what is safe?", ["grapefruit", "statins"], "grapefruit-statins", undefined],
    ["Low-FODMAP eating in everyday life", ["low-FODMAP eating"], "low-fodmap", undefined],
    ["Ozempic ve kas kaybı", [], "semaglutide", "muscle-loss-weight-loss"],
  ])("speaks about %s from the file that is about it", (title, keywords, main, companion) => {
    const match = matchOf(library, { title, keywords })
    expect([match?.main.subject, match?.companion?.subject]).toEqual([main, companion])
  })

  test("names the file and the field that it cannot read", () => {
    const folder = mkdtempSync(join(tmpdir(), "rounds-evidence-"))
    writeFileSync(join(folder, "tea.json"), JSON.stringify({ ...library.files[0], subject: 7 }))
    expect(() => readLibrary(folder)).toThrow(LibraryUnreadable)
    expect(() => readLibrary(folder)).toThrow(/tea\.json.*"subject"/s)
  })
})
