import { expect, test } from "vitest"
import { exampleFile, exampleFinding } from "#testing/evidence/example-files.ts"
import { type Correction, type FindingReview, printOf, reviewed, reviewedFiles } from "./reviews.ts"
import { maySpeak } from "./standing.ts"

const finding = exampleFinding()

const said = (about: typeof finding, at: string) => ({
  findingId: about.id,
  readAs: printOf(about),
  by: "admin-1",
  note: "Compared with the abstract",
  at,
})

const reviewer = { name: "Dr Ada Lovelace", qualification: "Clinical pharmacist" }

const signed = (about: typeof finding, at = "2027-02-03T10:00:00.000Z"): FindingReview => ({
  ...said(about, at),
  kind: "signed",
  reviewer,
})

const correction: Correction = {
  says: { english: "One cup a day was studied.", turkish: "Günde bir fincan incelendi." },
  brief: { english: "One cup a day.", turkish: "Günde bir fincan." },
  limit: null,
  safety: null,
  strength: "weak",
}

test("a signature names who answers for the finding, and counts as reading it that day", () => {
  expect(reviewed(finding, [signed(finding)])).toEqual({
    ...finding,
    signedBy: reviewer,
    checkedOn: "2027-02-03",
  })
})

test("a correction replaces the words and takes the signature away; the new words can be signed", () => {
  const corrected: FindingReview = {
    ...said(finding, "2027-03-01T10:00:00.000Z"),
    kind: "corrected",
    correction,
  }
  const after = reviewed(finding, [signed(finding), corrected])
  expect(after).toEqual({ ...finding, ...correction, signedBy: null, checkedOn: "2027-03-01" })
  const again = reviewed(finding, [signed(finding), corrected, signed(after, "2027-03-02T10:00:00.000Z")])
  expect(again.signedBy).toEqual(reviewer)
})

test("what was said of other words than the file has now says nothing of it", () => {
  const rewritten = exampleFinding({ brief: { english: "Three cups.", turkish: "Üç fincan." } })
  expect(reviewed(rewritten, [signed(finding)])).toEqual(rewritten)
})

test("a retired finding is spoken no more and says why", () => {
  const after = reviewed(finding, [{ ...said(finding, "2027-03-01T10:00:00.000Z"), kind: "retired" }])
  expect(maySpeak(after)).toBe(false)
  expect(after.toVerify).toBe("Compared with the abstract")
})

test("a signature whose signer was erased is none", () => {
  const nameless: FindingReview = {
    ...said(finding, "2027-02-03T10:00:00.000Z"),
    kind: "signed",
    reviewer: null,
  }
  expect(reviewed(finding, [nameless]).signedBy).toBeNull()
})

test("a file that nobody spoke of stays the same object", () => {
  const other = exampleFile({ subject: "other", findings: [exampleFinding({ id: "other-dose" })] })
  const [first, second] = reviewedFiles([exampleFile(), other], [signed(finding)])
  expect(first?.findings[0]?.signedBy).toEqual(reviewer)
  expect(second).toBe(other)
})
