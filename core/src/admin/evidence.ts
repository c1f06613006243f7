import * as Context from "effect/Context"
import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { faultsOfCorrection } from "#evidence/correct.ts"
import type { Finding } from "#evidence/finding.ts"
import { EvidenceLibrary } from "#evidence/ports.ts"
import { type Correction, type FindingReview, printOf, type Reviewer } from "#evidence/reviews.ts"
import { maySpeak } from "#evidence/standing.ts"
import { atomically } from "#kernel/atomically.ts"
import { type Cause, recordAction } from "./action.ts"

/** No finding of the library has this id. */
export class FindingUnknown extends Schema.TaggedError<FindingUnknown>()("FindingUnknown", {
  findingId: Schema.String,
}) {}

/** A finding that may not be spoken is not signed: what is missing comes first. */
export class FindingHeldBack extends Schema.TaggedError<FindingHeldBack>()("FindingHeldBack", {
  findingId: Schema.String,
}) {}

/** What a correction says does not fit the library or breaks a rule on claims. */
export class CorrectionRefused extends Schema.TaggedError<CorrectionRefused>()("CorrectionRefused", {
  faults: Schema.Array(Schema.String),
}) {}

/** How many scripts speak a finding, and of how many people. */
export interface SpokenIn {
  readonly findingId: string
  readonly scripts: number
  readonly people: number
}

/** Port. What reviewers said of findings. */
export class FindingReviews extends Context.Service<
  FindingReviews,
  {
    readonly add: (review: FindingReview) => Effect.Effect<void>
    /** Of these findings, the newest first, at most 200. */
    readonly of: (findingIds: ReadonlyArray<string>) => Effect.Effect<ReadonlyArray<FindingReview>>
    /** Findings that no script speaks are left out. */
    readonly spokenIn: (findingIds: ReadonlyArray<string>) => Effect.Effect<ReadonlyArray<SpokenIn>>
  }
>()("core/admin/FindingReviews") {}

/** A finding as it stands in the library now, reviews laid over it, with its file. */
export const findingOf = Effect.fn("findingOf")(function* (findingId: string) {
  const { files } = yield* EvidenceLibrary.use(({ library }) => library)
  for (const file of files) {
    const finding = file.findings.find(({ id }) => id === findingId)
    if (finding !== undefined) return { file, finding }
  }
  return yield* new FindingUnknown({ findingId })
})

const add = Effect.fnUntraced(function* (
  finding: Finding,
  said:
    | { readonly kind: "signed"; readonly reviewer: Reviewer }
    | { readonly kind: "corrected"; readonly correction: Correction }
    | { readonly kind: "retired" },
  { by, why }: Cause,
) {
  const at = DateTime.formatIso(yield* DateTime.now)
  const common = { findingId: finding.id, readAs: printOf(finding), by, note: why, at }
  yield* FindingReviews.use((reviews) => reviews.add({ ...common, ...said }))
})

const subjectOf = (findingId: string): string => `finding ${findingId}`

/** A clinician answers for a finding: what its source says supports its words, in every language. */
export const signFinding = Effect.fn("signFinding")(function* (
  findingId: string,
  reviewer: Reviewer,
  cause: Cause,
) {
  const { finding } = yield* findingOf(findingId)
  if (!maySpeak(finding)) return yield* new FindingHeldBack({ findingId })
  yield* atomically(
    Effect.gen(function* () {
      yield* add(finding, { kind: "signed", reviewer }, cause)
      yield* recordAction({
        ...cause,
        action: "finding_signed",
        subject: subjectOf(findingId),
        before: { signedBy: finding.signedBy?.name ?? null },
        after: { signedBy: reviewer.name, qualification: reviewer.qualification },
      })
    }),
  )
})

/** Sets a finding's words right. They are held to what every file of the library is held to, and to the claims check. */
export const correctFinding = Effect.fn("correctFinding")(function* (
  findingId: string,
  correction: Correction,
  cause: Cause,
) {
  const { file, finding } = yield* findingOf(findingId)
  const faults = faultsOfCorrection(file, finding, correction)
  if (faults.length > 0) return yield* new CorrectionRefused({ faults: faults.slice(0, 20) })
  const facts = ({ says, strength }: Pick<Finding, "says" | "strength">) => ({ ...says, strength })
  yield* atomically(
    Effect.gen(function* () {
      yield* add(finding, { kind: "corrected", correction }, cause)
      yield* recordAction({
        ...cause,
        action: "finding_corrected",
        subject: subjectOf(findingId),
        before: facts(finding),
        after: facts(correction),
      })
    }),
  )
})

/** Takes a finding out of what may be spoken, as long as its file stays as it is. */
export const retireFinding = Effect.fn("retireFinding")(function* (findingId: string, cause: Cause) {
  const { finding } = yield* findingOf(findingId)
  if (!maySpeak(finding)) return yield* new FindingHeldBack({ findingId })
  yield* atomically(
    Effect.gen(function* () {
      yield* add(finding, { kind: "retired" }, cause)
      yield* recordAction({
        ...cause,
        action: "finding_retired",
        subject: subjectOf(findingId),
        before: { maySpeak: true },
        after: { maySpeak: false },
      })
    }),
  )
})
