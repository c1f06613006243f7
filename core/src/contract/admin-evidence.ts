import * as Schema from "effect/Schema"
import { Reason } from "#admin/action.ts"
import { CorrectionRefused, FindingHeldBack, FindingUnknown } from "#admin/evidence.ts"
import { Finding } from "#evidence/finding.ts"
import { Correction } from "#evidence/reviews.ts"
import { SubjectKind } from "#evidence/subject-file.ts"
import { Instant, textBetween, textUpTo } from "#kernel/text.ts"
import { endpoint } from "./endpoint.ts"

/** A subject of the library and how far its review has come. */
export const ReviewedSubject = Schema.Struct({
  subject: Schema.String,
  name: Schema.String,
  kind: SubjectKind,
  findings: Schema.Natural,
  /** May be spoken. */
  spoken: Schema.Natural,
  signed: Schema.Natural,
  /** May be spoken, and nobody has signed. */
  unsigned: Schema.Natural,
  overdue: Schema.Natural,
}).annotate({ identifier: "ReviewedSubject" })
export type ReviewedSubject = typeof ReviewedSubject.Type

/** One thing that a reviewer said of a finding. */
export const ReviewLine = Schema.Struct({
  kind: Schema.Literals(["signed", "corrected", "retired"]),
  /** Name and qualification of whoever signed. */
  reviewer: Schema.NullOr(Schema.Struct({ name: Schema.String, qualification: Schema.String })),
  note: Schema.String,
  at: Instant,
})

/** A finding as a reviewer sees it. */
export const ReviewedFinding = Schema.Struct({
  ...Finding.fields,
  standing: Schema.Literals(["current", "overdue", "retracted", "unverified"]),
  /** The day (UTC) by which it is to be read again. */
  reviewBy: Schema.String,
  /** How many scripts speak it, and of how many people. */
  scripts: Schema.Natural,
  people: Schema.Natural,
  /** The newest first. */
  history: Schema.Array(ReviewLine),
}).annotate({ identifier: "ReviewedFinding" })
export type ReviewedFinding = typeof ReviewedFinding.Type

const OneFinding = Schema.Struct({ finding: textUpTo(120) })

export const readEvidenceReview = endpoint({
  method: "GET",
  path: "/api/admin/evidence",
  summary: "The subjects of the evidence library, with what is signed, unsigned and overdue",
  access: "admin",
  success: Schema.Array(ReviewedSubject),
})

export const readSubjectReview = endpoint({
  method: "GET",
  path: "/api/admin/evidence/{subject}",
  summary: "The findings of a subject with their sources, what supports them, and what reviewers said",
  access: "admin",
  params: Schema.Struct({ subject: textUpTo(120) }),
  success: Schema.Array(ReviewedFinding),
})

export const signFinding = endpoint({
  method: "POST",
  path: "/api/admin/findings/{finding}/signature",
  summary: "Signs a finding as read against its source, with the name and qualification that are printed",
  access: "admin",
  params: OneFinding,
  body: Schema.Struct({
    name: textBetween(2, 120, "reviewer_missing"),
    qualification: textBetween(2, 120, "qualification_missing"),
    note: Schema.optionalKey(Reason),
  }),
  success: ReviewedFinding,
  rejections: Schema.Union([FindingUnknown, FindingHeldBack]),
})

export const correctFinding = endpoint({
  method: "POST",
  path: "/api/admin/findings/{finding}/correction",
  summary:
    "Sets a finding's words right; held to what the library and the claims check hold every finding to",
  access: "admin",
  params: OneFinding,
  body: Schema.Struct({ correction: Correction, why: textBetween(3, 500, "correction_reason_missing") }),
  success: ReviewedFinding,
  rejections: Schema.Union([FindingUnknown, CorrectionRefused]),
})

export const retireFinding = endpoint({
  method: "POST",
  path: "/api/admin/findings/{finding}/retirement",
  summary: "Takes a finding out of what may be spoken, as long as its entry in the library stays as it is",
  access: "admin",
  params: OneFinding,
  body: Schema.Struct({ why: textBetween(3, 500, "retirement_reason_missing") }),
  success: ReviewedFinding,
  rejections: Schema.Union([FindingUnknown, FindingHeldBack]),
})
