import * as Schema from "effect/Schema"
import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { fold } from "#kernel/decider.ts"
import { quotaDecider } from "./decider.ts"
import { QuotaEvent } from "./events.ts"
import { usageFacts } from "./state.ts"

const stored: ReadonlyArray<{ readonly _tag: string }> = JSON.parse(
  readFileSync(new URL("../../../fixtures/events/quota.json", import.meta.url), "utf8"),
)

test("every event ever stored decodes, and is written back as it was", () => {
  const events = stored.map((event) => Schema.decodeUnknownSync(QuotaEvent)(event))
  expect(events.map((event) => Schema.encodeSync(QuotaEvent)(event))).toEqual(stored)
})

test("every kind of event has a stored example", () => {
  const kinds = QuotaEvent.members.map((member) => member.fields._tag.schema.literal)
  expect([...new Set(stored.map(({ _tag }) => _tag))].toSorted()).toEqual(kinds.toSorted())
})

test("the stored examples fold to the state they always gave", () => {
  const beforeDecember = stored.slice(0, -2).map((event) => Schema.decodeUnknownSync(QuotaEvent)(event))
  expect(usageFacts(fold(quotaDecider, beforeDecember))).toMatchObject({
    period: "2026-11",
    scriptsCharged: 1,
    open: [],
    bonus: { extraScripts: 0, extraTopicViews: 0, until: null },
    topicsViewed: 1,
  })
})
