import { existsSync, readFileSync } from "node:fs"
import { describe, expect, test } from "vitest"
import { sharedData } from "#testing/shared-data.ts"
import { connectives, libraryFiles, libraryTalk } from "#testing/claims/training/lawful.ts"
import type { Language, Market } from "#script/settings.ts"
import { checkMeaning } from "./check-meaning.ts"

const markets: ReadonlyArray<Market> = ["US", "UK", "EU", "TR"]

const grave = (text: string, language: Language, market: Market) =>
  checkMeaning(text, { language, market, promotes: "nothing", profession: null }).filter(
    ({ severity }) => severity !== "info",
  )

describe("what is lawful passes:", () => {
  test.each(["english", "turkish"] as const)(
    "every sentence of the evidence library that may be spoken, in every market: %s",
    (language) => {
      const found = libraryFiles().flatMap(({ findings, redFlags, firstSteps }) => {
        const sentences = [
          ...findings
            .filter((finding) => finding.mayBeSpoken)
            .flatMap(({ says, brief, limit, safety }) =>
              [says, brief, limit, safety].filter((each) => each !== null),
            ),
          ...redFlags.map(({ says }) => says),
          ...firstSteps.map(({ says }) => says),
        ]
        return sentences.flatMap((sentence) =>
          markets.flatMap((market) =>
            grave(sentence[language], language, market).map(
              ({ rule }) => `${market} ${rule}: ${sentence[language]}`,
            ),
          ),
        )
      })
      expect(found).toEqual([])
    },
    180_000,
  )

  test.each(["english", "turkish"] as const)(
    "the library's hooks, its answers to myths, what people ask, and the words around findings: %s",
    (language) => {
      const found = [...libraryTalk(language), ...connectives(language)].flatMap((sentence) =>
        grave(sentence, language, "UK").map(({ rule }) => `${rule}: ${sentence}`),
      )
      expect(found).toEqual([])
    },
    180_000,
  )

  test.each([
    ["english", ["Tea keeps you awake at night.", "Soup is what we have on cold evenings."]],
    ["turkish", ["Çay gece uykumu kaçırıyor.", "Kreatin ne kadar yeter?"]],
  ] as const)("what everybody says of an ordinary day: %s", (language, sentences) => {
    for (const sentence of sentences) expect(grave(sentence, language, "TR")).toEqual([])
  })

  const recorded = `${sharedData() ?? ""}/evidence/pubmedqa_labelled.jsonl`

  test.skipIf(!existsSync(recorded))(
    "ordinary research conclusions that it never learned from: at most 2 warnings in 1,000",
    () => {
      const conclusions = readFileSync(recorded, "utf8")
        .trim()
        .split("\n")
        .map((line): { readonly pmid: number; readonly conclusion: string } => JSON.parse(line))
        .filter(({ pmid }) => pmid % 2 === 1)
        .flatMap(({ conclusion }) => conclusion.split(/(?<=[.])\s+(?=[A-Z])/))
        .filter((sentence) => sentence.length > 30)
      const warned = conclusions.filter((sentence) => grave(sentence, "english", "US").length > 0)
      expect(conclusions.length).toBeGreaterThan(800)
      expect(warned.length, warned.join("\n")).toBeLessThanOrEqual(Math.ceil(conclusions.length * 0.002))
    },
    180_000,
  )
})
