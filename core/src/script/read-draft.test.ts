import * as Effect from "effect/Effect"
import { expect, test } from "vitest"
import type { Draft } from "./draft.ts"
import type { Said } from "./said.ts"
import { goodDraft } from "#testing/script/example-draft.ts"
import { defaultSettings, exampleTopic, orderFor } from "#testing/script/example-topics.ts"
import { ClaimsReader, type ReaderAnswer } from "./claims/reader.ts"
import { claimContextOf } from "./drafting.ts"
import { readBeside } from "./read-draft.ts"
import { review } from "./review.ts"

const order = orderFor(defaultSettings, exampleTopic())
const context = claimContextOf(order)
const passed = review(goodDraft(order), order, [], context, "model")
if (passed._tag === "Failed") throw new Error(passed.problems.join(" "))

const read = async (answer: ReaderAnswer, draft: Draft = passed.draft) => {
  const taken: Array<unknown> = []
  const reviewed = await Effect.runPromise(
    readBeside({ ...passed, draft }, order, context, ({ tokens, cost }) =>
      Effect.sync(() => void taken.push([tokens, cost])),
    ).pipe(
      Effect.provideService(ClaimsReader, {
        read: (sentences) => {
          expect(sentences.length).toBeGreaterThan(0)
          return Effect.succeed(answer)
        },
      }),
    ),
  )
  return { reviewed, taken }
}

test("what a language model adds refuses a draft as a broken rule does, and its call is counted", async () => {
  const claims = [{ sentence: 0, claimClass: "cure" as const }]
  const { reviewed, taken } = await read({ claims, tokens: 70, cost: 0.2 })
  expect(reviewed).toMatchObject({ _tag: "Failed", reason: "claims" })
  expect(reviewed.problems).toHaveLength(1)
  expect(taken).toEqual([[70, 0.2]])
})

test("what it would only have looked at is kept with the draft", async () => {
  const { reviewed } = await read({ claims: [{ sentence: 0, claimClass: "hype" }], tokens: 1, cost: null })
  expect(reviewed._tag === "Passed" && reviewed.claims.map(({ rule }) => rule)).toContain("EV-MIRACLE")
})

test("what it finds is kept with the sentences that it has read", async () => {
  const { reviewed } = await read({ claims: [{ sentence: 0, claimClass: "hype" }], tokens: 1, cost: null })
  if (reviewed._tag === "Failed") throw new Error("refused")
  expect(reviewed.reading.findings.map(({ rule }) => rule)).toEqual(["EV-MIRACLE"])
  expect(reviewed.reading.sentences).toContain(reviewed.reading.findings[0]?.sentence)
})

test("a title or a caption that it would not let pass is dropped, and the draft stays", async () => {
  const typed = (text: string): Said => ({ text, findings: [], from: "connective" })
  const post = {
    title: typed("Magnesium: how much?"),
    caption: [typed("How much?"), typed("What do you say?")],
  }
  const draft = { ...passed.draft, post }
  const spoken = (await read({ claims: [], tokens: 1, cost: null }, draft)).reviewed
  if (spoken._tag === "Failed") throw new Error("refused")
  expect(spoken.draft.post).toEqual(post)
  const last = spoken.reading.sentences.length - 1
  const { reviewed } = await read(
    { claims: [{ sentence: last, claimClass: "cure" }], tokens: 1, cost: null },
    draft,
  )
  expect(reviewed).toMatchObject({ _tag: "Passed", draft: { post: { title: post.title, caption: [] } } })
  expect(reviewed._tag === "Passed" && reviewed.reading.findings).toEqual([])
})

test.each(["off", "unreachable", "unreadable"] as const)(
  "a model that is %s leaves the draft as it was",
  async (claims) => {
    const { reviewed } = await read({ claims, tokens: 0, cost: null })
    expect(reviewed).toEqual(passed)
  },
)
