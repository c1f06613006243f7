import { describe, expect, test } from "vitest"
import { goodDraft } from "#testing/script/example-draft.ts"
import { defaultSettings, exampleTopic, orderFor } from "#testing/script/example-topics.ts"
import { saying } from "./editing/retold.ts"
import { claimContextOf } from "./drafting.ts"
import { review } from "./review.ts"
import { ownSaid } from "./said.ts"

const order = orderFor(defaultSettings, exampleTopic())
const context = claimContextOf(order)
/** No rule knows these words; what was learned does. */
const learnedAlone = "Nettle tea wipes out psoriasis for good, every single time."

/** A draft that fits with one more sentence in its second beat. */
const draftWith = (sentence: string) => {
  const draft = goodDraft(order, order.budget.target - sentence.split(" ").length)
  const beats = draft.beats.map((beat, at) =>
    at === 1 ? saying(beat, [...beat.said, ...ownSaid(sentence)]) : beat,
  )
  return { ...draft, beats }
}

describe("what was learned of claims", () => {
  test("takes a sentence out of a model's draft as a broken rule does, and names it for the next try", () => {
    const reviewed = review(draftWith(learnedAlone), order, [], context, "model")
    expect(reviewed._tag).toBe("Passed")
    expect(JSON.stringify(reviewed.draft?.beats)).not.toContain(learnedAlone)
    expect(reviewed.problems.join("\n")).toContain(learnedAlone)
  }, 60_000)

  test("is not asked of drafts that are made of sentences read before", () => {
    expect(review(draftWith(learnedAlone), order, [], context, "library")).toMatchObject({ _tag: "Passed" })
  })
})
