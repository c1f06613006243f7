import * as DateTime from "effect/DateTime"
import type { Finding } from "./finding.ts"
import type { SubjectKind } from "./subject-file.ts"

/** Whether a finding may be leaned on at a moment. */
export type Standing = "current" | "overdue" | "retracted" | "unverified"

/** Months after which a finding is read against its source again: medicines change faster than the rest. */
const monthsOf: { readonly [K in SubjectKind]: number } = {
  medicine: 6,
  interaction: 6,
  supplement: 12,
  food: 12,
  diet: 12,
  condition: 12,
  body: 12,
  exercise: 12,
  habit: 12,
  gear: 12,
}

/** The day (UTC, ISO 8601) by which a finding must be read again. */
export const reviewBy = (kind: SubjectKind, { checkedOn }: Pick<Finding, "checkedOn">): string =>
  DateTime.formatIsoDateUtc(DateTime.add(DateTime.makeUnsafe(checkedOn), { months: monthsOf[kind] }))

/** `today` is a day in UTC, ISO 8601. A retracted source blocks; an overdue one is flagged. */
export const standingOf = (kind: SubjectKind, finding: Finding, today: string): Standing =>
  finding.retracted
    ? "retracted"
    : !finding.mayBeSpoken
      ? "unverified"
      : reviewBy(kind, finding) < today
        ? "overdue"
        : "current"

/** Whether a finding may stand in a script: read on its source's own page, and not withdrawn. */
export const maySpeak = (finding: Finding): boolean => finding.mayBeSpoken && !finding.retracted
