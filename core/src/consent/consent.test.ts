import { expect, test } from "vitest"
import { type Acceptance, consentOf } from "./consent.ts"

const current = { terms: "2026-11-22", privacy: "2026-10-01" }
const at = "2026-11-22T10:00:00.000Z"
const accepted = (document: Acceptance["document"], version: string): Acceptance => ({
  document,
  version,
  acceptedAt: at,
})

test("who has accepted what holds now is not asked", () => {
  const consent = consentOf(current, [
    accepted("terms", "2026-01-01"),
    accepted("terms", "2026-11-22"),
    accepted("privacy", "2026-10-01"),
  ])
  expect(consent).toEqual({
    documents: [
      { document: "terms", version: "2026-11-22", acceptedAt: at },
      { document: "privacy", version: "2026-10-01", acceptedAt: at },
    ],
    due: false,
  })
})

test("a new version of one document is asked about, and so is whoever has accepted nothing", () => {
  const consent = consentOf(current, [accepted("terms", "2026-01-01"), accepted("privacy", "2026-10-01")])
  expect(consent.due).toBe(true)
  expect(consent.documents.map(({ acceptedAt }) => acceptedAt)).toEqual([null, at])
  expect(consentOf(current, []).due).toBe(true)
})
