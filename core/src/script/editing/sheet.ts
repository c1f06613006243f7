import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import { Profiles } from "#account/ports.ts"
import { EvidenceLibrary } from "#evidence/ports.ts"
import { standingOf } from "#evidence/standing.ts"
import type { Library } from "#evidence/library.ts"
import { type Approval, approvalOf } from "#script/approval/approval.ts"
import type { Point, SourceStanding } from "#script/approval/point.ts"
import { type Looking, openPoints, pointsFrom } from "#script/approval/points.ts"
import { ScriptApprovals } from "#script/approval/ports.ts"
import { claimContextOf } from "#script/drafting.ts"
import { Scripts, type WriterProfile } from "#script/ports.ts"
import type { Script } from "#script/script.ts"
import { citeFrom } from "#script/sources.ts"
import { type Topic } from "#topic/topic.ts"
import { Topics } from "#topic/ports.ts"
import { withReading } from "#script/claims/reading.ts"
import { type ClaimsIn, type Inspected, inspectScript } from "./inspect.ts"
import { meaningBeside, type OurWords, ourWords } from "./our-words.ts"
import type { Surroundings } from "./rebuilt.ts"
import { ScriptUnknown } from "./rejections.ts"
import { retold, saidIn, saying } from "./retold.ts"

/** So many beats of one script are written anew for nothing. */
export const rewritesPerScript = 10

/** A script with everything that stands between it and the camera. */
export interface Sheet {
  readonly script: Script
  readonly approval: Approval
  readonly points: ReadonlyArray<Point>
  readonly inspected: Inspected
  readonly looking: Looking
  /** Sentences of the script, and of what it may open with, that are ours. */
  readonly ours: ReadonlySet<string>
  /** Findings whose sources must be looked at, and how they stand. */
  readonly stale: ReadonlyArray<{ readonly findingId: string; readonly standing: SourceStanding }>
  /** Who answers for the library's findings in it, and how many of them nobody has signed. */
  readonly signatures: Signatures
  readonly rewritesLeft: number
}

export interface Signatures {
  /** "Dr A. Reviewer, clinical pharmacist", each once. */
  readonly signers: ReadonlyArray<string>
  readonly unsigned: number
}

/** What a script of a person is looked at and changed with. */
export interface Desk {
  readonly surroundings: Surroundings
  readonly looking: Looking
  readonly ours: OurWords
  readonly topic: Topic | null
  readonly profile: WriterProfile | null
  readonly library: Library
}

/** A script of the person's own. One of a time that kept no origins has them worked out from its words. */
export const ownScript = Effect.fn("ownScript")(function* (userId: string, id: string) {
  const script = yield* Scripts.use((scripts) => scripts.byId(userId, id))
  return script === null ? yield* new ScriptUnknown() : withOrigins(script)
})

const withOrigins = (script: Script): Script => {
  const ours = [{ text: script.disclaimer, findings: [], from: "connective" as const }]
  return {
    ...script,
    beats: script.beats.map((beat) =>
      beat.said.length > 0 || beat.text.trim() === "" ? beat : saying(beat, retold(beat.text, ours)),
    ),
  }
}

export const deskOf = Effect.fn("deskOf")(function* (script: Script) {
  const { topicId, userId, disclaimer } = script
  const topic = topicId === null ? null : yield* Topics.use((topics) => topics.byId(topicId))
  const profile = yield* Profiles.use((profiles) => profiles.of(userId))
  const library = yield* EvidenceLibrary.use((evidence) => evidence.library)
  const today = DateTime.formatIsoDateUtc(yield* DateTime.now)
  const context = claimContextOf({ settings: script, profile })
  const ours = ourWords(library, script)
  const byCheck = meaningBeside(ours, context)
  const claimsIn: ClaimsIn = (content, beats) => withReading(byCheck(content, beats), script.reading, content)
  const desk: Desk = {
    surroundings: { topic, context, cite: citeFrom(library), claimsIn },
    looking: { about: { topic, disclaimer }, context, claimsIn, standingOf: standingIn(library, today) },
    ours,
    topic,
    profile,
    library,
  }
  return desk
})

/** How the findings of a library stand on a day. A citation of the person's own is theirs to keep current. */
export const standingIn = (library: Library, today: string) => {
  const known = new Map<string, SourceStanding>(
    library.files.flatMap(({ kind, findings }) =>
      findings.map((finding) => {
        const standing = standingOf(kind, finding, today)
        return [finding.id, standing === "unverified" ? "gone" : standing] as const
      }),
    ),
  )
  return (id: string): SourceStanding => known.get(id) ?? (id.includes(":") ? "current" : "gone")
}

/** Who signed the findings that a script speaks. Warnings and a person's own citations need no signature of ours. */
const signaturesOf = ({ files }: Library, { sources }: Script): Signatures => {
  const spoken = new Set(sources.map(({ findingId }) => findingId))
  const findings = files.flatMap((file) => file.findings.filter(({ id }) => spoken.has(id)))
  return {
    signers: [
      ...new Set(
        findings.flatMap(({ signedBy }) =>
          signedBy === null ? [] : [`${signedBy.name}, ${signedBy.qualification}`],
        ),
      ),
    ],
    unsigned: findings.filter(({ signedBy }) => signedBy === null).length,
  }
}

/** Everything about a script that its owner needs before filming. */
export const sheetOf = Effect.fn("sheetOf")(function* (script: Script) {
  const { looking, ours, library } = yield* deskOf(script)
  const inspected = inspectScript(script, looking.about, looking.context, looking.claimsIn)
  const points = pointsFrom(script, inspected, looking)
  const last = yield* ScriptApprovals.use((approvals) => approvals.last(script))
  const sheet: Sheet = {
    script,
    approval: approvalOf(last, openPoints(points).length),
    points,
    inspected,
    looking,
    ours: ours([...saidIn(script.beats), ...script.hooks.map(({ said }) => said)]),
    stale: script.sources.flatMap(({ findingId }) => {
      const standing = looking.standingOf(findingId)
      return standing === "current" ? [] : [{ findingId, standing }]
    }),
    signatures: signaturesOf(library, script),
    rewritesLeft: Math.max(0, rewritesPerScript - script.rewrites),
  }
  return sheet
})
