import * as Schema from "effect/Schema"
import { Strength } from "#evidence/finding.ts"
import { Instant } from "#kernel/text.ts"
import { Approval } from "#script/approval/approval.ts"
import { Point, SourceStanding } from "#script/approval/point.ts"
import { Profession } from "#account/profile.ts"
import { Made } from "#script/editing/ports.ts"
import { ClaimFinding, Script } from "#script/script.ts"
import { Specialty } from "#topic/specialty.ts"

/**
 * What stays with the product: title and caption are read in the posting kit, by whoever's plan holds them; what the
 * model of the claims check found is among `claims` and in the points.
 */
const { post: _post, reading: _reading, ...shownFields } = Script.fields

/** A script with whether it was checked before filming. */
export const ScriptSheet = Schema.Struct({ ...shownFields, approval: Approval }).annotate({
  identifier: "Script",
})
export type ScriptSheet = typeof ScriptSheet.Type

/** What the browser needs to look at the words itself while somebody types (`inspectScript`). */
const Looking = Schema.Struct({
  language: Script.fields.language,
  market: Script.fields.market,
  promotes: Script.fields.promotes,
  profession: Schema.NullOr(Profession),
  /** Sentences that were read before they came into the product: the rules alone are asked of them. */
  ours: Schema.Array(Schema.String),
  /** What the language model of the claims check has found, in the sentences it stands in. */
  read: Schema.Array(ClaimFinding),
  topic: Schema.NullOr(
    Schema.Struct({
      keywords: Schema.Array(Schema.String),
      specialtyRelevance: Schema.Array(Schema.Struct({ specialty: Specialty, share: Schema.Finite })),
    }),
  ),
})

/** A script with everything that stands between it and the camera: the answer of every change. */
export const ScriptReview = Schema.Struct({
  script: ScriptSheet,
  points: Schema.Array(Point),
  /** Length against the video's less 1.5 s. */
  fit: Schema.Struct({
    words: Schema.Natural,
    seconds: Schema.Finite,
    limitSeconds: Schema.Finite,
    overSeconds: Schema.Finite,
    wordsToCut: Schema.Natural,
    verdict: Schema.Literals(["fits", "short", "long"]),
  }),
  /** Seconds of each hook that can be chosen, in their order. */
  hookSeconds: Schema.Array(Schema.Finite),
  /** Findings whose sources are to be looked at. */
  stale: Schema.Array(
    Schema.Struct({
      findingId: Schema.String,
      standing: SourceStanding,
    }),
  ),
  /** Who answers for the findings it speaks, and how many of them no clinician has signed. */
  signatures: Schema.Struct({ signers: Schema.Array(Schema.String), unsigned: Schema.Natural }),
  /** Whether places in brackets are still to be filled in: nothing is exported before. */
  hasBlanks: Schema.Boolean,
  rewritesLeft: Schema.Natural,
  /** Whether the plan holds five hooks, rewritten beats and earlier versions. */
  isCustomisable: Schema.Boolean,
  looking: Looking,
}).annotate({ identifier: "ScriptReview" })
export type ScriptReview = typeof ScriptReview.Type

export const VersionItem = Schema.Struct({
  version: Schema.Natural,
  made: Made,
  at: Instant,
  wasChecked: Schema.Boolean,
  words: Schema.Natural,
  seconds: Schema.Finite,
}).annotate({ identifier: "VersionItem" })

/** A finding of the library that a statement can be rested on. */
export const EvidenceHit = Schema.Struct({
  findingId: Schema.String,
  subject: Schema.String,
  says: Schema.String,
  limit: Schema.NullOr(Schema.String),
  strength: Strength,
  publisher: Schema.String,
  title: Schema.String,
  year: Schema.NullOr(Schema.Int),
  url: Schema.String,
  checkedOn: Schema.String,
  standing: Schema.Literals(["current", "overdue"]),
  /** Drafted from the source named; null while no clinician has signed. */
  signedBy: Schema.NullOr(Schema.String),
}).annotate({ identifier: "EvidenceHit" })
export type EvidenceHit = typeof EvidenceHit.Type
