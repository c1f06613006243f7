import { expect, test } from "vitest"
import { relevanceOf } from "./specialties.ts"
import { subjectOf } from "#vocabulary/subjects.ts"

const berberine = subjectOf("berberin", null, new Float64Array())

test("whom the evidence file is for comes before whom a kind of subject is for", () => {
  if (berberine === null) throw new Error("the vocabulary has no berberine")
  const first = relevanceOf(berberine, [], ["clinical_pharmacist", "community_pharmacist"])
  expect(first.slice(0, 2).map(({ specialty }) => specialty)).toEqual([
    "clinical_pharmacist",
    "community_pharmacist",
  ])
  expect(relevanceOf(berberine, []).map(({ specialty }) => specialty)).not.toContain("clinical_pharmacist")
})
