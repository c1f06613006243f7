import { readFileSync } from "node:fs"
import * as Schema from "effect/Schema"
import { expect, test } from "vitest"
import { SubscriptionEvent } from "./events.ts"

const stored: ReadonlyArray<{ readonly _tag: string }> = JSON.parse(
  readFileSync(new URL("../../../fixtures/events/subscription.json", import.meta.url), "utf8"),
)

test("every event ever stored is read, and written again as it was", () => {
  const decode = Schema.decodeUnknownSync(SubscriptionEvent)
  const encode = Schema.encodeSync(SubscriptionEvent)
  for (const event of stored) expect(encode(decode(event))).toEqual(event)
})

test("every kind of event has an example", () => {
  const kinds = SubscriptionEvent.members.flatMap((member) =>
    "members" in member
      ? member.members.map(({ fields }) => fields._tag.schema.literal)
      : [member.fields._tag.schema.literal],
  )
  expect(stored.map(({ _tag }) => _tag).toSorted()).toEqual(kinds.toSorted())
})
