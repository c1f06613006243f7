import * as Effect from "effect/Effect"
import { expect, test } from "vitest"
import type { ClaimContext } from "./check-claims.ts"
import { checkMeaning } from "./check-meaning.ts"
import { oursIn } from "./ours.ts"
import { addedByReader, ClaimsReader, type NotRead, type ReadClaim } from "./reader.ts"

const context: ClaimContext = { language: "english", market: "US", promotes: "product", profession: null }
const text = "Garlic cures cancer. The kettle is on."
const found = checkMeaning(text, context)

const added = (claims: ReadonlyArray<ReadClaim> | NotRead, ours: ReadonlyArray<string> = []) => {
  const given: Array<string> = []
  const read = (sentences: ReadonlyArray<string>) => {
    given.push(...sentences)
    return Effect.succeed({ claims, tokens: 40, cost: 0.01 })
  }
  return Effect.runPromise(
    addedByReader(text, context, found, oursIn(ours)).pipe(Effect.provideService(ClaimsReader, { read })),
  ).then((answer) => ({ ...answer, given }))
}

test("a model adds what the check did not find, with the words it stands at and what the call took", async () => {
  const { findings, model, tokens, cost } = await added([{ sentence: 1, claimClass: "guarantee" }])
  expect({ model, tokens, cost }).toEqual({ model: "read", tokens: 40, cost: 0.01 })
  expect(findings.map(({ rule }) => rule)).toEqual(["EV-GUARANTEE"])
  expect(text.slice(findings[0]?.start, findings[0]?.end)).toBe("The kettle is on.")
})

test("a model repeats nothing, and sentences that are not there count for nothing", async () => {
  expect((await added([{ sentence: 0, claimClass: "cure" }])).findings).toEqual([])
  expect((await added([{ sentence: 7, claimClass: "cure" }])).findings).toEqual([])
})

test("what a model is unsure of is only to be looked at again, and repeats nothing", async () => {
  const { findings } = await added([
    { sentence: 1, claimClass: "cure", isUnsure: true },
    { sentence: 0, claimClass: "cure", isUnsure: true },
  ])
  expect(findings.map(({ severity, sentence }) => [severity, sentence])).toEqual([
    ["info", "The kettle is on."],
  ])
})

test("a model is not given what is ours", async () => {
  const { given, findings } = await added([{ sentence: 0, claimClass: "hype" }], ["Garlic cures cancer."])
  expect(given).toEqual(["The kettle is on."])
  expect(findings.map(({ sentence }) => sentence)).toEqual(["The kettle is on."])
})

test("that no model read is said, and so is that none is set up", async () => {
  expect(await added("unreachable")).toMatchObject({ findings: [], model: "unreachable" })
  const alone = await Effect.runPromise(addedByReader(text, context, found, new Set()))
  expect(alone).toEqual({ sentences: [], findings: [], model: "off", tokens: 0, cost: null })
})
