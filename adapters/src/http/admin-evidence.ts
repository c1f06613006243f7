import * as review from "@rounds/core/admin/evidence.ts"
import {
  correctFinding,
  readEvidenceReview,
  readSubjectReview,
  type ReviewedFinding,
  type ReviewedSubject,
  retireFinding,
  signFinding,
} from "@rounds/core/contract/admin-evidence.ts"
import { NotFound } from "@rounds/core/contract/door.ts"
import type { Finding } from "@rounds/core/evidence/finding.ts"
import { EvidenceLibrary } from "@rounds/core/evidence/ports.ts"
import { maySpeak, reviewBy, standingOf } from "@rounds/core/evidence/standing.ts"
import type { SubjectFile } from "@rounds/core/evidence/subject-file.ts"
import { usualLanguage } from "@rounds/core/language/pack.ts"
import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import { type Host, mount } from "./mount.ts"
import type { Ports } from "./ports.ts"

/** Findings of the evidence library under review: read, signed, set right, retired. */
export const mountAdminEvidence = (host: Host<Ports>): void => {
  mount(host, readEvidenceReview, () =>
    Effect.gen(function* () {
      const { files } = yield* EvidenceLibrary.use(({ library }) => library)
      const today = yield* day
      return files.map((file) => summaryOf(file, today))
    }),
  )

  mount(host, readSubjectReview, ({ params }) =>
    Effect.gen(function* () {
      const { bySubject } = yield* EvidenceLibrary.use(({ library }) => library)
      const file = bySubject.get(params.subject)
      if (file === undefined) return yield* new NotFound()
      return yield* shown(file, file.findings)
    }),
  )

  mount(host, signFinding, ({ params, body: { name, qualification, note = "" }, account }) =>
    Effect.andThen(
      review.signFinding(
        params.finding,
        { name: name.trim(), qualification: qualification.trim() },
        { by: account.id, why: note },
      ),
      one(params.finding),
    ),
  )
  mount(host, correctFinding, ({ params, body: { correction, why }, account }) =>
    Effect.andThen(
      review.correctFinding(params.finding, correction, { by: account.id, why }),
      one(params.finding),
    ),
  )
  mount(host, retireFinding, ({ params, body: { why }, account }) =>
    Effect.andThen(review.retireFinding(params.finding, { by: account.id, why }), one(params.finding)),
  )
}

const day = Effect.map(DateTime.now, DateTime.formatIsoDateUtc)

const summaryOf = (file: SubjectFile, today: string): ReviewedSubject => {
  const spoken = file.findings.filter(maySpeak)
  const signed = spoken.filter(({ signedBy }) => signedBy !== null).length
  return {
    subject: file.subject,
    name: file.names[usualLanguage][0],
    kind: file.kind,
    findings: file.findings.length,
    spoken: spoken.length,
    signed,
    unsigned: spoken.length - signed,
    overdue: spoken.filter((finding) => standingOf(file.kind, finding, today) === "overdue").length,
  }
}

/** One finding as it stands after what was just said of it. */
const one = Effect.fnUntraced(function* (findingId: string) {
  const { file, finding } = yield* review.findingOf(findingId)
  const [only] = yield* shown(file, [finding])
  return only ?? (yield* new review.FindingUnknown({ findingId }))
})

const shown = Effect.fnUntraced(function* (file: SubjectFile, findings: ReadonlyArray<Finding>) {
  const ids = findings.map(({ id }) => id)
  const reviews = yield* review.FindingReviews
  const said = yield* reviews.of(ids)
  const spoken = yield* reviews.spokenIn(ids)
  const today = yield* day
  return findings.map((finding): ReviewedFinding => {
    const { scripts = 0, people = 0 } = spoken.find(({ findingId }) => findingId === finding.id) ?? {}
    return {
      ...finding,
      standing: standingOf(file.kind, finding, today),
      reviewBy: reviewBy(file.kind, finding),
      scripts,
      people,
      history: said
        .filter(({ findingId }) => findingId === finding.id)
        .map((each) => ({
          kind: each.kind,
          reviewer: each.kind === "signed" ? each.reviewer : null,
          note: each.note,
          at: each.at,
        })),
    }
  })
})
