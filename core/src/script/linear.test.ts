import { describe, expect, test } from "vitest"
import { worseThanLinear } from "#testing/growth.ts"
import { captionsOf } from "./captions.ts"
import { checkClaims, type ClaimContext } from "./claims/check-claims.ts"
import { checkMeaning } from "./claims/check-meaning.ts"
import { checkParts } from "./claims/check-parts.ts"
import { plainText } from "./claims/plain-text.ts"
import { isFramed, isFramedAsWhole } from "./claims/frames.ts"
import { clausesOf } from "./claims/clauses.ts"
import { sentencesOf } from "./claims/sentences.ts"
import { withDigits } from "./claims/number-words.ts"
import { readingEase } from "./claims/readability.ts"
import { leaks } from "./leak.ts"
import { spokenText } from "./spoken-text.ts"
import { spokenWords } from "./spoken-words.ts"

const context: ClaimContext = { language: "english", market: "US", promotes: "product", profession: null }

describe("a text of a script costs no more than its length, whatever stands in it:", () => {
  test.each<[string, (text: string) => unknown]>([
    ["its claims", (text) => checkClaims(text, context)],
    ["what it claims", (text) => checkMeaning(text, { ...context, language: "turkish", market: "TR" })],
    ["its plain text", (text) => [plainText(text, "english"), plainText(text, "turkish")]],
    ["its parts", (text) => checkParts([{ name: "caption", text }], context)],
    ["its sentences", (text) => sentencesOf(text)],
    ["its clauses", (text) => clausesOf(text)],
    ["its frames", (text) => [isFramed(text), isFramedAsWhole(text)]],
    ["its number words", (text) => [withDigits(text, "english"), withDigits(text, "turkish")]],
    ["its reading ease", (text) => [readingEase([text], "english"), readingEase([text], "turkish")]],
    ["what is said of it", (text) => spokenText(text)],
    ["its spoken words", (text) => spokenWords(text, "english")],
    ["its captions", (text) => captionsOf(text, "english")],
    ["what it copies", (text) => leaks(text, [text.slice(1)], text.slice(0, 300))],
  ])(
    "%s",
    (_, work) => {
      expect(worseThanLinear(work)).toEqual([])
    },
    240_000,
  )
})
