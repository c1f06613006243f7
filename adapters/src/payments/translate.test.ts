import { expect, test } from "vitest"
import { bodyFor } from "#testing/webhook-lives.ts"
import { readMessage, translate } from "./message.ts"
import { shopOfFixtures } from "#testing/shop.ts"

/** What a fixture tells us once some of its text was replaced. */
const told = (name: string, ...changes: ReadonlyArray<readonly [from: string | RegExp, to: string]>) => {
  const text = changes.reduce(
    (body, [from, to]) => body.replaceAll(from instanceof RegExp ? new RegExp(from, "g") : from, to),
    bodyFor(name, 1).toString(),
  )
  const message = readMessage(Buffer.from(text))
  return message === null ? "no message" : translate(shopOfFixtures, message)
}

const status = /"status": "\w+"/
const item = '"first_subscription_item": { "id": 1, "subscription_id": 10015, "price_id": 1, "quantity": 1 }'

test("a trial whose `first_subscription_item` is null is a subscription like any other", () => {
  const trial = told("subscription_created", [
    /"first_subscription_item": \S+/,
    '"first_subscription_item": null,',
  ])
  expect(trial).toEqual(told("subscription_created", ['"first_subscription_item": null', item]))
  expect(trial).toMatchObject({ _tag: "Subscription", reported: { fact: { subscriptionId: "10015" } } })
})

test.each(["success", "failed", "recovered", "refunded"])(
  "subscription_payment_%s carries an invoice with an id of its own, not a subscription",
  (what) => {
    expect(told(`subscription_payment_${what}`)).toMatchObject({
      _tag: "Invoice",
      invoice: { invoiceId: expect.not.stringMatching(/^10015$/), subscriptionId: "10015" },
    })
  },
)

test.each([
  ["on_trial", "trialing"],
  ["active", "active"],
  ["past_due", "past_due"],
  ["cancelled", "cancelled"],
  ["paused", "paused"],
  ["unpaid", "expired"],
  ["expired", "expired"],
])("the provider's `%s` is %s to us", (theirs, ours) => {
  expect(told("subscription_updated", [status, `"status": "${theirs}"`])).toMatchObject({
    reported: { fact: { status: ours } },
  })
})
