import type { StreamOf } from "@rounds/core/contract/contract.ts"
import { generator as words } from "#words/scripts/generator.ts"

type Stage = StreamOf<"POST /api/generate-script">["stage"]

const known: Readonly<Record<string, string>> = {
  reserved: words.readingTheEvidence,
  revising: words.revisingTheDraft,
  checking: words.checkingLengthAndClaims,
  saved: words.saved,
}

/** What the writer is at, in the language of the screens; of a stage that is new here, as the server says it. */
export const stageWords = ({ stage, label }: Pick<Stage, "stage" | "label">): string => known[stage] ?? label
