import * as Schema from "effect/Schema"
import { canonicalJson } from "#kernel/canonical-json.ts"
import { textBetween } from "#kernel/text.ts"
import { Language } from "#script/settings.ts"
import { type Finding, Strength } from "./finding.ts"
import type { SubjectFile } from "./subject-file.ts"

/** A sentence to speak; the library's own rules ask for far fewer words. */
const Sentence = Schema.Record(Language, textBetween(1, 400, "sentence_missing"))

/** The words of a finding as a reviewer sets them right. */
export const Correction = Schema.Struct({
  says: Sentence,
  brief: Sentence,
  limit: Schema.NullOr(Sentence),
  safety: Schema.NullOr(Sentence),
  strength: Strength,
})
export type Correction = typeof Correction.Type

/** Who answers for a finding, as it is printed. */
export interface Reviewer {
  readonly name: string
  readonly qualification: string
}

/** What a reviewer said of a finding. `readAs`: the finding as it was then, see `printOf`. */
export type FindingReview = {
  readonly findingId: string
  readonly readAs: string
  /** An account's id, or `cli`; null once that account is erased. */
  readonly by: string | null
  readonly note: string
  /** ISO 8601, UTC. */
  readonly at: string
} & (
  | { readonly kind: "signed"; readonly reviewer: Reviewer | null }
  | { readonly kind: "corrected"; readonly correction: Correction }
  | { readonly kind: "retired" }
)

/** A finding as a reviewer reads it: everything but who signed it and when it was read last. */
export const printOf = ({ signedBy: _signer, checkedOn: _day, ...read }: Finding): string =>
  canonicalJson(read)

/**
 * A finding with what reviewers said of it, in order. What was said of other words than it has now says nothing of it: a
 * file that is changed has to be read again. A correction takes the signature away.
 */
export const reviewed = (finding: Finding, reviews: ReadonlyArray<FindingReview>): Finding =>
  reviews.reduce((now, review) => (review.readAs === printOf(now) ? laidOver(now, review) : now), finding)

const laidOver = (finding: Finding, review: FindingReview): Finding => {
  switch (review.kind) {
    case "signed":
      return review.reviewer === null
        ? { ...finding, signedBy: null }
        : { ...finding, signedBy: review.reviewer, checkedOn: review.at.slice(0, 10) }
    case "corrected":
      return { ...finding, ...review.correction, signedBy: null, checkedOn: review.at.slice(0, 10) }
    case "retired":
      return { ...finding, mayBeSpoken: false, signedBy: null, toVerify: review.note }
  }
}

/** Files of the library with everything that reviewers said; a file nobody spoke of stays the same object. */
export const reviewedFiles = (
  files: ReadonlyArray<SubjectFile>,
  reviews: ReadonlyArray<FindingReview>,
): ReadonlyArray<SubjectFile> => {
  const of = new Map<string, Array<FindingReview>>()
  for (const review of reviews) {
    const before = of.get(review.findingId)
    if (before === undefined) of.set(review.findingId, [review])
    else before.push(review)
  }
  return files.map((file) =>
    file.findings.some(({ id }) => of.has(id))
      ? { ...file, findings: file.findings.map((finding) => reviewed(finding, of.get(finding.id) ?? [])) }
      : file,
  )
}
