import * as Layer from "effect/Layer"
import { RecordedEvidence } from "#evidence/recorded.ts"
import { ReviewedEvidence } from "#postgres/reviewed-evidence.ts"

/** The evidence library as it holds: its files, with what reviewers said laid over them. */
export const HeldEvidence = ReviewedEvidence.pipe(Layer.provide(RecordedEvidence))
