import { describe, expect, test } from "vitest"
import { wellFormed } from "#kernel/well-formed.ts"
import { sequenceOf } from "#reading/concepts.ts"
import { isHousekeeping, isPromotion, templateOf } from "#reading/housekeeping.ts"
import { intentOf, isQuestion } from "#reading/intent.ts"
import { sensitiveIn } from "#reading/sensitive.ts"
import { worseThanLinear } from "#testing/growth.ts"
import { cleanText, siteOf } from "#text/clean.ts"
import { languageOf } from "#text/language.ts"
import { stem } from "#text/stem.ts"
import { termsOf, tokensOf } from "#text/tokens.ts"
import { longestSharedRun } from "#wording/paraphrase.ts"

describe("a text of a post costs no more than its length, whatever stands in it:", () => {
  test.each<[string, (text: string) => unknown]>([
    ["cleaned", cleanText],
    ["its words", tokensOf],
    ["its terms", termsOf],
    ["its sequence", sequenceOf],
    ["its language", languageOf],
    ["its intent", (text) => [intentOf(text, text), isQuestion(text, text)]],
    ["what is sensitive", (text) => sensitiveIn(text, text)],
    ["housekeeping", (text) => [isHousekeeping(text), templateOf(text), isPromotion(text, text)]],
    ["its site", siteOf],
    ["a word's stem", stem],
    ["made well-formed", wellFormed],
    [
      "compared with a short one",
      (text) => longestSharedRun(text, "what helps against heel pain after a run"),
    ],
  ])(
    "%s",
    (_, work) => {
      expect(worseThanLinear(work)).toEqual([])
    },
    60_000,
  )
})
