import * as Schema from "effect/Schema"
import { expect, test } from "vitest"
import { factsOfRow } from "#quota/usage-row.ts"
import { SubscriptionState } from "#subscription/state.ts"
import { storedDocuments } from "#testing/stored-documents.ts"

test("every read model of a subscription that was ever stored is read", () => {
  const states = storedDocuments("subscription-states").map((state) =>
    Schema.decodeUnknownSync(SubscriptionState)(state),
  )
  expect(states.map(({ subscriptions }) => subscriptions.length)).toEqual([0, 1, 2])
})

test("every row of usage that was ever stored is read", () => {
  const rows = storedDocuments("usage-rows").map(factsOfRow)
  expect(rows.map(({ scriptsCharged, open }) => [scriptsCharged, open.length])).toEqual([
    [5, 0],
    [1, 0],
    [0, 2],
  ])
})
