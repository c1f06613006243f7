import { expect, test } from "vitest"
import { subjectOfCommunity } from "./asking.ts"

test.each([
  ["keto", "keto"],
  ["acne", "acne"],
  ["yoga", "yoga"],
])("what is written in r/%s is about its subject", (community, name) => {
  expect(subjectOfCommunity(community)?.name).toBe(name)
})

test.each(["physicaltherapy", "pharmacy", "nursing", "dentistry", "personaltraining", "psychotherapy"])(
  "what is written in r/%s is about what is treated there, not about who treats",
  (community) => {
    expect(subjectOfCommunity(community)).toBeNull()
  },
)
