import type { StreamOf } from "@rounds/core/contract/contract.ts"
import { generator as words } from "#words/scripts/generator.ts"

type Stage = StreamOf<"POST /api/generate-script">["stage"]

/** What a click is at: a stage of the writer, or asking what became of it. */
export type Doing = Pick<Stage, "step" | "of" | "progress"> & { readonly stage: Stage["stage"] | "asking" }

const known: { readonly [S in Doing["stage"]]: string } = {
  asking: words.askingWhatBecame,
  reserved: words.readingTheEvidence,
  revising: words.revisingTheDraft,
  checking: words.checkingLengthAndClaims,
  saved: words.saved,
}

/** What the writer is at, in the language of the screens. */
export const stageWords = ({ stage }: Pick<Doing, "stage">): string => known[stage]
