import { readFileSync } from "node:fs"
import * as Schema from "effect/Schema"
import { expect, test } from "vitest"
import { SubscriptionEvent } from "./events.ts"

interface Stored {
  readonly _tag: string
  readonly fact?: object
  readonly invoice?: object
}

const storedIn = (name: string): ReadonlyArray<Stored> =>
  JSON.parse(readFileSync(new URL(`../../../fixtures/events/${name}.json`, import.meta.url), "utf8"))

const stored = storedIn("subscription")
/** As they were stored before facts said which provider they come from. */
const older = storedIn("subscription-without-origin")

const decode = Schema.decodeUnknownSync(SubscriptionEvent)
const encode = Schema.encodeSync(SubscriptionEvent)

test("every event ever stored is read, and written again as it was", () => {
  for (const event of stored) expect(encode(decode(event))).toEqual(event)
})

test("an event of which nobody knows where it comes from is about play money", () => {
  const origin = { provider: "sandbox", mode: "test" }
  for (const event of older) {
    const { fact, invoice } = event
    expect(encode(decode(event))).toEqual({
      ...event,
      ...(fact === undefined ? {} : { fact: { ...origin, ...fact } }),
      ...(invoice === undefined ? {} : { invoice: { ...origin, ...invoice } }),
    })
  }
})

test("every kind of event has an example of each form", () => {
  const kinds = SubscriptionEvent.members.flatMap((member) =>
    "members" in member
      ? member.members.map(({ fields }) => fields._tag.schema.literal)
      : [member.fields._tag.schema.literal],
  )
  expect(stored.map(({ _tag }) => _tag).toSorted()).toEqual(kinds.toSorted())
  expect(older.map(({ _tag }) => _tag).toSorted()).toEqual(kinds.toSorted())
})
