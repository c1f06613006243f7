import * as Effect from "effect/Effect"
import { atomically } from "#kernel/atomically.ts"
import { csvCell } from "#kernel/csv-cell.ts"
import { type Cause, recordAction } from "./action.ts"
import type { PeopleSearch, Person } from "./people.ts"
import { People } from "./ports.ts"

/** More than this is a matter for the database, not for a browser. */
export const MOST_EXPORTED = 10_000
const AT_ONCE = 1_000

const columns = [
  "id",
  "email",
  "emailVerified",
  "firstName",
  "lastName",
  "profession",
  "market",
  "subscriptionTier",
  "subscriptionStatus",
  "trialEndDate",
  "subscriptionEndsAt",
  "scriptsUsedThisMonth",
  "monthlyScriptQuota",
  "extraScriptQuota",
  "extraTopicQuota",
  "quotaResetDate",
  "isActive",
  "isAdmin",
  "state",
  "createdAt",
  "lastSeenAt",
] as const satisfies ReadonlyArray<keyof Person>

/** People as CSV (RFC 4180), with a line of names first. */
export const peopleCsv = (people: ReadonlyArray<Person>): string =>
  [columns.join(","), ...people.map((person) => columns.map((name) => csvCell(person[name])).join(","))]
    .map((line) => `${line}\r\n`)
    .join("")

/** The people who fit as CSV, oldest first; that they were taken out is kept with who and why. */
export const exportPeople = Effect.fn("exportPeople")(function* (search: PeopleSearch, cause: Cause) {
  const people = yield* People
  const found: Person[] = []
  for (let offset = 0; offset < MOST_EXPORTED; offset += AT_ONCE) {
    const page = yield* people.page({ ...search, sort: "joined", descending: false, offset, limit: AT_ONCE })
    found.push(...page)
    if (page.length < AT_ONCE) break
  }
  yield* atomically(
    recordAction({
      action: "list_exported",
      subject: "list of people",
      after: {
        people: found.length,
        // Not what was typed: it may be somebody's address.
        search: search.q !== undefined && search.q !== "",
        tier: search.tier ?? "",
        state: search.state ?? "",
      },
      ...cause,
    }),
  )
  return { csv: peopleCsv(found), people: found.length }
})
