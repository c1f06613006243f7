import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { expect, test } from "vitest"
import type { ClaimContext } from "./check-claims.ts"
import { checkMeaning } from "./check-meaning.ts"
import { checkWithReader, ClaimsReader, type NotRead, type ReadClaim } from "./reader.ts"

const context: ClaimContext = { language: "english", market: "US", promotes: "product", profession: null }
const text = "Garlic cures cancer. The kettle is on."

const checked = (answer: ReadonlyArray<ReadClaim> | NotRead) =>
  Effect.runPromise(
    checkWithReader(text, context).pipe(
      Effect.provide(Layer.succeed(ClaimsReader, { read: () => Effect.succeed(answer) })),
    ),
  )

test("a model adds what the check did not find, with the words it stands at", async () => {
  const { findings, model } = await checked([{ sentence: 1, claimClass: "guarantee" }])
  expect(model).toBe("read")
  const added = findings.find(({ rule }) => rule === "EV-GUARANTEE")
  expect(text.slice(added?.start, added?.end)).toBe("The kettle is on.")
})

test("a model takes nothing away", async () => {
  const { findings } = await checked([])
  expect(findings).toEqual(checkMeaning(text, context))
})

test("a model repeats nothing, and sentences that are not there count for nothing", async () => {
  const { findings } = await checked([{ sentence: 7, claimClass: "cure" }])
  expect(findings).toEqual(checkMeaning(text, context))
})

test("that no model read is said", async () => {
  expect((await checked("unreachable")).model).toBe("unreachable")
})
