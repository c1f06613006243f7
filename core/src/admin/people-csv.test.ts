import { expect, test } from "vitest"
import type { Person } from "./people.ts"
import { peopleCsv } from "./people-csv.ts"

const somebody: Person = {
  id: "1",
  email: "dr.a@clinic.example",
  emailVerified: true,
  firstName: "Ada",
  lastName: null,
  profession: null,
  market: "UK",
  subscriptionTier: "freemium",
  subscriptionStatus: "incomplete",
  trialEndDate: null,
  subscriptionEndsAt: null,
  scriptsUsedThisMonth: 2,
  monthlyScriptQuota: 5,
  monthlyTopicViews: 3,
  monthlyTopicQuota: 10,
  extraScriptQuota: 0,
  extraTopicQuota: 0,
  quotaResetDate: null,
  isActive: true,
  isAdmin: false,
  adminNotes: "",
  state: "active",
  createdAt: "2026-11-20T09:00:00.000Z",
  lastSeenAt: null,
}
const namesIn = (person: Partial<Person>) => peopleCsv([{ ...somebody, ...person }]).split("\r\n")[1] ?? ""

test("one line for each person, after the names of the columns", () => {
  const lines = peopleCsv([somebody, { ...somebody, id: "2" }]).split("\r\n")
  expect(lines).toHaveLength(4)
  expect(lines[0]).toMatch(/^id,email,emailVerified,firstName,lastName,/)
  expect(lines[1]).toMatch(/^1,dr\.a@clinic\.example,true,Ada,,,UK,freemium,incomplete,/)
})

test("what somebody is called is never a formula, and quotes and commas stay inside their cell", () => {
  for (const start of ["=", "+", "-", "@", "\t", "\r"])
    expect(namesIn({ firstName: `${start}HYPERLINK(1)` })).toContain(`'${start}HYPERLINK(1)`)
  expect(namesIn({ lastName: 'Lovelace, "Ada"' })).toContain('"Lovelace, ""Ada"""')
  // A number is a number, also below zero.
  expect(namesIn({ monthlyScriptQuota: -1 })).toContain(",-1,")
})
